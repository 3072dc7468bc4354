import type { HomeOffer } from '@dalil/domain/real-estate/offer-schema.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';

/** One home on offer, also when it is gone or has not been confirmed for long. Fails with `not_found`. */
export const getOffer = query({
  name: 'get-offer',
  input: z.object({ id: textInput().max(80) }),
  permission: 'guide:read:any',
  run: async ({ offerFile }, { id }): Promise<HomeOffer> => {
    const offer = offerFile.read().find((one) => one.id === id);
    if (!offer) throw new Failure('not_found');
    return offer;
  },
});
