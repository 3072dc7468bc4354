import { COMFORT_LEVELS } from '@dalil/domain/guide/handbook-climate.ts';
import { articleCardSchema, placeCardSchema, serviceCardSchema } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';

export const neighbourhoodCountSchema = z.object({
  id: z.string(),
  position: z.object({ lat: z.number(), lon: z.number() }),
  placeCount: z.number(),
});

/** Monthly normals, never a forecast: degrees Celsius, sun times of the 15th. */
export const climateMonthSchema = z.object({
  locale: z.enum(LOCALES),
  month: z.number(),
  meanMaxC: z.number(),
  meanMinC: z.number(),
  seaTemperatureC: z.number(),
  uvIndexTypicalMax: z.number(),
  comfort: z.enum(COMFORT_LEVELS),
  comfortLabel: z.string(),
  advice: z.string(),
  asOf: z.string(),
});

export const homeViewSchema = z.object({
  /** The day in Dubai, `YYYY-MM-DD`, and the same in the Umm al-Qura calendar. */
  today: z.string(),
  hijri: z.object({ year: z.number(), month: z.number(), day: z.number() }),
  articles: z.array(articleCardSchema),
  dining: z.array(placeCardSchema),
  sights: z.array(placeCardSchema),
  services: z.array(serviceCardSchema),
  neighbourhoods: z.array(neighbourhoodCountSchema),
  climate: z.nullable(climateMonthSchema),
});

export type HomeView = z.infer<typeof homeViewSchema>;
