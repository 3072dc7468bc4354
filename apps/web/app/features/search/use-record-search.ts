import { useEffect } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';

/**
 * SEARCH-5, SEARCH-7: keeps a search whose results are shown, and tells the server of it. `resultsCount` is null until the
 * results are there.
 */
export function useRecordSearch(query: string, resultsCount: number | null): void {
  const api = useApi();
  const locale = useLocale();
  useEffect(() => {
    if (resultsCount === null) return;
    import('./record-search.ts').then(
      ({ recordSearch }) => recordSearch(api, { query, locale, resultsCount }),
      // SEARCH-6: a search that is not kept is no loss a reader must be told of.
      () => undefined,
    );
  }, [api, locale, query, resultsCount]);
}
