import * as z from 'zod';
import { LOCALES } from '../language/locale.ts';
import { AREAS } from './area.ts';
import { WEEKDAYS } from './calendar-day.ts';
import { categorySchema } from './category.ts';
import type { CheckedDates } from './checked-dates.ts';
import { EVENT_FREQUENCIES } from './event.ts';
import { EVENT_VIEWS } from './event-view.ts';
import { CERTAINTIES } from './event-occurrence.ts';
import { HOUR_SETS } from './hour-set.ts';
import { PICTURE_CHANGES } from './picture.ts';
import { PICTURE_LICENCES } from './picture-licence.ts';
import { SCHEDULE_AUDIENCES } from './schedule-audience.ts';
import { CURRICULA, SCHOOL_RATINGS } from './school.ts';
import { FACETS, SECTION_IDS } from './sections.ts';
import type { Wider } from './wider-places.ts';

/**
 * Content in one language, ready to display. `locale` on a view is the actual language of its text, which is the base language
 * where a translation is missing (I18N-2).
 */
const localeSchema = z.enum(LOCALES);
export const labelSchema = z.object({ id: z.string(), label: z.string() });
const position = z.object({ lat: z.number(), lon: z.number(), precisionMetres: z.number() });

const focus = z.object({ x: z.int(), y: z.int() });

/** A photograph with what its licence demands (`PictureView`). */
export const pictureViewSchema = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** The description is the name of what it shows: nobody has written one. */
  isAltFromTitle: z.optional(z.boolean()),
  credit: z.string(),
  licence: z.enum(PICTURE_LICENCES),
  /** The text of the licence, where it is not the usual one. */
  licenceUrl: z.optional(z.nullable(z.string())),
  sourceUrl: z.nullable(z.string()),
  change: z.optional(z.nullable(z.enum(PICTURE_CHANGES))),
  /** What stays in view, in percent from the left and from the top. Absent: the middle. */
  focus: z.optional(focus),
  /** `YYYY` or `YYYY-MM`. */
  taken: z.optional(z.nullable(z.string())),
});

/** What a card shows of the first photograph. Its credit is on the page that the card opens. */
const cardPicture = z.optional(z.object({ id: z.string(), width: z.int(), focus: z.optional(focus) }));

export const factViewSchema = z.object({
  id: z.string(),
  label: z.string(),
  text: z.nullable(z.string()),
  locale: localeSchema,
  href: z.optional(z.string()),
  status: z.enum(['current', 'due', 'hidden', 'expired']),
  source: z.object({ name: z.string(), url: z.string() }),
  asOf: z.string(),
  confidence: z.string(),
  /** Of a schedule with prices: the facts that state them. */
  pricedBy: z.optional(z.array(z.object({ id: z.string() }))),
});

export const scheduleRowsSchema = z.array(
  z.object({
    days: z.array(z.enum(WEEKDAYS)),
    from: z.string(),
    to: z.string(),
    audience: z.optional(z.enum(SCHEDULE_AUDIENCES)),
  }),
);
const period = z.object({ from: z.string(), to: z.string() });

/** The hours of `OpeningHours`, with the fact that states each set. */
export const hoursViewSchema = z.object({
  facts: z.array(z.object({ set: z.enum(HOUR_SETS), id: z.string() })),
  weekly: z.nullable(scheduleRowsSchema),
  ramadan: z.nullable(scheduleRowsSchema),
  holidays: z.nullable(scheduleRowsSchema),
  season: z.nullable(period),
  closures: z.array(period),
});

export const placeCardSchema = z.object({
  id: z.string(),
  href: z.string(),
  area: z.enum(AREAS),
  /** The list it belongs to first. */
  section: z.nullable(z.enum(SECTION_IDS)),
  locale: localeSchema,
  title: z.string(),
  summary: z.string(),
  type: labelSchema,
  cuisine: z.nullable(labelSchema),
  district: z.string(),
  /** The id of the area it stands in. Its name is a message. */
  neighbourhood: z.string(),
  position,
  priceBand: z.nullable(z.number()),
  /** The usual price of one adult in AED, and the fact that states it. */
  price: z.nullable(z.object({ id: z.string(), aed: z.number() })),
  /** Null: not known. */
  hours: z.nullable(hoursViewSchema),
  /** An estimate of the walk to the nearest metro station, in minutes. Null: too far, or not known. */
  metroMinutes: z.nullable(z.int()),
  /** Of a school: what it teaches, and its rating with the school year of the inspection. */
  school: z.nullable(
    z.object({
      curricula: z.array(z.enum(CURRICULA)),
      rating: z.nullable(z.enum(SCHOOL_RATINGS)),
      ratingYear: z.nullable(z.string()),
    }),
  ),
  setting: z.nullable(z.string()),
  features: z.array(z.string()),
  operatingStatus: z.string(),
  statusNote: z.nullable(z.string()),
  asOf: z.string(),
  picture: cardPicture,
});

