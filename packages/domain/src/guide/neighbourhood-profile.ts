import * as z from 'zod/mini';
import { itemIdSchema } from './content-item.ts';
import { placedSchema } from './position.ts';

export const TRANSIT_MODES = ['metro', 'tram', 'monorail', 'bus'] as const;
/** Whether foreigners may own property: everywhere, in parts, or hardly. */
export const FREEHOLD_STATUSES = ['yes', 'limited', 'mostly-not'] as const;

const text = z.string().check(z.minLength(1));

export const neighbourhoodDataSchema = z.strictObject({
  /** The middle of the neighbourhood. */
  position: placedSchema,
  /** The stops' names stand in the text, in the same order. */
  transit: z.array(z.strictObject({ mode: z.enum(TRANSIT_MODES), line: z.nullable(text) })),
  landmarkPlaceIds: z.array(itemIdSchema),
  /** The text says where. */
  freehold: z.enum(FREEHOLD_STATUSES),
  /** Numbers of the municipality's communities. */
  communities: z.array(z.int()),
});
export type NeighbourhoodData = z.infer<typeof neighbourhoodDataSchema>;

/** The summary of the text is the profile. */
export const neighbourhoodBodySchema = z.strictObject({
  alsoKnownAs: z.array(text),
  transit: z.array(text),
  character: z.array(text),
  housing: text,
  freehold: text,
  pros: z.array(text),
  cons: z.array(text),
});
export type NeighbourhoodBody = z.infer<typeof neighbourhoodBodySchema>;
