import { formatSearch, parseSearch } from '@dalil/domain/search/search-request.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { searchQuery } from '../../queries/search.ts';

/**
 * Asks for results with the key itself: the router does so only when a slow phone has closed the list and drawn that the
 * page is coming. What fails is asked again, and answered for, by the page. Returns the same for a query that is chosen.
 */
export function useSearchAhead(input: HTMLInputElement): (query: string) => void {
  const queryClient = useQueryClient();
  const api = useApi();
  const locale = useLocale();

  function searchAhead(query: string): void {
    const request = parseSearch(new URLSearchParams({ q: query }));
    if (request.query !== '') void queryClient.prefetchQuery(searchQuery(api, locale, formatSearch(request)));
  }

  const onSubmit = useEffectEvent(() => searchAhead(input.value));
  useEffect(() => {
    const listening = new AbortController();
    input.form?.addEventListener('submit', () => onSubmit(), { signal: listening.signal });
    return () => listening.abort();
  }, [input]);
  return searchAhead;
}