/** A place around another: what a short entry displays. */
export const nearbyPlaceSchema = placeCardSchema.pick({
  id: true,
  href: true,
  area: true,
  section: true,
  locale: true,
  title: true,
  type: true,
  cuisine: true,
  district: true,
  position: true,
  operatingStatus: true,
  picture: true,
});

export const articleCardSchema = z.object({
  id: z.string(),
  href: z.string(),
  area: z.enum(AREAS),
  category: categorySchema,
  locale: localeSchema,
  title: z.string(),
  summary: z.string(),
  readingMinutes: z.number(),
  isEvergreen: z.boolean(),
  asOf: z.string(),
  /** Its review date has passed. */
  isOverdue: z.optional(z.boolean()),
  picture: cardPicture,
});

export const serviceCardSchema = z.object({
  id: z.string(),
  href: z.string(),
  locale: localeSchema,
  title: z.string(),
  summary: z.string(),
  type: labelSchema,
  authority: z.string(),
  audience: z.array(z.string()),
  asOf: z.string(),
});

/** One occurrence of an event: days in Dubai, both inclusive. */
export const occurrenceSchema = z.object({
  start: z.string(),
  end: z.string(),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  certainty: z.enum(CERTAINTIES),
  otherStart: z.nullable(z.string()),
});

export const eventCardSchema = z.object({
  id: z.string(),
  href: z.string(),
  area: z.enum(AREAS),
  locale: localeSchema,
  title: z.string(),
  summary: z.string(),
  type: labelSchema,
  venue: z.nullable(z.string()),
  /** The occurrence displayed in a calendar, else the current or next one. Null while no date is known. */
  next: z.nullable(occurrenceSchema),
  frequency: z.enum(EVENT_FREQUENCIES),
  /** Of a weekly programme: its weekdays and times, `HH:MM`, and the first and last day of its season, `MM-DD`. */
  weekly: z.optional(
    z.object({
      days: z.array(z.enum(WEEKDAYS)),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      season: z.nullable(z.object({ from: z.string(), to: z.string() })),
    }),
  ),
  /** 1 to 12, beginning with the first month of the season. */
  usualMonths: z.array(z.number()),
  isFree: z.nullable(z.boolean()),
  isCancelled: z.boolean(),
  isOver: z.boolean(),
  asOf: z.string(),
});

export const facetSchema = z.object({
  id: z.enum(FACETS),
  options: z.array(z.object({ value: z.string(), label: z.nullable(z.string()), count: z.number() })),
});

export function listingSchema<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.number(),
    page: z.number(),
    pageCount: z.number(),
    facets: z.array(facetSchema),
    asOf: z.nullable(z.object({ since: z.string(), newest: z.string() })),
    /** Where nothing fits: what fits without some of the filters, with their names. */
    wider: z.optional(
      z.object({ without: z.array(z.enum(FACETS)), items: z.array(item), total: z.number(), onFoot: z.number() }),
    ),
  });
}

/** An event in a list: where it is held, if its place is known, and the walk from the metro in minutes. */
export const listedEventSchema = eventCardSchema.extend({
  position: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
  metroMinutes: z.nullable(z.int()),
});

export const eventListSchema = z.object({
  ...listingSchema(listedEventSchema).shape,
  /** The day in Dubai. */
  today: z.string(),
  view: z.enum(EVENT_VIEWS),
  from: z.string(),
  to: z.string(),
  previous: z.nullable(z.string()),
  following: z.nullable(z.string()),
  /** If these days have no events: the first later day with one. */
  nextDay: z.nullable(z.string()),
  /** If these days have no events but the seven after them do: the last day of those that are listed. */
  widenedTo: z.nullable(z.string()),
});

export type FactView = z.infer<typeof factViewSchema>;
export type PlaceCard = z.infer<typeof placeCardSchema>;
export type NearbyPlace = z.infer<typeof nearbyPlaceSchema>;
export type ArticleCard = z.infer<typeof articleCardSchema>;
export type ServiceCard = z.infer<typeof serviceCardSchema>;
export type EventList = z.infer<typeof eventListSchema>;
export type EventCard = z.infer<typeof eventCardSchema>;
export type ListedEventCard = z.infer<typeof listedEventSchema>;
export type FacetView = z.infer<typeof facetSchema>;
export type Label = z.infer<typeof labelSchema>;
export type Listing<Item> = {
  items: Item[];
  total: number;
  page: number;
  pageCount: number;
  facets: FacetView[];
  asOf: CheckedDates | null;
  wider?: Wider<Item> | undefined;
};
