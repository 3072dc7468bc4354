import type { Bookmark } from '@dalil/domain/bookmarks/bookmark.ts';
import type { BookmarkChange } from '@dalil/domain/bookmarks/bookmark-operation.ts';

/** The changes that restore a removed bookmark: in its folder and position, with its notes. */
export function restoringChanges(bookmark: Bookmark): BookmarkChange[] {
  const { kind, itemId, folderId, note, otherNote, addedAt } = bookmark;
  const added: BookmarkChange = { kind: 'bookmark.add', payload: { kind, itemId, folderId, note, addedAt } };
  if (otherNote === null) return [added];
  const baseVersion = note === '' ? 0 : 1;
  return [added, { kind: 'bookmark.note', payload: { kind, itemId, note, otherNote, baseVersion } }];
}
