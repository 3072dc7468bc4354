import type { HomeOffer } from '@dalil/domain/real-estate/offer-schema.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { offerViewSchema } from './offer-views.ts';
import { byId } from '../core/route-parts.ts';

/** Invented: offers come from a file of the operator. */
const OFFER_EXAMPLE: HomeOffer = {
  id: 'marina-view-1204',
  permit: '7100000000',
  purpose: 'rent',
  type: 'apartment',
  title: 'Flat with two bedrooms',
  locale: 'en',
  area: 'Dubai Marina',
  neighbourhood: 'dubai-marina',
  bedrooms: 2,
  sizeSqft: 1150,
  priceAed: 120_000,
  availability: 'available',
  verifiedAt: '2026-11-26T08:00:00Z',
  url: 'https://broker.example/marina-view-1204',
  furnishing: 'unfurnished',
  cheques: 4,
  serviceChargeSqft: null,
  broker: null,
  orn: null,
  brn: null,
  lat: 25.0805,
  lon: 55.1403,
};

/** One home on offer, also when it is gone or has not been confirmed for long. Fails with `not_found`. */
export const getOffer = query({
  name: 'get-offer',
  input: byId('marina-view-1204'),
  output: offerViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /home-offers/{id}',
    summary: 'A home on offer',
    answer: OFFER_EXAMPLE,
    failures: ['not_found'],
    reading: { lists: ['offer'] },
  },
  run: async ({ offerFile }, { id }): Promise<HomeOffer> => {
    const offer = offerFile.read().find((one) => one.id === id);
    if (!offer) throw new Failure('not_found');
    return offer;
  },
});
