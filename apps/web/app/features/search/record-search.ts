import type { Locale } from '@dalil/domain/language/locale.ts';
import { normalizeQuery } from '@dalil/search/normalize-query.ts';
import type { ApiClient } from '../../data/api.ts';
import { sendSearch } from '../../queries/search.ts';
import { queueSearch } from './queue-searches.ts';
import { searchStore } from './search-store.ts';

/** What this document has already reported: returning to the results is no new search. */
const recorded = new Set<string>();

type VisibleSearch = { query: string; locale: Locale; resultsCount: number };

/**
 * Stores a search on the device and reports it to the server, once. SEARCH-6: if that fails it stays on the device and waits for
 * the account.
 */
export async function recordSearch(api: ApiClient, search: VisibleSearch): Promise<void> {
  const { query, locale, resultsCount } = search;
  const key = `${locale} ${normalizeQuery(query)}`;
  if (recorded.has(key)) return;
  recorded.add(key);
  const made = { query, resultsCount, createdAt: new Date().toISOString() };
  searchStore.add([made]);
  try {
    await sendSearch(api, search);
    searchStore.markSent(query);
  } catch {
    const { owner } = searchStore.read();
    // Without the queue the next page reports it.
    if (owner !== null) await queueSearch(owner, made).catch(() => undefined);
  }
}
