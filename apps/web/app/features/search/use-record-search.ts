import { useEffect } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';

/**
 * SEARCH-5, SEARCH-7: stores a search whose results are displayed, and reports it to the server. `resultsCount` is null until the
 * results have arrived.
 */
export function useRecordSearch(query: string, resultsCount: number | null): void {
  const api = useApi();
  const locale = useLocale();
  useEffect(() => {
    if (resultsCount === null) return;
    import('./record-search.ts').then(
      ({ recordSearch }) => recordSearch(api, { query, locale, resultsCount }),
      // SEARCH-6: a search that is not stored is no loss worth reporting.
      () => undefined,
    );
  }, [api, locale, query, resultsCount]);
}
