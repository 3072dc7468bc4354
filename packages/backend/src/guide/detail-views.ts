import { RAIL_MODES } from '@dalil/domain/journeys/stations.ts';
import {
  articleCardSchema,
  eventCardSchema,
  factViewSchema,
  labelSchema,
  nearbyPlaceSchema,
  occurrenceSchema,
  pictureViewSchema,
  placeCardSchema,
  serviceCardSchema,
} from '@dalil/domain/guide/views.ts';
import { FAITHS } from '@dalil/domain/guide/worship.ts';
import { COLLECTED_KINDS } from '@dalil/domain/guide/collection.ts';
import { PROVENANCE_METHODS } from '@dalil/domain/guide/content-item.ts';
import { COMFORT_LEVELS } from '@dalil/domain/guide/handbook-climate.ts';
import { FREEHOLD_STATUSES, TRANSIT_MODES } from '@dalil/domain/guide/neighbourhood-profile.ts';
import { PLACE_NOTES } from '@dalil/domain/guide/place.ts';
import { SECTION_IDS } from '@dalil/domain/guide/sections.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { correctionSchema } from '@dalil/domain/guide/tombstone.ts';
import { WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import * as z from 'zod';
import type { Inline } from '@dalil/domain/guide/document.ts';
import { blockSchema } from './block-schema.ts';

export const inlinesSchema = z.array(
  z
    .custom<Inline>((value) => typeof value === 'object' && value !== null)
    .meta({
      type: 'object',
      description: 'Inline text, a link or a fact reference',
    }),
);

/** A source of a text. `readBy`: its page was read through another publication. */
export const sourceViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.optional(z.string()),
  readBy: z.optional(z.object({ name: z.optional(z.string()), on: z.optional(z.string()) })),
});

/** STAFF-9: how a text was made, and whether a native speaker has reviewed a translation. */
export const provenanceSchema = z.object({
  method: z.enum(PROVENANCE_METHODS),
  approvedBy: z.nullable(z.string()),
  isTranslated: z.boolean(),
  isReviewedByNative: z.boolean(),
  isComparedByMachine: z.boolean(),
  sources: z.array(sourceViewSchema),
});

const facts = z.array(factViewSchema);

/** The first photograph, absent where the item has a drawing, and all of them where there are several. */
const pictures = {
  picture: z.optional(pictureViewSchema),
  photographs: z.optional(z.array(pictureViewSchema)),
};

/** Averages of many years, neither a reading nor a forecast: degrees Celsius, and the sun on the 15th. */
const scheduleRows = z.array(z.object({ days: z.array(z.enum(WEEKDAYS)), from: z.string(), to: z.string() }));

const climateSchema = z.object({
  id: z.string(),
  months: z.array(
    z.object({
      meanMaxC: z.number(),
      meanMinC: z.number(),
      sunrise: z.string(),
      sunset: z.string(),
      comfort: z.enum(COMFORT_LEVELS),
    }),
  ),
});

export const placeViewSchema = z.object({
  ...placeCardSchema.shape,
  ...pictures,
  tags: z.array(labelSchema),
  accessibility: z.nullable(z.string()),
  description: z.nullable(z.string()),
  highlights: z.array(z.string()),
  signature: z.array(z.string()),
  tips: z.array(z.string()),
  notes: z.array(z.object({ about: z.enum(PLACE_NOTES), text: z.string() })),
  website: z.nullable(z.string()),
  /** The facts of its hours, prices and telephone, and those in its text. */
  facts,
  priceIds: z.array(z.string()),
  phoneId: z.nullable(z.string()),
  /** Of a place of worship. The ids are those of its facts. */
  worship: z.nullable(
    z.object({
      faiths: z.array(z.enum(FAITHS)),
      dressId: z.nullable(z.string()),
      visitsId: z.nullable(z.string()),
    }),
  ),
  /** The nearest station of metro or tram; minutes on foot are an estimate. */
  station: z.nullable(z.object({ id: z.string(), mode: z.enum(RAIL_MODES), name: z.string(), minutes: z.int() })),
  /** Whether it lies in the area it is named with, or only near it. */
  isWithinNeighbourhood: z.boolean(),
  /** Its name and district in Arabic, for drivers. Null in Arabic, and where there is no Arabic text. */
  arabic: z.nullable(z.object({ title: z.string(), district: z.string() })),
  provenance: provenanceSchema,
  /** The nearest places, nearest first. */
  nearby: z.array(nearbyPlaceSchema),
  /** The averages of each month, from January, for a place that is visited. */
  climate: z.nullable(climateSchema),
  articles: z.array(articleCardSchema),
});

export const articleViewSchema = z.object({
  ...articleCardSchema.shape,
  ...pictures,
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
  neighbourhoods: z.array(z.string()),
  blocks: z.array(blockSchema),
  facts,
  /** What was corrected after publication, oldest first. */
  corrections: z.array(correctionSchema),
  /** The review date that has passed, if it has. */
  overdueSince: z.nullable(z.string()),
  provenance: provenanceSchema,
  places: z.array(placeCardSchema),
  articles: z.array(articleCardSchema),
  services: z.array(serviceCardSchema),
});

