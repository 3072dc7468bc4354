import * as z from 'zod/mini';
import { inLatinDigits } from '../language/digit-input.ts';
import { itemIdSchema } from './content-item.ts';
import { placeHoursSchema } from './opening-hours.ts';
import { pictureIdSchema } from './picture.ts';
import { isInEmirate, placeablePositionSchema } from './position.ts';
import { CURRICULA, SCHOOL_RATINGS } from './school.ts';
import { FAITHS } from './worship.ts';

export const PLACE_SETTINGS = ['indoor', 'outdoor', 'both'] as const;
/** `open` means known to be open at the item's `asOf`, not verified today. */
export const OPERATING_STATUSES = ['open', 'seasonal', 'temporarily-closed', 'check'] as const;

const text = z.string().check(z.minLength(1));
const factReference = z.strictObject({ fact: text });

export const placeDataSchema = z
  .strictObject({
    /** A term of the group `subcategory`. */
    subcategory: itemIdSchema,
    /** A term of the group `cuisine`. */
    cuisine: z.nullable(itemIdSchema),
    position: placeablePositionSchema,
    /** A day trip: the place lies in another emirate or country. */
    isOutsideEmirate: z.optional(z.literal(true)),
    /** The municipality's community. */
    community: z.nullable(z.strictObject({ number: z.int(), name: text })),
    /** Whether it lies in its first area or is only nearest to it. */
    isWithinNeighbourhood: z.boolean(),
    setting: z.enum(PLACE_SETTINGS),
    isFamilyFriendly: z.nullable(z.boolean()),
    /** Serves alcohol. Null when not known or not relevant. */
    isLicensed: z.nullable(z.boolean()),
    /** 1 free or cheap … 4 very expensive. */
    priceBand: z.int().check(z.gte(1), z.lte(4)),
    website: z.nullable(z.url({ protocol: /^https$/ })),
    operatingStatus: z.enum(OPERATING_STATUSES),
    hours: z.optional(placeHoursSchema),
    /** What it costs: facts of the type `money`. `isUsual`: what one adult usually pays, or the lowest fee of a school year. */
    prices: z.optional(
      z.array(z.strictObject({ fact: text, isUsual: z.optional(z.literal(true)) })).check(z.minLength(1)),
    ),
    /** A fact of the type `phone`. */
    phone: z.optional(factReference),
    /** Of a school. The rating is that of the KHDA, with the school year of the inspection. */
    school: z.optional(
      z.strictObject({
        curricula: z.array(z.enum(CURRICULA)),
        rating: z.nullable(z.enum(SCHOOL_RATINGS)),
        ratingYear: z.nullable(z.string().check(inLatinDigits, z.regex(/^20\d\d–\d\d$/))),
      }),
    ),
    /** Of a hospital or clinic: whether it treats emergencies. */
    hasEmergency: z.optional(z.boolean()),
    /** Of a place of worship: whose it is, and the facts on what visitors wear and when they may come. */
    worship: z.optional(
      z.strictObject({
        faiths: z.array(z.enum(FAITHS)).check(z.minLength(1)),
        dress: z.nullable(factReference),
        visits: z.nullable(factReference),
      }),
    ),
    /** Of a consulate: its country, as in ISO 3166. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    /** A photograph in place of the drawing. */
    picture: z.optional(pictureIdSchema),
    /** The editors' judgement in recommendations: raises or lowers the place in each of its sections. */
    editorWeight: z.optional(z.int().check(z.gte(-5), z.lte(5))),
  })
  .check(
    z.refine(({ position, isOutsideEmirate }) => isInEmirate(position) !== (isOutsideEmirate === true), {
      error: 'outside the emirate, or wrongly marked as outside',
      path: ['position'],
    }),
  );
export type PlaceData = z.infer<typeof placeDataSchema>;

/** Short notes for who is about to go, in the order of the page. */
export const PLACE_NOTES = ['timeNeeded', 'bestTime', 'booking', 'dress', 'children', 'diet', 'gettingThere'] as const;
export type PlaceNote = (typeof PLACE_NOTES)[number];

const note = z.optional(text);
const list = z.optional(z.array(text).check(z.minLength(1), z.maxLength(6)));

/** What is not known is missing. Prices, hours and numbers are facts and stand in no text. */
export const placeBodySchema = z.strictObject({
  areaName: text,
  accessibility: z.nullable(text),
  statusNote: z.nullable(text),
  /** Why to go, what to do or order, for whom and when, and one drawback: 20 to 130 words. */
  description: note,
  highlights: list,
  /** Dishes of a restaurant, works of a museum. */
  signature: list,
  tips: list,
  timeNeeded: note,
  bestTime: note,
  booking: note,
  dress: note,
  children: note,
  /** What is halal or vegetarian, and alcohol. */
  diet: note,
  gettingThere: note,
});
export type PlaceBody = z.infer<typeof placeBodySchema>;
