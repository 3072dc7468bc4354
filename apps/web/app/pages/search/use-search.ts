import type { IgnoredPart } from '@dalil/domain/guide/listing.ts';
import { localePath } from '@dalil/domain/language/locale.ts';
import { formatSearch, ignoredSearchParts, parseSearch, type SearchRequest } from '@dalil/search/search-request.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { getSearchPage } from '../../endpoints/search.ts';
import { useLocale } from '../../language/use-locale.ts';
import { INDEX_RETRY_MS, isIndexMissing } from '../../queries/search.ts';

export type RequestedSearch = {
  request: SearchRequest;
  /** The parts of the address that are no filters of the search. */
  ignored: IgnoredPart[];
  /** The address of another choice, which starts at its first page. */
  hrefOf: (change: Partial<SearchRequest>) => string;
};

/** The requested search, which is stored only in the address, and its results. */
export function useSearch() {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const coming = useNavigation().location;
  const comingSearch = coming?.pathname === pathname ? coming.search : null;
  const requested = useMemo((): RequestedSearch => {
    const address = new URLSearchParams(search);
    const request = parseSearch(address);
    return {
      request,
      ignored: ignoredSearchParts(address),
      hrefOf: (change) => localePath(locale, `/search${formatSearch({ ...request, page: 1, ...change })}`),
    };
  }, [locale, search]);
  const { request } = requested;
  const { data, error, isFetching, refetch } = useQuery({
    ...getSearchPage({ locale, search: formatSearch(request) }),
    enabled: request.query !== '',
    retryOnMount: false,
    refetchInterval: (query) => (isIndexMissing(query.state.error) ? INDEX_RETRY_MS : false),
  });
  const isPreparing = isIndexMissing(error);
  return {
    requested,
    request,
    data,
    hasFailed: error !== null && !data && !isFetching && !isPreparing,
    /** Whether the server still builds its index; the results are requested until it has. */
    isPreparing,
    /** The search that is on its way. */
    coming: useMemo(
      () => (comingSearch === null ? null : parseSearch(new URLSearchParams(comingSearch))),
      [comingSearch],
    ),
    isLoading: comingSearch !== null || isPreparing || (isFetching && !data),
    retry: () => void refetch(),
  };
}

export type SearchState = ReturnType<typeof useSearch>;
