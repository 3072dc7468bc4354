import { bookmarkFolders, bookmarks } from '@dalil/database/tables/bookmarks.ts';
import { applyOperation } from '@dalil/domain/bookmarks/apply-operation.ts';
import { type BookmarkList, referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { BookmarkOperation, OperationOutcome } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { findBookmarkList } from './find-bookmark-list.ts';

/**
 * Applies operations to a user's list in order, by the same rules as on the device, and returns the result of each. Runs in the
 * caller's transaction, which holds the user's lock.
 */
export async function applyBookmarkOperations(
  deps: Deps,
  userId: string,
  operations: readonly BookmarkOperation[],
): Promise<OperationOutcome[]> {
  const before = await findBookmarkList(deps, userId);
  let list = before;
  const outcomes = operations.map((operation) => {
    const effect = applyOperation(list, operation);
    list = effect.list;
    return effect.outcome;
  });
  await saveFolders(deps, userId, before, list);
  await saveBookmarks(deps, userId, before, list);
  return outcomes;
}

async function saveFolders({ db }: Deps, userId: string, before: BookmarkList, after: BookmarkList): Promise<void> {
  const { changed, removed } = differences(before.folders, after.folders, ({ id }) => id);
  const ids = removed.map(({ id }) => id);
  if (ids.length > 0) {
    await db.delete(bookmarkFolders).where(and(eq(bookmarkFolders.userId, userId), inArray(bookmarkFolders.id, ids)));
  }
  if (changed.length === 0) return;
  await db
    .insert(bookmarkFolders)
    .values(changed.map(({ addedAt, ...folder }) => ({ ...folder, userId, addedAt: new Date(addedAt) })))
    .onConflictDoUpdate({
      target: [bookmarkFolders.userId, bookmarkFolders.id],
      set: { name: sql`excluded.name` },
    });
}

async function saveBookmarks({ db }: Deps, userId: string, before: BookmarkList, after: BookmarkList): Promise<void> {
  const { changed, removed } = differences(before.bookmarks, after.bookmarks, referenceKey);
  if (removed.length > 0) {
    const keys = sql.param(removed.map(referenceKey));
    const key = sql`${bookmarks.kind} || ':' || ${bookmarks.itemId}`;
    await db.delete(bookmarks).where(and(eq(bookmarks.userId, userId), sql`${key} = any(${keys}::text[])`));
  }
  if (changed.length === 0) return;
  const rows = changed.map(({ addedAt, updatedAt, ...bookmark }) => ({
    ...bookmark,
    userId,
    addedAt: new Date(addedAt),
    updatedAt: new Date(updatedAt),
  }));
  await db
    .insert(bookmarks)
    .values(rows)
    .onConflictDoUpdate({
      target: [bookmarks.userId, bookmarks.kind, bookmarks.itemId],
      set: {
        folderId: sql`excluded.folder_id`,
        note: sql`excluded.note`,
        otherNote: sql`excluded.other_note`,
        noteVersion: sql`excluded.note_version`,
        addedAt: sql`excluded.added_at`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

/** An entry that the rules did not change is the same object as before. */
function differences<T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string) {
  const known = new Set(before);
  const retained = new Set(after.map(keyOf));
  return {
    changed: after.filter((one) => !known.has(one)),
    removed: before.filter((one) => !retained.has(keyOf(one))),
  };
}
