import { LIVE_STATES } from '@dalil/domain/city/live/live-feed.ts';
import { airSchema, areasSchema, ratesSchema, seaSchema, weatherSchema } from '@dalil/domain/city/live/readings.ts';
import { FLOWS } from '@dalil/domain/city/live/traffic.ts';
import { incidentSchema, roadFlowSchema } from '@dalil/domain/city/live/traffic-schema.ts';
import { warningsSchema } from '@dalil/domain/city/live/warning-schema.ts';
import { WARNING_SEVERITIES } from '@dalil/domain/city/live/warning-severity.ts';
import * as z from 'zod';

const instant = z.string().meta({ description: 'An instant, ISO 8601', example: '2026-11-26T08:15:00.000Z' });

/** A value with all that is needed to judge it. Null where nothing is known. */
export const live = <Value extends z.ZodType>(value: Value) =>
  z.nullable(
    z.object({
      /** When the provider last confirmed it. */
      fetchedAt: instant,
      /** Until then it counts as fresh. */
      freshUntil: instant,
      /** A device computes it again with its own clock. */
      state: z.enum(LIVE_STATES),
      /** Null where the value itself names where it is from. */
      source: z.nullable(
        z.object({
          name: z.string(),
          url: z.string(),
          licence: z.nullable(z.object({ name: z.string(), url: z.string() })),
          credits: z.nullable(z.string()),
        }),
      ),
      value,
    }),
  );

export const conditionsViewSchema = z.object({
  /** The hour in Dubai this answer begins with. Within it the answer is the same, byte by byte. */
  hour: z.string().meta({ description: 'An hour in Dubai', example: '2026-11-26T12:00' }),
  /** Sunrise and sunset of the days of the hours, in minutes since midnight in Dubai. */
  sun: z.array(z.object({ date: z.string(), sunrise: z.number(), sunset: z.number() })),
  weather: live(weatherSchema),
  sea: live(seaSchema),
  air: live(airSchema),
  warnings: live(warningsSchema),
});
export type ConditionsView = z.infer<typeof conditionsViewSchema>;

export const weatherAreasViewSchema = z.object({
  /** The hour in Dubai this answer begins with. Within it the answer is the same, byte by byte. */
  hour: z.string().meta({ description: 'An hour in Dubai', example: '2026-11-26T12:00' }),
  areas: live(areasSchema),
});
export type WeatherAreasView = z.infer<typeof weatherAreasViewSchema>;

const column = z.array(z.nullable(z.number()));
const fetched = z.nullable(instant);

export const outlookViewSchema = z.object({
  /** The hour in Dubai this answer begins with. Within it the answer is the same, byte by byte. */
  hour: z.string().meta({ description: 'An hour in Dubai', example: '2026-11-26T12:00' }),
  /** When each provider last confirmed its values. */
  fetched: z.object({ weather: fetched, sea: fetched, air: fetched, warnings: fetched }),
  /** Of the weather. */
  source: z.nullable(z.object({ name: z.string(), url: z.string() })),
  /** The temperatures of this hour and the next, to be displayed. The first may be a reading, the others are a forecast. */
  shown: z.array(
    z.object({
      at: z.string(),
      temperatureC: z.nullable(z.number()),
      feltC: z.nullable(z.number()),
      isForecast: z.boolean(),
    }),
  ),
  /** One value for each hour from `from` on, rounded. */
  columns: z.nullable(
    z.object({
      from: z.string(),
      felt: column,
      uv: column,
      wind: column,
      rain: column,
      visibility: column,
      storm: z.array(z.literal([0, 1])),
      aqi: column,
      wave: column,
      sea: column,
    }),
  ),
  warnings: z.array(
    z.object({ severity: z.enum(WARNING_SEVERITIES), beginsAt: z.nullable(instant), endsAt: z.nullable(instant) }),
  ),
  /** How many of the measured roads are slow or worse, and heavy or worse. Null without a fresh measurement. */
  traffic: z.nullable(
    z.object({
      fetchedAt: instant,
      source: z.nullable(z.object({ name: z.string(), url: z.string() })),
      roads: z.number(),
      slow: z.number(),
      heavy: z.number(),
    }),
  ),
});
export type OutlookView = z.infer<typeof outlookViewSchema>;

export const trafficNowViewSchema = z.object({
  traffic: live(
    z.object({
      /** By the ids of the segments of roads in the handbook. */
      roads: z.array(roadFlowSchema.extend({ flow: z.enum(FLOWS) })),
      /** Null where the provider did not answer them. */
      incidents: z.nullable(z.array(incidentSchema)),
    }),
  ),
});
export type TrafficNowView = z.infer<typeof trafficNowViewSchema>;

export const exchangeRatesViewSchema = z.object({ rates: live(ratesSchema) });
export type ExchangeRatesView = z.infer<typeof exchangeRatesViewSchema>;
