import * as z from 'zod/mini';
import { inLatinDigits } from '../language/digit-input.ts';
import { positionSchema } from './position.ts';

/** How it is to be outdoors in a month, from best to worst. */
export const COMFORT_LEVELS = ['excellent', 'good', 'hot', 'very-hot', 'extreme'] as const;
export const CLIMATE_HAZARDS = ['heat', 'dust', 'fog', 'heavy-rain', 'rough-sea'] as const;

const text = z.string().check(z.minLength(1));
const clock = z.string().check(inLatinDigits, z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const share = z.number().check(z.gte(0), z.lte(100));

/** Monthly normals: means over years, degrees Celsius, sun times on the 15th in Asia/Dubai. */
const monthSchema = z.strictObject({
  month: z.int().check(z.gte(1), z.lte(12)),
  meanMaxC: z.number(),
  meanMinC: z.number(),
  meanHumidityPercent: share,
  rainDays: z.number().check(z.nonnegative()),
  seaTemperatureC: z.number(),
  uvIndexTypicalMax: z.number(),
  daylightHours: z.number(),
  sunriseMid: clock,
  sunsetMid: clock,
  comfort: z.enum(COMFORT_LEVELS),
});

export const climateDataSchema = z.strictObject({
  station: positionSchema,
  months: z.array(monthSchema).check(z.length(12)),
  /** Bands of the UV index with advice; the last is open. */
  uvBands: z.array(z.strictObject({ from: z.int(), to: z.nullable(z.int()) })),
});

export const climateBodySchema = z.strictObject({
  location: text,
  annualRain: text,
  records: z.strictObject({ highest: text, lowest: text }),
  /** One a month, from January. */
  advice: z.array(text).check(z.length(12)),
  comfort: z.record(z.enum(COMFORT_LEVELS), z.strictObject({ label: text, text })),
  hazards: z.record(z.enum(CLIMATE_HAZARDS), z.strictObject({ name: text, when: text, advice: text })),
  /** In the order of `uvBands`. */
  uvAdvice: z.array(text),
  workBreak: text,
  precision: z.strictObject({ temperature: text, humidityAndRainDays: text, sea: text, uv: text, daylight: text }),
  note: text,
});
