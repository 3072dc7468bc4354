import { cutText } from '../language/cut-text.ts';
import { normalizeText } from '../language/normalize-text.ts';

/** The kinds of content that have their own address and can be bookmarked. */
export const BOOKMARK_KINDS = [
  'article',
  'place',
  'service',
  'event',
  'neighbourhood',
  'question',
  'collection',
] as const;
export type BookmarkKind = (typeof BOOKMARK_KINDS)[number];

export const MAX_BOOKMARKS = 1000;
export const MAX_FOLDERS = 50;
export const MAX_FOLDER_NAME_LENGTH = 60;
export const MAX_NOTE_LENGTH = 2000;

/** An item of the guide, by its kind and id: a place and an event can have the same id. */
export type ItemReference = { kind: BookmarkKind; itemId: string };

/**
 * A saved item. `noteVersion` counts the changes of the note, so that two devices that edited it concurrently are notified.
 * `otherNote` is the note that lost the conflict, retained until it is discarded. Times are ISO instants.
 */
export type Bookmark = ItemReference & {
  folderId: string | null;
  note: string;
  otherNote: string | null;
  noteVersion: number;
  addedAt: string;
  updatedAt: string;
};

export type BookmarkFolder = { id: string; name: string; addedAt: string };

/** All bookmarks of a user, in the order they were added. */
export type BookmarkList = { folders: readonly BookmarkFolder[]; bookmarks: readonly Bookmark[] };

export const EMPTY_BOOKMARKS: BookmarkList = { folders: [], bookmarks: [] };

/** `place:burj-khalifa`: identifies an item in one string. */
export function referenceKey({ kind, itemId }: ItemReference): string {
  return `${kind}:${itemId}`;
}

const REFERENCE = /^([a-z]+):([a-z0-9-]{1,80})$/;

/** The item of a key. Null for an invalid key. */
export function readReference(key: string): ItemReference | null {
  const [, kind, itemId] = REFERENCE.exec(key) ?? [];
  const known = BOOKMARK_KINDS.find((one) => one === kind);
  return known && itemId ? { kind: known, itemId } : null;
}

export function findBookmark(list: BookmarkList, reference: ItemReference): Bookmark | undefined {
  return list.bookmarks.find((one) => one.kind === reference.kind && one.itemId === reference.itemId);
}

/** A folder's name as stored: trimmed and cut to the maximum length. Empty when nothing is left. */
export function trimFolderName(name: string): string {
  return cutText(name.replaceAll(/\s+/g, ' ').trim(), MAX_FOLDER_NAME_LENGTH).trim();
}

/** The folder with a name, compared without case and accents. */
export function folderNamed(list: BookmarkList, name: string): BookmarkFolder | undefined {
  const normalized = normalizeText(trimFolderName(name));
  return list.folders.find((folder) => normalizeText(folder.name) === normalized);
}
