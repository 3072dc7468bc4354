import { chosen, type ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { Facet } from '@dalil/domain/guide/sections.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';

/**
 * For a request without results, the facet to remove first: the one without which the most results remain. Each facet's counts
 * are made with the choices of the other facets only, so they state the results without it. Null if removing one facet alone
 * never helps.
 */
export function strictestFacet(request: ListingRequest, facets: readonly FacetView[]): Facet | null {
  const left = new Map(facets.map(({ id, options }) => [id, options.reduce((sum, { count }) => sum + count, 0)]));
  const candidates = [...new Set(chosen(request).map(({ facet }) => facet))].filter(
    (facet) => (left.get(facet) ?? 0) > 0,
  );
  return candidates.reduce<Facet | null>(
    (best, facet) => (best === null || (left.get(facet) ?? 0) > (left.get(best) ?? 0) ? facet : best),
    null,
  );
}

/** The request without the choices of some facets, from its first page. */
export function withoutFacets(request: ListingRequest, facets: readonly Facet[]): ListingRequest {
  const left = Object.entries(request.choices).filter(([facet]) => !facets.includes(facet as Facet));
  return { ...request, choices: Object.fromEntries(left), page: 1 };
}

/** The request without any choice, in the same order. */
export function withoutChoices({ open: _dropped, ...request }: ListingRequest): ListingRequest {
  return { ...request, choices: {}, page: 1 };
}
