import { mergeSearches, type RecentSearch, withoutSearches } from '@dalil/search/recent-search.ts';
import { createStoreListeners } from '../../data/store-listeners.ts';
import { deviceStorage, type PageStorage } from '../../data/page-storage.ts';

export const SEARCHES_KEY = 'dalil.searches';

/** `isSent`: the account of the owner has it too. */
export type SavedSearch = RecentSearch & { isSent?: boolean };

/**
 * The searches made on this device. With an owner they are those of an account, and `gone` are queries that were deleted here and
 * perhaps not in the account yet.
 */
export type DeviceSearches = { owner: string | null; searches: readonly SavedSearch[]; gone: readonly string[] };

export const NO_SEARCHES: DeviceSearches = { owner: null, searches: [], gone: [] };

export type SearchStore = ReturnType<typeof createSearchStore>;

/** SEARCH-5, SEARCH-6: recent searches. On a device without storage they last as long as the page. */
export function createSearchStore(storage: PageStorage) {
  const { notify, subscribe } = createStoreListeners();
  let known: { text: string; value: DeviceSearches } = { text: '', value: NO_SEARCHES };

  function read(): DeviceSearches {
    const text = storage.getItem(SEARCHES_KEY) ?? '';
    if (text !== known.text) known = { text, value: searchesOf(text) };
    return known.value;
  }

  function replace(next: DeviceSearches): void {
    const isEmpty = next.owner === null && next.searches.length === 0 && next.gone.length === 0;
    if (isEmpty) storage.removeItem(SEARCHES_KEY);
    else storage.setItem(SEARCHES_KEY, JSON.stringify(next));
    notify();
  }

  return {
    read,
    replace,
    add(searches: readonly SavedSearch[]): void {
      const state = read();
      const queries = searches.map(({ query }) => query);
      const gone = state.gone.filter((query) => withoutSearches(searches, [query]).length === searches.length);
      replace({ ...state, gone, searches: mergeSearches(searches, withoutSearches(state.searches, queries)) });
    },
    markSent(query: string): void {
      const { owner, searches, gone } = read();
      if (owner === null) return;
      const isIt = (search: SavedSearch) => withoutSearches([search], [query]).length === 0;
      replace({
        owner,
        gone,
        searches: searches.map((search) => (isIt(search) ? { ...search, isSent: true } : search)),
      });
    },
    /** A search of an account has to be deleted there too. It is recorded until then. */
    remove(queries: readonly string[]): void {
      const state = read();
      const gone = state.owner === null ? [] : [...new Set([...state.gone, ...queries])];
      replace({ ...state, gone, searches: withoutSearches(state.searches, queries) });
    },
    /** The user signed out. */
    forget: () => replace(NO_SEARCHES),
    subscribe,
  };
}

/** Invalid content, from another version or from manual edits, is ignored. */
function searchesOf(text: string): DeviceSearches {
  try {
    const { owner, searches, gone } = JSON.parse(text) as Partial<DeviceSearches>;
    if (!Array.isArray(searches) || !Array.isArray(gone)) return NO_SEARCHES;
    return { owner: owner ?? null, searches: mergeSearches(searches.filter(isSearch), []), gone };
  } catch {
    return NO_SEARCHES;
  }
}

function isSearch(value: Partial<SavedSearch> | null): value is SavedSearch {
  return typeof value?.query === 'string' && !Number.isNaN(Date.parse(value.createdAt ?? ''));
}

export const searchStore = createSearchStore(deviceStorage);
