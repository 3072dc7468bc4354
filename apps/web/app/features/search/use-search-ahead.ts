import { formatSearch, trimQuery } from '@dalil/search/search-request.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { searchQuery } from '../../queries/search.ts';

/**
 * Asks for the results of a query with the key itself. The router asks only when the list is closed and the coming page
 * announced, which takes a slow phone a while; it joins what is under way. What fails is asked again, and answered for, by
 * the page.
 */
export function useSearchAhead(): (text: string) => void {
  const queryClient = useQueryClient();
  const api = useApi();
  const locale = useLocale();
  return (text) => {
    const query = trimQuery(text);
    if (query !== '') void queryClient.prefetchQuery(searchQuery(api, locale, formatSearch({ query })));
  };
}