/** A line of public transport with its stops in order. `name`: its two ends in words, where single stops are not known. */
export const routeLineSchema = z.object({
  code: z.nullable(z.string()),
  name: z.nullable(z.string()),
  stops: z.array(z.object({ id: z.string(), name: z.string(), note: z.nullable(z.string()) })),
});

export const serviceViewSchema = z.object({
  ...serviceCardSchema.shape,
  purpose: inlinesSchema,
  officialUrl: z.nullable(z.string()),
  whoCanApply: inlinesSchema,
  steps: z.array(inlinesSchema),
  documents: z.array(inlinesSchema),
  channels: z.array(inlinesSchema),
  fee: inlinesSchema,
  time: z.nullable(inlinesSchema),
  deadlines: z.array(inlinesSchema),
  fines: z.array(inlinesSchema),
  notes: z.nullable(inlinesSchema),
  /** Of a route: its lines. */
  lines: z.array(routeLineSchema),
  confidence: z.string(),
  facts,
  provenance: provenanceSchema,
  related: z.array(serviceCardSchema),
  articles: z.array(articleCardSchema),
});

export const eventViewSchema = z.object({
  ...eventCardSchema.shape,
  about: inlinesSchema,
  audience: z.array(z.string()),
  organiser: z.nullable(z.string()),
  /** When it usually takes place, as written by the editors. */
  when: inlinesSchema,
  website: z.nullable(z.string()),
  /** Whether its dates follow the moon or another calendar than the Gregorian. */
  calendar: z.enum(['gregorian', 'hijri', 'hindu', 'chinese']),
  occurrences: z.array(occurrenceSchema),
  confidence: z.string(),
  facts,
  /** Those of the facts that say what it costs. Absent where none does. */
  priceIds: z.optional(z.array(z.string())),
  provenance: provenanceSchema,
  place: z.nullable(placeCardSchema),
  /** What notes on its day are computed from (`eventNotes`); each null where it does not matter. */
  conditions: z.object({
    climate: z.nullable(climateSchema),
    prayers: z.nullable(z.object({ date: z.string(), dhuhr: z.int(), asr: z.int(), maghrib: z.int(), isha: z.int() })),
    metro: z.nullable(z.object({ id: z.string(), rows: scheduleRows })),
  }),
  /** The plan for it, where there is one. */
  plan: z.nullable(z.object({ href: z.string(), title: z.string(), locale: z.enum(LOCALES) })),
  related: z.array(eventCardSchema),
  articles: z.array(articleCardSchema),
});

/** One of the twelve neighbourhoods: what it is like to live in and to visit. */
export const neighbourhoodViewSchema = z.object({
  id: z.string(),
  locale: z.enum(LOCALES),
  title: z.string(),
  summary: z.string(),
  position: z.object({ lat: z.number(), lon: z.number() }),
  alsoKnownAs: z.array(z.string()),
  character: z.array(z.string()),
  transit: z.array(z.object({ mode: z.enum(TRANSIT_MODES), line: z.nullable(z.string()), stop: z.string() })),
  housing: z.string(),
  freehold: z.object({ status: z.enum(FREEHOLD_STATUSES), text: z.string() }),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  asOf: z.string(),
  provenance: provenanceSchema,
  ...pictures,
  landmarks: z.array(placeCardSchema),
  /** How many of its places each list contains. */
  sections: z.array(z.object({ id: z.enum(SECTION_IDS), count: z.number() })),
  articles: z.array(articleCardSchema),
});

/** The items in their order, by kind and id. Clients request those that are published. The rest is what a plan for an occasion has. */
export const collectionViewSchema = z.object({
  id: z.string(),
  locale: z.enum(LOCALES),
  title: z.string(),
  summary: z.string(),
  items: z.array(z.object({ kind: z.enum(COLLECTED_KINDS), itemId: z.string(), reason: z.nullable(z.string()) })),
  sections: z.array(z.enum(SECTION_IDS)),
  lead: z.nullable(z.string()),
  /** The event that the occasion is. */
  event: z.nullable(eventCardSchema),
  hours: z.array(z.object({ at: z.string(), what: z.string() })),
  hoursNote: z.nullable(z.string()),
  tips: z.array(z.string()),
  wayHome: z.array(z.string()),
  facts: z.array(factViewSchema),
  asOf: z.string(),
  updatedAt: z.string(),
  provenance: provenanceSchema,
});

/** The response of `/content/{id}`, by kind. */
export const contentViewSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), event: eventViewSchema }),
  z.object({ kind: z.literal('place'), place: placeViewSchema }),
  z.object({ kind: z.literal('neighbourhood'), neighbourhood: neighbourhoodViewSchema }),
  z.object({ kind: z.literal('collection'), collection: collectionViewSchema }),
]);

export type PlaceView = z.infer<typeof placeViewSchema>;
export type ArticleView = z.infer<typeof articleViewSchema>;
export type ServiceView = z.infer<typeof serviceViewSchema>;
export type EventView = z.infer<typeof eventViewSchema>;
export type NeighbourhoodView = z.infer<typeof neighbourhoodViewSchema>;
export type CollectionView = z.infer<typeof collectionViewSchema>;
export type ContentView = z.infer<typeof contentViewSchema>;
