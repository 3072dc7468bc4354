import { mergeSearches, withoutSearches } from '@dalil/search/recent-search.ts';
import type { RecordedSearch } from '@dalil/search/search-views.ts';
import type { ApiClient } from '../../data/api.ts';
import { deleteSearch, fetchSearches, joinSearches } from '../../queries/search.ts';
import type { SavedSearch, SearchStore } from './search-store.ts';

/**
 * SEARCH-5: a guest signed in as `owner`, or opened another page: the device's searches are added to the account, and the
 * account's searches to the device. Repeating it has no further effect. Fails with `ApiError`; the device then retains its
 * searches.
 */
export async function mergeGuestSearches(api: ApiClient, store: SearchStore, owner: string): Promise<void> {
  const { owner: earlier, searches } = store.read();
  if (earlier === owner) {
    if (hasNews(store)) await syncSearches(api, store);
    return;
  }
  // What another account left on the device does not belong to this one.
  const own = earlier === null ? searches : [];
  const held = own.length > 0 ? await joinSearches(api, own) : await fetchSearches(api);
  store.replace({ owner, searches: sent(held), gone: [] });
}

/** Synchronises device and account for a signed-in user. A guest's device has nothing to compare with. */
export async function syncSearches(api: ApiClient, store: SearchStore): Promise<void> {
  const { owner } = store.read();
  if (owner === null) return;
  const unsent = store.read().searches.filter(({ isSent }) => !isSent);
  const held = unsent.length > 0 ? await joinSearches(api, unsent) : await fetchSearches(api);
  const { gone } = store.read();
  const left = withoutSearches(held, gone);
  await Promise.all(held.filter((search) => !left.includes(search)).map(({ id }) => deleteSearch(api, id)));
  const now = store.read();
  // The user may have searched, deleted or signed out meanwhile.
  if (now.owner !== owner) return;
  const made = now.searches.filter((search) => !search.isSent && !unsent.includes(search));
  const stillRemoved = now.gone.filter((query) => !gone.includes(query));
  store.replace({
    owner,
    searches: withoutSearches(mergeSearches(made, sent(left)), stillRemoved),
    gone: stillRemoved,
  });
}

function hasNews(store: SearchStore): boolean {
  const { searches, gone } = store.read();
  return gone.length > 0 || searches.some(({ isSent }) => !isSent);
}

function sent(searches: readonly RecordedSearch[]): SavedSearch[] {
  return searches.map(({ query, resultsCount, createdAt }) => ({ query, resultsCount, createdAt, isSent: true }));
}
