import * as z from 'zod';
import { textInput } from '../../language/classic-text-input.ts';
import { WEATHER_AREA_IDS } from './weather-areas.ts';

/**
 * What providers answer, in one form for all of them. Times are hours in Dubai, `YYYY-MM-DDTHH:MM`. A provider that has no value
 * answers null. A value outside its range rejects the whole answer, because such a provider is wrong about the rest as well.
 */
export const SKIES = ['clear', 'partly', 'cloudy', 'fog', 'rain', 'storm', 'dust'] as const;
export type Sky = (typeof SKIES)[number];

const time = textInput().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
const day = textInput().regex(/^\d{4}-\d\d-\d\d$/);
const within = (low: number, high: number) => z.nullable(z.number().gte(low).lte(high));
const celsius = within(-20, 60);
const felt = within(-30, 80);
const percent = within(0, 100);
const kmh = within(0, 400);
/** Where it comes from, in degrees clockwise from north. */
const degrees = within(0, 360);
const metres = within(0, 30);
const uvIndex = within(0, 25);
const micrograms = within(0, 20_000);
const sky = z.nullable(z.enum(SKIES));

export const weatherHourSchema = z.object({
  at: time,
  sky,
  temperatureC: celsius,
  feltC: felt,
  humidityPercent: percent,
  dewPointC: celsius,
  rainPercent: percent,
  uvIndex,
  visibilityM: within(0, 100_000),
  windKmh: kmh,
  gustKmh: kmh,
  windFrom: degrees,
});
export type WeatherHour = z.output<typeof weatherHourSchema>;

export const weatherSchema = z.object({
  /** The latest values, which the provider computes for a moment between two hours. */
  current: weatherHourSchema,
  hours: z.array(weatherHourSchema).min(1),
  days: z.array(z.object({ date: day, sky, maxC: celsius, minC: celsius, uvIndexMax: uvIndex, rainPercent: percent })),
});
export type WeatherReadings = z.output<typeof weatherSchema>;

export const areaHourSchema = weatherHourSchema.pick({
  at: true,
  temperatureC: true,
  feltC: true,
  humidityPercent: true,
  windKmh: true,
});

/** The weather of each part of the emirate: the latest values, and some hours for the time the provider does not answer. */
export const areasSchema = z.object({
  areas: z
    .array(z.object({ id: z.enum(WEATHER_AREA_IDS), current: areaHourSchema, hours: z.array(areaHourSchema) }))
    .min(1),
});
export type AreaReadings = z.output<typeof areasSchema>;

export const seaHourSchema = z.object({
  at: time,
  waveM: metres,
  wavePeriodS: within(0, 60),
  waveFrom: degrees,
  swellM: metres,
  seaC: within(5, 45),
  /** Above the mean sea level. */
  levelM: within(-10, 10),
  currentKmh: within(0, 30),
});
export type SeaHour = z.output<typeof seaHourSchema>;

export const seaSchema = z.object({
  /** Models of the sea have no values at the shore: how far out their nearest point is. */
  kilometresOut: z.number().positive(),
  hours: z.array(seaHourSchema).min(1),
});
export type SeaReadings = z.output<typeof seaSchema>;

export const airHourSchema = z.object({
  at: time,
  /** The index of the United States Environmental Protection Agency. */
  usAqi: within(0, 1000),
  pm10: micrograms,
  pm25: micrograms,
  dust: micrograms,
});
export type AirHour = z.output<typeof airHourSchema>;

export const airSchema = z.object({ current: airHourSchema, hours: z.array(airHourSchema) });
export type AirReadings = z.output<typeof airSchema>;

export const ratesSchema = z.object({
  base: z.literal('AED'),
  /** The day of the central banks' figures. */
  date: day,
  /** How much of each currency one dirham buys, by ISO 4217 code. */
  rates: z.record(textInput().regex(/^[A-Z]{3}$/), z.number().positive()),
});
export type ExchangeRates = z.output<typeof ratesSchema>;
