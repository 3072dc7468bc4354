import { bookmarkFolders, bookmarks } from '@dalil/database/tables/bookmarks.ts';
import type { Bookmark, BookmarkKind, BookmarkList } from '@dalil/domain/bookmarks/bookmark.ts';
import { asc, eq } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

/** All folders and bookmarks of a user, in the order they were added. */
export async function findBookmarkList({ db }: Deps, userId: string): Promise<BookmarkList> {
  const folders = await db
    .select()
    .from(bookmarkFolders)
    .where(eq(bookmarkFolders.userId, userId))
    .orderBy(asc(bookmarkFolders.addedAt), asc(bookmarkFolders.id));
  const rows = await db
    .select()
    .from(bookmarks)
    .where(eq(bookmarks.userId, userId))
    .orderBy(asc(bookmarks.addedAt), asc(bookmarks.kind), asc(bookmarks.itemId));
  return {
    folders: folders.map(({ id, name, addedAt }) => ({ id, name, addedAt: addedAt.toISOString() })),
    bookmarks: rows.map(viewBookmark),
  };
}

function viewBookmark({ userId: _owner, kind, addedAt, updatedAt, ...rest }: typeof bookmarks.$inferSelect): Bookmark {
  return { kind: kind as BookmarkKind, addedAt: addedAt.toISOString(), updatedAt: updatedAt.toISOString(), ...rest };
}
