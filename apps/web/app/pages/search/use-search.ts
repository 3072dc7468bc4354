import { localePath } from '@dalil/domain/language/locale.ts';
import { formatSearch, parseSearch, type SearchRequest } from '@dalil/search/search-request.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { searchQuery } from '../../queries/search.ts';

export type AskedSearch = {
  request: SearchRequest;
  /** Where another choice leads: to its first page. */
  hrefOf: (change: Partial<SearchRequest>) => string;
};

/** What was asked for, which lives in the address alone, and what was found. */
export function useSearch() {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const isComing = useNavigation().location?.pathname === pathname;
  const asked = useMemo((): AskedSearch => {
    const request = parseSearch(new URLSearchParams(search));
    return {
      request,
      hrefOf: (change) => localePath(locale, `/search${formatSearch({ ...request, page: 1, ...change })}`),
    };
  }, [locale, search]);
  const { request } = asked;
  const { data, isError, isFetching, refetch } = useQuery({
    ...searchQuery(useApi(), locale, formatSearch(request)),
    enabled: request.query !== '',
    retryOnMount: false,
  });
  return {
    asked,
    request,
    data,
    hasFailed: isError && !data && !isFetching,
    isLoading: isComing || (isFetching && !data),
    retry: () => void refetch(),
  };
}

export type Search = ReturnType<typeof useSearch>;
