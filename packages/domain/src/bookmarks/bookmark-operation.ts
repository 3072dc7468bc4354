import type { OperationEnvelope } from '../offline/operation.ts';
import type { Bookmark, BookmarkList, ItemReference } from './bookmark.ts';

/** `addedAt` is earlier than the operation where a removed or imported bookmark comes back. */
type Added = ItemReference & { folderId: string | null; note: string; addedAt: string };
/** `baseVersion` is the `noteVersion` the writer saw. */
type Noted = ItemReference & { note: string; otherNote: string | null; baseVersion: number };

export type BookmarkOperation =
  | OperationEnvelope<'bookmark.add', Added>
  | OperationEnvelope<'bookmark.remove', ItemReference>
  | OperationEnvelope<'bookmark.move', ItemReference & { folderId: string | null }>
  | OperationEnvelope<'bookmark.note', Noted>
  | OperationEnvelope<'folder.add', { folderId: string; name: string }>
  | OperationEnvelope<'folder.rename', { folderId: string; name: string }>
  | OperationEnvelope<'folder.remove', { folderId: string }>;

/** What is wanted, before it has an id and a time. */
export type BookmarkChange = {
  [Kind in BookmarkOperation['kind']]: Pick<Extract<BookmarkOperation, { kind: Kind }>, 'kind' | 'payload'>;
}[BookmarkOperation['kind']];

/**
 * What became of an operation. `unchanged`: the list was so already, as after a second delivery. `conflict`: the note
 * was changed by somebody who saw another one; `current` is the bookmark as it stands.
 */
export type OperationOutcome =
  | { status: 'applied' | 'unchanged' }
  | { status: 'refused'; code: 'too_many_bookmarks' | 'too_many_folders' | 'not_found' }
  | { status: 'conflict'; current: Bookmark };

export type OperationEffect = { list: BookmarkList; outcome: OperationOutcome };
