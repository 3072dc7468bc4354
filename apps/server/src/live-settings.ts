import type { LiveSettings } from '@dalil/backend/providers/live/live-settings.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import * as z from 'zod';

export const serviceAddress = (example: string) =>
  z.string().refine(isServiceUrl, `must be the address of a service, ${example}, without parameters`);

export const liveFields = {
  LIVE_DATA: z.enum(['on', 'off'], 'must be on or off').default('on'),
  OPEN_METEO_URL: serviceAddress('https://api.open-meteo.com').default('https://api.open-meteo.com'),
  OPEN_METEO_MARINE_URL: serviceAddress('https://marine-api.open-meteo.com').default(
    'https://marine-api.open-meteo.com',
  ),
  OPEN_METEO_AIR_URL: serviceAddress('https://air-quality-api.open-meteo.com').default(
    'https://air-quality-api.open-meteo.com',
  ),
  OPEN_METEO_KEY: z.string().optional(),
  MET_NORWAY_URL: serviceAddress('https://api.met.no').optional(),
  WARNINGS_FEED_URL: z
    .string()
    .refine(isHttpUrl, 'must be the address of a feed, https://authority.example/cap')
    .optional(),
  EXCHANGE_RATES_URL: serviceAddress('https://api.frankfurter.dev').default('https://api.frankfurter.dev'),
  TOMTOM_KEY: z.string().min(1).optional(),
  TOMTOM_URL: serviceAddress('https://api.tomtom.com').default('https://api.tomtom.com'),
  TICKETMASTER_KEY: z.string().min(1).optional(),
  TICKETMASTER_URL: serviceAddress('https://app.ticketmaster.com').default('https://app.ticketmaster.com'),
  HERE_KEY: z.string().min(1).optional(),
  HERE_URL: serviceAddress('https://data.traffic.hereapi.com').default('https://data.traffic.hereapi.com'),
};

/** A name or an IPv4 address, with or without a port. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;

export const fetchFields = {
  FETCH_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
    .transform((hosts) => hosts.filter((host) => host !== ''))
    .refine(
      (hosts) => hosts.every((host) => HOST.test(host)),
      'must list hosts, feeds.intranet or 10.0.0.5:8080, with commas',
    ),
};

type Given = z.output<z.ZodObject<typeof liveFields>>;

const MET_NORWAY = 'https://api.met.no';

/**
 * MET Norway refuses clients that do not say who operates them. Its public address is used only where `PUBLIC_URL` says so, or where
 * the operator names it.
 */
export function liveOf(values: Given, publicUrl: string | undefined): LiveSettings {
  return {
    isOn: values.LIVE_DATA === 'on',
    openMeteo: values.OPEN_METEO_URL,
    openMeteoMarine: values.OPEN_METEO_MARINE_URL,
    openMeteoAir: values.OPEN_METEO_AIR_URL,
    openMeteoKey: values.OPEN_METEO_KEY,
    metNorway: values.MET_NORWAY_URL ?? (publicUrl === undefined ? undefined : MET_NORWAY),
    warningsFeed: values.WARNINGS_FEED_URL,
    exchangeRates: values.EXCHANGE_RATES_URL,
    tomTom: withKey(values.TOMTOM_URL, values.TOMTOM_KEY),
    ticketmaster: withKey(values.TICKETMASTER_URL, values.TICKETMASTER_KEY),
    here: withKey(values.HERE_URL, values.HERE_KEY),
    userAgent: publicUrl === undefined ? PRODUCT.name : `${PRODUCT.name} ${publicUrl}`,
  };
}

const withKey = (base: string, key: string | undefined) => (key === undefined ? undefined : { base, key });

function isHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

function isServiceUrl(text: string): boolean {
  const url = URL.parse(text);
  return isHttpUrl(text) && url?.search === '' && url.hash === '';
}
