import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { parseListing } from '@dalil/domain/guide/listing.ts';
import { SECTION_IDS, SECTIONS } from '@dalil/domain/guide/sections.ts';
import type { TermGroup } from '@dalil/domain/guide/term.ts';
import type { Listing, PlaceCard } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { placeCard } from './cards.ts';
import { dropUnknownTerms } from './drop-unknown-terms.ts';
import { viewFacets } from '@dalil/domain/guide/facet-views.ts';
import { findLabels } from './find-labels.ts';
import { findListing } from './find-listing.ts';

const TERMS_OF_FACET = { type: 'subcategory', cuisine: 'cuisine' } as const satisfies Record<string, TermGroup>;

/** A page of the places of a section. `search` is the query of the list's page. Unknown parameters are ignored. */
export const listPlaces = query({
  name: 'list-places',
  input: z.object({ section: z.enum(SECTION_IDS), locale: z.enum(LOCALES), search: textInput().max(2000) }),
  permission: 'guide:read:any',
  run: async (deps, { section, locale, search }): Promise<Listing<PlaceCard>> => {
    const rules = SECTIONS[section];
    const request = await dropUnknownTerms(deps, parseListing(new URLSearchParams(search), rules), TERMS_OF_FACET);
    const today = dubaiDate(deps.now());
    const found = await findListing(deps, { kind: 'place', section, rules, request, locale, today });
    const labelOf = await findLabels(deps, locale);
    return {
      items: found.rows.map((row) => placeCard(row, labelOf, today)),
      total: found.total,
      page: found.page,
      pageCount: found.pageCount,
      facets: viewFacets(found.counts, request, TERMS_OF_FACET, labelOf),
      asOf: found.asOf,
    };
  },
});
