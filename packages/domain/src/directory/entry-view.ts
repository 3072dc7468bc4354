import * as z from 'zod';
import { WEEKDAYS } from '../guide/calendar-day.ts';
import { hoursViewSchema, labelSchema, nearbyPlaceSchema } from '../guide/views.ts';
import { LOCALES } from '../language/locale.ts';
import { ENTRY_KINDS } from './entry-kind.ts';
import { ENTRY_SOURCE_IDS, type EntrySource } from './entry-source.ts';

export const WHEELCHAIR = ['yes', 'limited', 'no'] as const;
/** What a kitchen offers, as in `diet:*` of OpenStreetMap. */
export const DIETS = ['vegetarian', 'vegan', 'halal', 'gluten-free', 'kosher'] as const;

const known = z.nullable(z.string());

/** An entry of the directory in one language. What is not known is null. Nobody of the guide has checked any of it. */
export const entryViewSchema = z.object({
  id: z.string(),
  source: z.enum(ENTRY_SOURCE_IDS as [EntrySource, ...EntrySource[]]),
  kind: z.enum(ENTRY_KINDS),
  /** Null: it has none, such as a cash machine or a fountain. */
  name: known,
  /** The language of the name. */
  locale: z.enum(LOCALES),
  lat: z.number(),
  lon: z.number(),
  address: known,
  /** The hours of an ordinary week; on holidays and in Ramadan they are not known. */
  weekly: z.nullable(z.array(z.object({ days: z.array(z.enum(WEEKDAYS)), from: z.string(), to: z.string() }))),
  phone: known,
  website: known,
  wheelchair: z.nullable(z.enum(WHEELCHAIR)),
  /** Terms of the guide. */
  cuisine: z.array(labelSchema),
  diet: z.array(z.enum(DIETS)),
  /** When the source was read or last changed: a day, a month or a year. */
  asOf: z.string(),
});
export type EntryView = z.infer<typeof entryViewSchema>;

/** A place of the guide in a square, with its hours. */
export const squarePlaceSchema = nearbyPlaceSchema.extend({ hours: z.nullable(hoursViewSchema) });
export type SquarePlace = z.infer<typeof squarePlaceSchema>;

/** A square: the places of the guide in it, and the entries of the directory that are none of these. */
export const squareViewSchema = z.object({
  id: z.string(),
  places: z.array(squarePlaceSchema),
  entries: z.array(entryViewSchema),
});
export type SquareView = z.infer<typeof squareViewSchema>;
