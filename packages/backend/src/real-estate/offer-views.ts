import { homeOfferSchema } from '@dalil/domain/real-estate/offer-schema.ts';
import * as z from 'zod';

/** An offer as its advertiser states it. Its age is computed where it is displayed. */
export const offerViewSchema = z.object(homeOfferSchema.shape);

export const offerListSchema = z.object({
  /** Whether the operator has given any offers, of whatever kind. */
  hasOffers: z.boolean(),
  items: z.array(offerViewSchema),
  total: z.number(),
  /** How many of all have a point for the map. */
  placed: z.number(),
  pages: z.number(),
  /** Matching offers that have not been confirmed for so long that they are not listed. */
  hidden: z.number(),
});
export type OfferList = z.infer<typeof offerListSchema>;
