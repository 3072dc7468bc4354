import { applyOperation } from './apply-operation.ts';
import { type Bookmark, type BookmarkFolder, type BookmarkList, findBookmark, folderNamed } from './bookmark.ts';
import type { BookmarkChange, BookmarkOperation } from './bookmark-operation.ts';

/** Two notes on one item: the newer one is current, the older one is retained as the other note. */
export function mergeNotes(
  a: Pick<Bookmark, 'note' | 'updatedAt'>,
  b: Pick<Bookmark, 'note' | 'updatedAt'>,
): { note: string; otherNote: string | null } {
  if (a.note === b.note || b.note === '') return { note: a.note, otherNote: null };
  if (a.note === '') return { note: b.note, otherNote: null };
  const [newer, older] = a.updatedAt >= b.updatedAt ? [a, b] : [b, a];
  return { note: newer.note, otherNote: older.note };
}

/**
 * PROF-6: merges a guest's list into an account, as changes of the account's list: the union of both. Folders with the same name
 * become one. An item in both stays in the account's folder. Of two notes the newer is current and both are retained.
 */
export function mergeBookmarks(account: BookmarkList, guest: BookmarkList): BookmarkChange[] {
  const folders = guest.folders.filter(({ id, name }) => !folderOf(account, id, name));
  const ids = new Map(guest.folders.map(({ id, name }) => [id, folderOf(account, id, name)?.id ?? id]));
  return [
    ...folders.map(({ id, name }): BookmarkChange => ({ kind: 'folder.add', payload: { folderId: id, name } })),
    ...guest.bookmarks.flatMap((bookmark) => mergeBookmark(account, bookmark, ids)),
  ];
}

/** The given changes as operations on a list. Each is based on the result of the previous ones. */
export function numberOperations(
  changes: readonly BookmarkChange[],
  nextId: () => string,
  at: string,
): BookmarkOperation[] {
  return changes.map((change) => ({ ...change, id: nextId(), at }));
}

/** The changes that remain after a note conflict on the server: the newer note is current, both are retained. */
export function resolveConflict(
  current: Bookmark,
  { payload, at }: Extract<BookmarkOperation, { kind: 'bookmark.note' }>,
): BookmarkChange | null {
  const merged = mergeNotes({ note: payload.note, updatedAt: at }, current);
  const otherNote = merged.otherNote ?? payload.otherNote ?? current.otherNote;
  if (merged.note === current.note && otherNote === current.otherNote) return null;
  const { kind, itemId, noteVersion } = current;
  return { kind: 'bookmark.note', payload: { kind, itemId, note: merged.note, otherNote, baseVersion: noteVersion } };
}

function folderOf(account: BookmarkList, id: string, name: string): BookmarkFolder | undefined {
  return account.folders.find((folder) => folder.id === id) ?? folderNamed(account, name);
}

function mergeBookmark(
  account: BookmarkList,
  bookmark: Bookmark,
  folderIds: ReadonlyMap<string, string>,
): BookmarkChange[] {
  const { kind, itemId, note, addedAt } = bookmark;
  const known = findBookmark(account, bookmark);
  if (!known) {
    const folderId = bookmark.folderId === null ? null : (folderIds.get(bookmark.folderId) ?? null);
    const added: BookmarkChange = { kind: 'bookmark.add', payload: { kind, itemId, folderId, note, addedAt } };
    if (bookmark.otherNote === null) return [added];
    const baseVersion = note === '' ? 0 : 1;
    const { otherNote } = bookmark;
    return [added, { kind: 'bookmark.note', payload: { kind, itemId, note, otherNote, baseVersion } }];
  }
  const merged = mergeNotes(known, bookmark);
  const otherNote = merged.otherNote ?? known.otherNote ?? bookmark.otherNote;
  if (merged.note === known.note && otherNote === known.otherNote) return [];
  const noted = { kind, itemId, note: merged.note, otherNote, baseVersion: known.noteVersion };
  return [{ kind: 'bookmark.note', payload: noted }];
}

/** Applies changes one after the other, as for a list stored only on the device. */
export function applyChanges(
  list: BookmarkList,
  changes: readonly BookmarkChange[],
  nextId: () => string,
  at: string,
): BookmarkList {
  return numberOperations(changes, nextId, at).reduce((next, operation) => applyOperation(next, operation).list, list);
}
