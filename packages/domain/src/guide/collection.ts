import * as z from 'zod/mini';
import { itemIdSchema } from './content-item.ts';

/** The kinds that a collection has: items with a page. */
export const COLLECTED_KINDS = ['place', 'article', 'service', 'event', 'neighbourhood'] as const;
export const MAX_COLLECTED = 40;

const referenceSchema = z.strictObject({ kind: z.enum(COLLECTED_KINDS), id: itemIdSchema });
export type CollectedReference = z.infer<typeof referenceSchema>;

/** STAFF-2: items that belong together, in the order a curator gave them. Its lists are those that link to it. */
export const collectionDataSchema = z.strictObject({
  items: z.array(referenceSchema).check(
    z.minLength(2),
    z.maxLength(MAX_COLLECTED),
    z.refine((items) => new Set(items.map(({ kind, id }) => `${kind} ${id}`)).size === items.length, 'twice the same'),
  ),
});
export type CollectionData = z.infer<typeof collectionDataSchema>;

/** The words of a collection are its title and its summary. */
export const collectionBodySchema = z.strictObject({});
