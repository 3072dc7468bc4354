import * as z from 'zod/mini';
import { itemIdSchema } from './content-item.ts';
import { placeHoursSchema } from './opening-hours.ts';
import { placedSchema } from './position.ts';

export const PLACE_SETTINGS = ['indoor', 'outdoor', 'both'] as const;
/** `open` means known to be open at the item's `asOf`, not verified today. */
export const OPERATING_STATUSES = ['open', 'seasonal', 'temporarily-closed', 'check'] as const;

const text = z.string().check(z.minLength(1));
const factReference = z.strictObject({ fact: text });

export const placeDataSchema = z.strictObject({
  /** A term of the group `subcategory`. */
  subcategory: itemIdSchema,
  /** A term of the group `cuisine`. */
  cuisine: z.nullable(itemIdSchema),
  position: placedSchema,
  /** The municipality's community. */
  community: z.nullable(z.strictObject({ number: z.int(), name: text })),
  /** Whether it lies in its neighbourhood's own communities or is only nearest to it. */
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
  /** What it costs: facts of the type `money`, the usual price of one adult first. */
  prices: z.optional(z.array(factReference).check(z.minLength(1))),
  /** A fact of the type `phone`. */
  phone: z.optional(factReference),
  /** The editors' judgement in recommendations: raises or lowers the place in each of its sections. */
  editorWeight: z.optional(z.int().check(z.gte(-5), z.lte(5))),
});
export type PlaceData = z.infer<typeof placeDataSchema>;

export const placeBodySchema = z.strictObject({
  areaName: text,
  accessibility: z.nullable(text),
  statusNote: z.nullable(text),
});
export type PlaceBody = z.infer<typeof placeBodySchema>;
