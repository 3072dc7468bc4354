import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { matchesOfferFilter, offerAge, readOfferFilter } from '@dalil/domain/real-estate/home-offer.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import type { OfferList } from './offer-views.ts';

const PER_PAGE = 24;

/** The homes on offer that pass a filter, the latest confirmed first. What has not been confirmed for long and what is taken is left out. */
export const listOffers = query({
  name: 'list-offers',
  input: z.object({ search: textInput().max(500) }),
  permission: 'guide:read:any',
  run: async ({ offerFile, now }, { search }): Promise<OfferList> => {
    const filter = readOfferFilter(new URLSearchParams(search));
    const all = offerFile.read();
    const matching = all.filter((offer) => offer.availability !== 'gone' && matchesOfferFilter(offer, filter));
    const listed = matching
      .filter(({ verifiedAt }) => offerAge(verifiedAt, now()) !== 'hidden')
      .toSorted((a, b) => Date.parse(b.verifiedAt) - Date.parse(a.verifiedAt) || a.id.localeCompare(b.id, 'en'));
    const from = (filter.page - 1) * PER_PAGE;
    return {
      hasOffers: all.length > 0,
      items: listed.slice(from, from + PER_PAGE),
      total: listed.length,
      pages: Math.max(1, Math.ceil(listed.length / PER_PAGE)),
      hidden: matching.length - listed.length,
    };
  },
});
