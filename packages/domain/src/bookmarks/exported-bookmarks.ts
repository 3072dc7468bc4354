import { type Locale, localePath } from '../language/locale.ts';
import { type Bookmark, type BookmarkList, referenceKey } from './bookmark.ts';
import type { SavedItem } from './saved-item.ts';

/** A bookmark with all exported data. `item` is absent if the device never received it. */
export type ExportedBookmark = {
  bookmark: Bookmark;
  item: SavedItem | undefined;
  title: string;
  folder: string | null;
  url: string | null;
};

/** The bookmarks of a list as exports need them, in the order they were added. `origin` is the site's address. */
export function exportedBookmarks(
  list: BookmarkList,
  items: ReadonlyMap<string, SavedItem>,
  site: { origin: string; locale: Locale },
): ExportedBookmark[] {
  const folders = new Map(list.folders.map(({ id, name }) => [id, name]));
  return list.bookmarks.map((bookmark) => {
    const item = items.get(referenceKey(bookmark));
    return {
      bookmark,
      item,
      title: item?.title ?? bookmark.itemId,
      folder: folders.get(bookmark.folderId ?? '') ?? null,
      url: item ? site.origin + localePath(site.locale, item.href) : null,
    };
  });
}
