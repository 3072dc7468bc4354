import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { parseListing } from '@dalil/domain/guide/listing.ts';
import { SERVICE_LISTING } from '@dalil/domain/guide/sections.ts';
import { type Listing, listingSchema, type ServiceCard, serviceCardSchema } from '@dalil/domain/guide/views.ts';
import { query } from '../core/query.ts';
import { serviceCard } from './cards.ts';
import { dropUnknownTerms } from './drop-unknown-terms.ts';
import { viewFacets } from '@dalil/domain/guide/facet-views.ts';
import { findLabels } from './find-labels.ts';
import { findListing } from './find-listing.ts';
import { listed } from '../core/route-parts.ts';

const TERMS_OF_FACET = { type: 'service-subcategory' } as const;

/** A page of the government services. `search` is the query of the list's page. Unknown parameters are ignored. */
export const listServices = query({
  name: 'list-services',
  input: listed,
  output: listingSchema(serviceCardSchema),
  permission: 'guide:read:any',
  http: {
    route: 'GET /services',
    summary: 'A page of the government services, with facets',
    reading: { lists: ['service'] },
  },
  run: async (deps, { locale, search }): Promise<Listing<ServiceCard>> => {
    const rules = SERVICE_LISTING;
    const request = await dropUnknownTerms(deps, parseListing(new URLSearchParams(search), rules), TERMS_OF_FACET);
    const { rows, counts, ...rest } = await findListing(deps, {
      kind: 'service',
      section: null,
      rules,
      request,
      locale,
      today: dubaiDate(deps.now()),
    });
    const labelOf = await findLabels(deps, locale);
    return {
      ...rest,
      items: rows.map((row) => serviceCard(row, labelOf)),
      facets: viewFacets(counts, request, TERMS_OF_FACET, labelOf),
    };
  },
});
