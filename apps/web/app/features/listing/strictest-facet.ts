import { chosen, type ListingRequest } from '@dalil/domain/guide/listing.ts';
import type { Facet } from '@dalil/domain/guide/sections.ts';
import type { FacetView } from '@dalil/domain/guide/views.ts';

/**
 * Of a request that finds nothing, the facet to let go of first: without its choices the most is left. Each facet's
 * counts are made with the choices of the others only, so they say what is there without it. Null when letting go of
 * one facet alone never helps.
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

/** The request without any choice under one facet, from its first page. */
export function withoutFacet(request: ListingRequest, facet: Facet): ListingRequest {
  const { [facet]: _dropped, ...choices } = request.choices;
  return { ...request, choices, page: 1 };
}

/** The request without any choice, in the same order. */
export function withoutChoices(request: ListingRequest): ListingRequest {
  return { ...request, choices: {}, page: 1 };
}
