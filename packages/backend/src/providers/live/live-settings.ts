import { capWarnings } from './cap-warnings.ts';
import { frankfurterRates } from './frankfurter.ts';
import { hereTraffic } from './here.ts';
import type { LiveProviders } from './live-provider.ts';
import { NO_LIVE_PROVIDERS } from './live-provider.ts';
import { metNorwayWeather } from './met-norway.ts';
import { openMeteoAreas } from './open-meteo-areas.ts';
import { openMeteoAir, openMeteoSea, openMeteoWeather } from './open-meteo.ts';
import { ticketmasterEvents } from './ticketmaster.ts';
import { tomTomTraffic } from './tomtom.ts';

/** Base addresses of the providers; undefined switches one off. */
export type LiveSettings = {
  isOn: boolean;
  openMeteo: string;
  openMeteoMarine: string;
  openMeteoAir: string;
  /** For the paid service of Open-Meteo. */
  openMeteoKey: string | undefined;
  metNorway: string | undefined;
  warningsFeed: string | undefined;
  exchangeRates: string;
  /** Of each traffic provider whose key is set. */
  tomTom: { base: string; key: string } | undefined;
  here: { base: string; key: string } | undefined;
  ticketmaster: { base: string; key: string } | undefined;
  /** Names the product and its operator to providers that require it. */
  userAgent: string;
};

/** The providers that the settings name. */
export function createLiveProviders(settings: LiveSettings): LiveProviders {
  if (!settings.isOn) return NO_LIVE_PROVIDERS;
  const { openMeteoKey: apiKey, metNorway, warningsFeed, userAgent } = settings;
  return {
    weather: [
      openMeteoWeather({ base: settings.openMeteo, apiKey }),
      ...(metNorway === undefined ? [] : [metNorwayWeather({ base: metNorway, userAgent })]),
    ],
    areas: [openMeteoAreas({ base: settings.openMeteo, apiKey })],
    sea: openMeteoSea({ base: settings.openMeteoMarine, apiKey }),
    air: [openMeteoAir({ base: settings.openMeteoAir, apiKey })],
    warnings: warningsFeed === undefined ? [] : [capWarnings(warningsFeed)],
    rates: [frankfurterRates(settings.exchangeRates)],
    traffic: [
      ...(settings.tomTom === undefined ? [] : [tomTomTraffic(settings.tomTom)]),
      ...(settings.here === undefined ? [] : [hereTraffic(settings.here)]),
    ],
    headlines: [],
    listings: [],
    tickets: settings.ticketmaster === undefined ? [] : [ticketmasterEvents(settings.ticketmaster)],
  };
}
