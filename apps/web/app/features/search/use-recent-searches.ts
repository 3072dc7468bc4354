import { useLingui } from '@lingui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useToast } from '../announcer/use-toast.ts';
import { queueForgotten } from './queue-searches.ts';
import { type SavedSearch, NO_SEARCHES, searchStore } from './search-store.ts';
import { syncSearches } from './sync-searches.ts';

export type RecentSearches = {
  searches: readonly SavedSearch[];
  /** Deletes one, with a toast that can undo it. */
  remove: (search: SavedSearch) => void;
  removeAll: () => void;
};

/** SEARCH-5: the searches made on this device or with the account. None on the server and while hydrating. */
export function useRecentSearches(): RecentSearches {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const { searches } = useSyncExternalStore(searchStore.subscribe, searchStore.read, () => NO_SEARCHES);

  /** SEARCH-6: without a response only this device's searches are used. The account receives them with the next page. */
  const sync = () => void syncSearches(api, searchStore).catch(() => undefined);
  // Loads the searches made on other devices of the same account.
  useEffect(() => void syncSearches(api, searchStore).catch(() => undefined), [api]);

  function removeSearches(removed: readonly SavedSearch[], title: string): void {
    searchStore.remove(removed.map(({ query }) => query));
    const restore = () => {
      searchStore.add(removed.map(({ isSent: _isSent, ...search }) => search));
      sync();
    };
    showToast({ id: 'searches', tone: 'info', title, action: { label: _('search.recent.undo'), run: restore } });
  }

  return {
    searches,
    remove(search) {
      removeSearches([search], _('search.recent.removed', { query: isolate(search.query) }));
      const { owner } = searchStore.read();
      // What the queue cannot store is recorded as deleted, and the next page reports it.
      if (owner !== null) queueForgotten(owner, search.query).catch(() => undefined);
    },
    removeAll() {
      const { owner } = searchStore.read();
      removeSearches(searches, _('search.recent.removedAll'));
      if (owner !== null) queueForgotten(owner, null).catch(() => undefined);
    },
  };
}
