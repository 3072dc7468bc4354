import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

/** Homes on offer that pass the filter of an address. They change with the operator's file. `map`: those of all pages with a point. */
export function homeOffersQuery(api: ApiClient, search: string, extent: 'page' | 'map' = 'page') {
  return queryOptions({
    queryKey: ['home-offers', search, extent],
    meta: { lists: ['offer'] },
    queryFn: () => read(api.api['home-offers'].$get({ query: extent === 'page' ? { search } : { search, extent } })),
  });
}

export function homeOfferQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['home-offer', id],
    meta: { lists: ['offer'] },
    queryFn: () => read(api.api['home-offers'][':id'].$get({ param: { id } })),
  });
}
export type HomeOffer = DataOf<typeof homeOfferQuery>;
