import * as z from 'zod/mini';
import { inLatinDigits } from '../language/digit-input.ts';
import { itemIdSchema } from './content-item.ts';

/** The kinds that a collection has: items with a page. */
export const COLLECTED_KINDS = ['place', 'article', 'service', 'event', 'neighbourhood'] as const;
export const MAX_COLLECTED = 40;
const MAX_FACTS = 16;

const referenceSchema = z.strictObject({ kind: z.enum(COLLECTED_KINDS), id: itemIdSchema });
export type CollectedReference = z.infer<typeof referenceSchema>;

const text = z.string().check(z.minLength(1));

/**
 * STAFF-2: items that belong together, in the order a curator gave them. Its lists are those that link to it. A plan for an
 * occasion, such as New Year's Eve or the first evening after landing, has words of its own around them.
 */
export const collectionDataSchema = z.strictObject({
  isOccasion: z.optional(z.literal(true)),
  /** The event that the occasion is: its next day is shown. */
  event: z.optional(itemIdSchema),
  /** What it costs, and other numbers of the plan. */
  facts: z.optional(z.array(z.strictObject({ fact: text })).check(z.minLength(1), z.maxLength(MAX_FACTS))),
  items: z.array(referenceSchema).check(
    z.minLength(2),
    z.maxLength(MAX_COLLECTED),
    z.refine((items) => new Set(items.map(({ kind, id }) => `${kind} ${id}`)).size === items.length, 'twice the same'),
  ),
});
export type CollectionData = z.infer<typeof collectionDataSchema>;

const points = z.optional(z.array(text).check(z.minLength(1), z.maxLength(12)));
const clock = z.string().check(inLatinDigits, z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** The words of a collection are its title and its summary, and those of a plan. What is not known is missing. */
export const collectionBodySchema = z.strictObject({
  /** What to decide, in one or two sentences. */
  lead: z.optional(text),
  /** Why each item is in it, by `kind:id`. */
  reasons: z.optional(z.record(text, text)),
  /** Hour by hour. */
  hours: z.optional(z.array(z.strictObject({ at: clock, what: text })).check(z.minLength(1), z.maxLength(16))),
  /** Of which year the hours are, and when those of this year are known. */
  hoursNote: z.optional(text),
  tips: points,
  wayHome: points,
});
export type CollectionBody = z.infer<typeof collectionBodySchema>;
