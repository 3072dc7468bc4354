import type { OperationEnvelope } from '../offline/operation.ts';
import type { Bookmark, BookmarkList, ItemReference } from './bookmark.ts';

/** `addedAt` is earlier than the operation where a removed or imported bookmark is restored. */
type Added = ItemReference & { folderId: string | null; note: string; addedAt: string };
/** `baseVersion` is the `noteVersion` on which the note is based. */
type Noted = ItemReference & { note: string; otherNote: string | null; baseVersion: number };

export type BookmarkOperation =
  | OperationEnvelope<'bookmark.add', Added>
  | OperationEnvelope<'bookmark.remove', ItemReference>
  | OperationEnvelope<'bookmark.move', ItemReference & { folderId: string | null }>
  | OperationEnvelope<'bookmark.note', Noted>
  | OperationEnvelope<'folder.add', { folderId: string; name: string }>
  | OperationEnvelope<'folder.rename', { folderId: string; name: string }>
  | OperationEnvelope<'folder.remove', { folderId: string }>;

export const BOOKMARK_OPERATION_KINDS = [
  'bookmark.add',
  'bookmark.remove',
  'bookmark.move',
  'bookmark.note',
  'folder.add',
  'folder.rename',
  'folder.remove',
] as const satisfies readonly BookmarkOperation['kind'][];

/** A requested change, before it has an id and a time. */
export type BookmarkChange = {
  [Kind in BookmarkOperation['kind']]: Pick<Extract<BookmarkOperation, { kind: Kind }>, 'kind' | 'payload'>;
}[BookmarkOperation['kind']];

/**
 * The outcome of an operation. `unchanged`: the list already had this state, for example after a second delivery. `conflict`: the
 * note was changed from another version; `current` is the bookmark in its current state.
 */
export type OperationOutcome =
  | { status: 'applied' | 'unchanged' }
  | { status: 'refused'; code: 'too_many_bookmarks' | 'too_many_folders' | 'not_found' }
  | { status: 'conflict'; current: Bookmark };

export type OperationEffect = { list: BookmarkList; outcome: OperationOutcome };
