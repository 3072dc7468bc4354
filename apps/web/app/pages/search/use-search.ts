import { formatSearch, parseSearch, type SearchRequest } from '@dalil/domain/search/search-request.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { searchQuery } from '../../queries/search.ts';

/** What was asked for, which lives in the address alone, and what was found. */
export function useSearch() {
  const locale = useLocale();
  const toLocale = useLocalePath();
  const { pathname, search } = useLocation();
  const isComing = useNavigation().location?.pathname === pathname;
  const request = parseSearch(new URLSearchParams(search));
  const { data, isError, isFetching, refetch } = useQuery({
    ...searchQuery(useApi(), locale, formatSearch(request)),
    enabled: request.query !== '',
    retryOnMount: false,
  });
  return {
    request,
    data,
    hasFailed: isError && !data && !isFetching,
    isLoading: isComing || (isFetching && !data),
    retry: () => void refetch(),
    /** Where another choice leads: to its first page. */
    hrefOf: (change: Partial<SearchRequest>) => toLocale(`/search${formatSearch({ ...request, page: 1, ...change })}`),
  };
}

export type Search = ReturnType<typeof useSearch>;
