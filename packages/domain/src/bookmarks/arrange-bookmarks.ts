import { normalizeText, hasEveryWord } from '../language/normalize-text.ts';
import { metresBetween } from '../guide/distance.ts';
import type { Position } from '../guide/position.ts';
import { type Bookmark, type BookmarkList, referenceKey } from './bookmark.ts';
import type { SavedItem } from './saved-item.ts';

export const BOOKMARK_SORTS = ['added', 'title', 'area', 'distance', 'date'] as const;
export type BookmarkSort = (typeof BOOKMARK_SORTS)[number];

export type SavedItems = ReadonlyMap<string, SavedItem>;

export type Arrangement = {
  /** A folder's id, `none` for items without a folder, or null for everything. */
  folder: string | null;
  search: string;
  sort: BookmarkSort;
  /** The user's position. Sorting by distance requires it. */
  here: Position | null;
  compare: (a: string, b: string) => number;
};

export const NO_FOLDER = 'none';

/** The bookmarks that match a user's filters, in the requested order. Items without a sort value come last. */
export function arrangeBookmarks(list: BookmarkList, items: SavedItems, requested: Arrangement): Bookmark[] {
  const names = new Map(list.folders.map(({ id, name }) => [id, name]));
  const isFound = (bookmark: Bookmark) =>
    requested.search.trim() === '' || hasEveryWord(searchText(bookmark, items, names), requested.search);
  const isInFolder = ({ folderId }: Bookmark) =>
    requested.folder === null || (requested.folder === NO_FOLDER ? folderId === null : folderId === requested.folder);
  const newestFirst = list.bookmarks.filter((one) => isInFolder(one) && isFound(one)).toReversed();
  const rank = rankOf(requested, items);
  return rank ? newestFirst.toSorted(rank) : newestFirst;
}

/** The searchable text of a bookmark: that of the item, the folder and the user's note. */
function searchText(bookmark: Bookmark, items: SavedItems, folders: ReadonlyMap<string, string>): string {
  const item = items.get(referenceKey(bookmark));
  const folder = folders.get(bookmark.folderId ?? '');
  const words = [item?.title ?? bookmark.itemId, item?.summary, folder, bookmark.note, bookmark.otherNote];
  return normalizeText(words.filter(Boolean).join(' '));
}

function rankOf(
  { sort, here, compare }: Arrangement,
  items: SavedItems,
): ((a: Bookmark, b: Bookmark) => number) | null {
  const by = <T>(value: (item: SavedItem) => T | null, order: (a: T, b: T) => number) => {
    const of = (bookmark: Bookmark) => {
      const item = items.get(referenceKey(bookmark));
      return item ? value(item) : null;
    };
    return (a: Bookmark, b: Bookmark) => {
      const [left, right] = [of(a), of(b)];
      if (left === null || right === null) return Number(left === null) - Number(right === null);
      return order(left, right);
    };
  };
  switch (sort) {
    case 'added':
      return null;
    case 'title':
      return by(({ title }) => title, compare);
    case 'area':
      return by(({ neighbourhood }) => neighbourhood, compare);
    case 'date':
      return by(
        ({ next }) => (next ? `${next.start}${next.startTime ?? ''}` : null),
        (a, b) => (a < b ? -1 : Number(a > b)),
      );
    case 'distance':
      return here
        ? by(
            ({ position }) => (position ? metresBetween(here, position) : null),
            (a, b) => a - b,
          )
        : null;
  }
}
