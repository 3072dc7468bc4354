import type { BookmarkList } from '@dalil/domain/bookmarks/bookmark.ts';
import type { IndexedPlace } from '@dalil/domain/bookmarks/match-imported.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, read } from '../data/api.ts';

const ITEMS_PER_BATCH = 100;

/** Items by `kind:id`. Unpublished ones are missing from the response. */
export function itemsQuery(api: ApiClient, locale: Locale, references: readonly string[]) {
  return queryOptions({
    queryKey: ['items', locale, references],
    meta: { lists: ['place', 'article', 'service', 'event', 'neighbourhood', 'question'] },
    queryFn: async (): Promise<SavedItem[]> => {
      const found: SavedItem[] = [];
      for (let at = 0; at < references.length; at += ITEMS_PER_BATCH) {
        const some = references.slice(at, at + ITEMS_PER_BATCH).join(',');
        found.push(...(await read(api.api.items.$get({ query: { locale, references: some } }))));
      }
      return found;
    },
  });
}

/** Every place with its names, to match the entries of an imported file. */
export function placeNamesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['place-names'],
    queryFn: (): Promise<IndexedPlace[]> => read(api.api['place-names'].$get()),
  });
}

/** The account's list. */
export function fetchBookmarks(api: ApiClient): Promise<BookmarkList> {
  return read(api.api.bookmarks.$get());
}
