import { localePath } from '@dalil/domain/language/locale.ts';
import { formatSearch, parseSearch, type SearchRequest } from '@dalil/search/search-request.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { searchQuery } from '../../queries/search.ts';

export type RequestedSearch = {
  request: SearchRequest;
  /** The address of another choice, which starts at its first page. */
  hrefOf: (change: Partial<SearchRequest>) => string;
};

/** The requested search, which is stored only in the address, and its results. */
export function useSearch() {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const isComing = useNavigation().location?.pathname === pathname;
  const requested = useMemo((): RequestedSearch => {
    const request = parseSearch(new URLSearchParams(search));
    return {
      request,
      hrefOf: (change) => localePath(locale, `/search${formatSearch({ ...request, page: 1, ...change })}`),
    };
  }, [locale, search]);
  const { request } = requested;
  const { data, isError, isFetching, refetch } = useQuery({
    ...searchQuery(useApi(), locale, formatSearch(request)),
    enabled: request.query !== '',
    retryOnMount: false,
  });
  return {
    requested,
    request,
    data,
    hasFailed: isError && !data && !isFetching,
    isLoading: isComing || (isFetching && !data),
    retry: () => void refetch(),
  };
}

export type SearchState = ReturnType<typeof useSearch>;
