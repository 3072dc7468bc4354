import type { SearchRequest } from '@dalil/search/search-request.ts';

/** The filters besides the kind, all unset. */
export const WITHOUT_FILTERS: Pick<SearchRequest, 'category' | 'neighbourhood' | 'days'> = {
  category: null,
  neighbourhood: null,
  days: null,
};

export function countFilters({ category, neighbourhood, days }: SearchRequest): number {
  return [category, neighbourhood, days].filter((choice) => choice !== null).length;
}
