import type { BookmarkList } from '@dalil/domain/bookmarks/bookmark.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, read } from '../data/api.ts';
import { listItems } from '../endpoints/guide.ts';

const ITEMS_PER_BATCH = 100;

/** Items by `kind:id`. Unpublished ones are missing from the response. */
export function itemsQuery(api: ApiClient, locale: Locale, references: readonly string[]) {
  return queryOptions({
    queryKey: ['items', locale, references],
    meta: { lists: ['place', 'article', 'service', 'event', 'neighbourhood', 'question'] },
    queryFn: async (): Promise<SavedItem[]> => {
      const found: SavedItem[] = [];
      for (let at = 0; at < references.length; at += ITEMS_PER_BATCH) {
        const some = references.slice(at, at + ITEMS_PER_BATCH);
        found.push(...(await api(listItems({ locale, references: some }))));
      }
      return found;
    },
  });
}

/** The account's list. */
export function fetchBookmarks(api: ApiClient): Promise<BookmarkList> {
  return read(api.api.bookmarks.$get());
}
