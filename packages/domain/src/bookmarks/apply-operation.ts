import {
  type Bookmark,
  type BookmarkFolder,
  type BookmarkList,
  findBookmark,
  type ItemReference,
  MAX_BOOKMARKS,
  MAX_FOLDERS,
  referenceKey,
} from './bookmark.ts';
import type { BookmarkOperation, OperationEffect } from './bookmark-operation.ts';

type Of<Kind extends BookmarkOperation['kind']> = Extract<BookmarkOperation, { kind: Kind }>;

/**
 * PROF-6: one change of a list, the same on the device and on the server. Returns the given list if nothing changed. A removed
 * folder counts as none, and a note on a bookmark that was removed elsewhere restores it, so that no note is lost.
 */
export function applyOperation(list: BookmarkList, operation: BookmarkOperation): OperationEffect {
  switch (operation.kind) {
    case 'bookmark.add':
      return addBookmark(list, operation);
    case 'bookmark.remove':
      return removeBookmark(list, operation.payload);
    case 'bookmark.move':
      return moveBookmark(list, operation);
    case 'bookmark.note':
      return noteBookmark(list, operation);
    case 'folder.add':
      return addFolder(list, operation);
    case 'folder.rename':
      return renameFolder(list, operation);
    case 'folder.remove':
      return removeFolder(list, operation);
  }
}

/** The displayed list: the last known server state with all pending changes applied. */
export function listOnScreen(list: BookmarkList, pending: readonly BookmarkOperation[]): BookmarkList {
  return pending.reduce((visible, operation) => applyOperation(visible, operation).list, list);
}

function addBookmark(list: BookmarkList, { payload, at }: Of<'bookmark.add'>): OperationEffect {
  if (findBookmark(list, payload)) return unchanged(list);
  if (list.bookmarks.length >= MAX_BOOKMARKS) return rejected(list, 'too_many_bookmarks');
  const { kind, itemId, note, addedAt } = payload;
  const folderId = knownFolder(list, payload.folderId);
  const noteVersion = note === '' ? 0 : 1;
  const bookmark = { kind, itemId, folderId, note, otherNote: null, noteVersion, addedAt, updatedAt: at };
  const bookmarks = [...list.bookmarks, bookmark].toSorted(byAdding);
  return applied({ ...list, bookmarks });
}

function removeBookmark(list: BookmarkList, reference: ItemReference): OperationEffect {
  if (!findBookmark(list, reference)) return unchanged(list);
  const key = referenceKey(reference);
  return applied({ ...list, bookmarks: list.bookmarks.filter((one) => referenceKey(one) !== key) });
}

function moveBookmark(list: BookmarkList, { payload, at }: Of<'bookmark.move'>): OperationEffect {
  const bookmark = findBookmark(list, payload);
  if (!bookmark) return rejected(list, 'not_found');
  const folderId = knownFolder(list, payload.folderId);
  if (bookmark.folderId === folderId) return unchanged(list);
  return applied(withBookmark(list, { ...bookmark, folderId, updatedAt: at }));
}

function noteBookmark(list: BookmarkList, operation: Of<'bookmark.note'>): OperationEffect {
  const { payload, at } = operation;
  const bookmark = findBookmark(list, payload);
  const { kind, itemId, note, otherNote, baseVersion } = payload;
  if (!bookmark) {
    const added = { kind, itemId, folderId: null, note, addedAt: at };
    return addBookmark(list, { ...operation, kind: 'bookmark.add', payload: added });
  }
  if (bookmark.note === note && bookmark.otherNote === otherNote) return unchanged(list);
  if (bookmark.noteVersion !== baseVersion) return { list, outcome: { status: 'conflict', current: bookmark } };
  return applied(withBookmark(list, { ...bookmark, note, otherNote, noteVersion: baseVersion + 1, updatedAt: at }));
}

function addFolder(list: BookmarkList, { payload, at }: Of<'folder.add'>): OperationEffect {
  const { folderId: id, name } = payload;
  if (list.folders.some((folder) => folder.id === id)) return unchanged(list);
  if (list.folders.length >= MAX_FOLDERS) return rejected(list, 'too_many_folders');
  return applied({ ...list, folders: [...list.folders, { id, name, addedAt: at }] });
}

function renameFolder(list: BookmarkList, { payload: { folderId, name } }: Of<'folder.rename'>): OperationEffect {
  const folder = list.folders.find(({ id }) => id === folderId);
  if (!folder) return rejected(list, 'not_found');
  if (folder.name === name) return unchanged(list);
  const rename = (one: BookmarkFolder) => (one.id === folderId ? { ...one, name } : one);
  return applied({ ...list, folders: list.folders.map(rename) });
}

function removeFolder(list: BookmarkList, { payload: { folderId }, at }: Of<'folder.remove'>): OperationEffect {
  if (!list.folders.some(({ id }) => id === folderId)) return unchanged(list);
  const takeOut = (one: Bookmark) => (one.folderId === folderId ? { ...one, folderId: null, updatedAt: at } : one);
  return applied({
    folders: list.folders.filter(({ id }) => id !== folderId),
    bookmarks: list.bookmarks.map(takeOut),
  });
}

function knownFolder(list: BookmarkList, folderId: string | null): string | null {
  return list.folders.some(({ id }) => id === folderId) ? folderId : null;
}

function withBookmark(list: BookmarkList, changed: Bookmark): BookmarkList {
  const key = referenceKey(changed);
  return { ...list, bookmarks: list.bookmarks.map((one) => (referenceKey(one) === key ? changed : one)) };
}

function byAdding(a: Bookmark, b: Bookmark): number {
  if (a.addedAt !== b.addedAt) return a.addedAt < b.addedAt ? -1 : 1;
  return referenceKey(a) < referenceKey(b) ? -1 : 1;
}

function applied(list: BookmarkList): OperationEffect {
  return { list, outcome: { status: 'applied' } };
}

function unchanged(list: BookmarkList): OperationEffect {
  return { list, outcome: { status: 'unchanged' } };
}

type Rejection = 'too_many_bookmarks' | 'too_many_folders' | 'not_found';

function rejected(list: BookmarkList, code: Rejection): OperationEffect {
  return { list, outcome: { status: 'refused', code } };
}
