import type { BookmarkList } from './bookmark.ts';
import type { ExportedBookmark } from './exported-bookmarks.ts';

export const BOOKMARK_FILE_FORMAT = 'dalil-bookmarks';
export const BOOKMARK_FILE_VERSION = 1;

/** A list as JSON that this product can import: folders, notes, times, and titles for people. */
export function writeBookmarkFile(list: BookmarkList, entries: readonly ExportedBookmark[], at: string): string {
  const file = {
    format: BOOKMARK_FILE_FORMAT,
    version: BOOKMARK_FILE_VERSION,
    exportedAt: at,
    folders: list.folders,
    bookmarks: entries.map(({ bookmark, title, url, item }) => ({
      ...bookmark,
      title,
      url,
      position: item?.position ?? null,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
