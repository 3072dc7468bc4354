import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { compareOffers, matchesOfferFilter, offerAge, readOfferFilter } from '@dalil/domain/real-estate/home-offer.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { type OfferList, offerListSchema } from './offer-views.ts';

const PER_PAGE = 24;
/** The most pins of a map. */
const MAX_ON_MAP = 500;
/** `map` is all that a map can show, of all pages. */
export const OFFER_EXTENTS = ['page', 'map'] as const;

/** The homes on offer that pass a filter, in its order. What has not been confirmed for long and what is taken is left out. */
export const listOffers = query({
  name: 'list-offers',
  input: z.object({
    search: textInput().max(500).default('').meta({
      description: 'The query of the page: `purpose`, `type`, `bedrooms`, `area`, `min`, `max`, `sort`, `page`',
      example: 'purpose=sale&type=villa',
    }),
    extent: z.enum(OFFER_EXTENTS).default('page').meta({
      description: '`page`, or `map` for the homes of all pages that have a point',
      example: 'page',
    }),
  }),
  output: offerListSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /home-offers',
    summary: 'Homes on offer from the operator’s file, each with the permit number of its advertisement',
    reading: { lists: ['offer'] },
  },
  run: async ({ offerFile, now }, { search, extent }): Promise<OfferList> => {
    const filter = readOfferFilter(new URLSearchParams(search));
    const all = offerFile.read();
    const matching = all.filter((offer) => offer.availability !== 'gone' && matchesOfferFilter(offer, filter));
    const listed = matching
      .filter(({ verifiedAt }) => offerAge(verifiedAt, now()) !== 'hidden')
      .toSorted(compareOffers(filter.sort));
    const from = (filter.page - 1) * PER_PAGE;
    const placed = listed.filter(({ lat }) => lat !== null);
    return {
      hasOffers: all.length > 0,
      items: extent === 'map' ? placed.slice(0, MAX_ON_MAP) : listed.slice(from, from + PER_PAGE),
      total: listed.length,
      placed: placed.length,
      pages: Math.max(1, Math.ceil(listed.length / PER_PAGE)),
      hidden: matching.length - listed.length,
    };
  },
});
