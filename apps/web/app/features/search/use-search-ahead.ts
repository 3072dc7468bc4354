import { formatSearch, trimQuery } from '@dalil/search/search-request.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { searchQuery } from '../../queries/search.ts';

/**
 * Requests the results of a query directly on the key press. The router requests them only after the list is closed and the
 * navigation announced, which takes a slow phone a while. It joins the pending request. The page repeats a failed request and
 * reports its failure.
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
