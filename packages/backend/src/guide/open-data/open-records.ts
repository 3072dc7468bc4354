import { AUDIENCES, PROVENANCE_METHODS } from '@dalil/domain/guide/content-item.ts';
import { WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import { CERTAINTIES } from '@dalil/domain/guide/event-occurrence.ts';
import type { OpenDataset } from '@dalil/domain/guide/open-data.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { publicFactSchema } from '../public-fact.ts';

const id = z.string();
const text = z.string();
const known = z.nullable(text);
const position = z.object({ lat: z.number(), lon: z.number(), precisionMetres: z.number() });

/**
 * What every item has. `method` says how its text was made; `isApproved` whether a person has approved the text in this language;
 * `facts` are the ids of the facts it rests on, whose values, sources and dates are in the file of facts.
 */
const item = {
  id,
  path: text,
  locale: z.enum(LOCALES),
  title: text,
  summary: text,
  category: known,
  tags: z.array(text),
  neighbourhoods: z.array(text),
  audience: z.array(z.enum(AUDIENCES)),
  facts: z.array(id),
  method: z.enum(PROVENANCE_METHODS),
  isApproved: z.boolean(),
  isTranslated: z.boolean(),
  isReviewedByNative: z.boolean(),
  sources: z.array(z.object({ name: text, url: known })),
  asOf: text,
  publishedAt: known,
  updatedAt: text,
};

export const openPlaceSchema = z.object({
  ...item,
  subcategory: text,
  area: text,
  position,
  setting: text,
  isFamilyFriendly: z.nullable(z.boolean()),
  isLicensed: z.nullable(z.boolean()),
  priceBand: z.number(),
  operatingStatus: text,
  statusNote: known,
  accessibility: known,
  description: known,
  highlights: z.array(text),
  signature: z.array(text),
  tips: z.array(text),
  website: known,
  /** The first one first. Each is under a licence of its own, not under that of the file; `path` is of the largest file. */
  photographs: z.array(
    z.object({
      path: text,
      width: z.number(),
      height: z.number(),
      description: text,
      author: text,
      licence: text,
      licenceUrl: known,
      sourceUrl: known,
      change: known,
    }),
  ),
});

export const openEventSchema = z.object({
  ...item,
  type: text,
  frequency: text,
  recurrence: text,
  /** Of a weekly programme: its weekdays and times in Dubai (`HH:MM`), and the days its season begins and ends (`MM-DD`). */
  weekly: z.nullable(
    z.object({
      days: z.array(z.enum(WEEKDAYS)),
      from: known,
      to: known,
      season: z.nullable(z.object({ from: text, to: text })),
    }),
  ),
  isCancelled: z.boolean(),
  venue: known,
  organiser: known,
  placeId: known,
  position: z.nullable(position),
  isTypicallyFree: z.nullable(z.boolean()),
  website: known,
  confidence: text,
  /** In the twelve months from `day` of the file; of a weekly programme the next six days. Empty where no date is known. */
  occurrences: z.array(
    z.object({
      start: text,
      end: text,
      startTime: known,
      endTime: known,
      certainty: z.enum(CERTAINTIES),
      otherStart: known,
    }),
  ),
});

export const openServiceSchema = z.object({
  ...item,
  subcategory: text,
  officialUrl: known,
  confidence: text,
  authority: text,
  whoCanApply: text,
  steps: z.array(text),
  documents: z.array(text),
  channels: z.array(text),
  fee: text,
  time: known,
  deadlines: z.array(text),
  fines: z.array(text),
  notes: known,
});

const RECORD_SCHEMAS = {
  facts: publicFactSchema,
  places: openPlaceSchema,
  events: openEventSchema,
  services: openServiceSchema,
} as const satisfies Record<OpenDataset, z.ZodObject>;
export type OpenRecords = { [Dataset in OpenDataset]: z.infer<(typeof RECORD_SCHEMAS)[Dataset]>[] };
export type OpenItem = z.infer<z.ZodObject<typeof item>>;

/** Fields whose parts are columns of their own in a table. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  source: ['name', 'url'],
  position: ['lat', 'lon', 'precisionMetres'],
};

/** The columns of a table of these records: the path of each value, which does not depend on the records. */
export function columnsOf(dataset: OpenDataset): string[] {
  return Object.keys(RECORD_SCHEMAS[dataset].shape).flatMap(
    (name) => PARTS[name]?.map((part) => `${name}.${part}`) ?? [name],
  );
}

/** What every JSON file says of itself before its records. `day` is the day in Dubai on which statuses and dates hold. */
const head = {
  schemaVersion: z.number(),
  locale: z.enum(LOCALES),
  day: text,
  licence: z.object({ id: text, name: text, url: text, attribution: text }),
};
export const openFileHeadSchema = z.object(head);
export type OpenFileHead = z.infer<typeof openFileHeadSchema>;

const fileOf = <Dataset extends OpenDataset>(dataset: Dataset) =>
  z.object({ ...head, dataset: z.literal(dataset), items: z.array(RECORD_SCHEMAS[dataset]) });
export const openJsonSchema = z.union([fileOf('facts'), fileOf('places'), fileOf('events'), fileOf('services')]);
