import { formatSearch, trimQuery } from '@dalil/search/search-request.ts';
import { useQueryClient } from '@tanstack/react-query';
import { getSearchPage } from '../../endpoints/search.ts';
import { useLocale } from '../../language/use-locale.ts';

/**
 * Requests the results of a query directly on the key press. The router requests them only after the list is closed and the
 * navigation announced, which takes a slow phone a while. It joins the pending request. The page repeats a failed request and
 * reports its failure.
 */
export function useSearchAhead(): (text: string) => void {
  const queryClient = useQueryClient();
  const locale = useLocale();
  return (text) => {
    const query = trimQuery(text);
    if (query !== '') void queryClient.prefetchQuery(getSearchPage({ locale, search: formatSearch({ query }) }));
  };
}
