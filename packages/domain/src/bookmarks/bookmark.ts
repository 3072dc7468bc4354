import { normalizeText } from '../language/normalize-text.ts';

/** The kinds of content that have an address of their own, and so can be kept. */
export const BOOKMARK_KINDS = ['article', 'place', 'service', 'event', 'neighbourhood', 'question'] as const;
export type BookmarkKind = (typeof BOOKMARK_KINDS)[number];

export const MAX_BOOKMARKS = 1000;
export const MAX_FOLDERS = 50;
export const MAX_FOLDER_NAME_LENGTH = 60;
export const MAX_NOTE_LENGTH = 2000;

/** An item of the guide, by its kind and id: the same id can belong to a place and to an event. */
export type ItemReference = { kind: BookmarkKind; itemId: string };

/**
 * An item somebody keeps. `noteVersion` counts the changes of the note, so that two devices that wrote one at the same
 * time are told; `otherNote` is the note that lost then, kept until it is thrown away. Times are ISO instants.
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

/** Everything one person keeps; bookmarks in the order they were added. */
export type BookmarkList = { folders: readonly BookmarkFolder[]; bookmarks: readonly Bookmark[] };

export const EMPTY_BOOKMARKS: BookmarkList = { folders: [], bookmarks: [] };

/** `place:burj-khalifa`: names an item in one word. */
export function referenceKey({ kind, itemId }: ItemReference): string {
  return `${kind}:${itemId}`;
}

const REFERENCE = /^([a-z]+):([a-z0-9-]{1,80})$/;

/** The item a word names, or null where it names none. */
export function readReference(key: string): ItemReference | null {
  const [, kind, itemId] = REFERENCE.exec(key) ?? [];
  const known = BOOKMARK_KINDS.find((one) => one === kind);
  return known && itemId ? { kind: known, itemId } : null;
}

export function findBookmark(list: BookmarkList, reference: ItemReference): Bookmark | undefined {
  return list.bookmarks.find((one) => one.kind === reference.kind && one.itemId === reference.itemId);
}

/** A folder's name as it is kept: without space around it, cut to its longest. Empty when nothing is left. */
export function trimFolderName(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_FOLDER_NAME_LENGTH).trim();
}

/** The folder of a name, compared as readers compare: without case and accents. */
export function folderNamed(list: BookmarkList, name: string): BookmarkFolder | undefined {
  const normalized = normalizeText(trimFolderName(name));
  return list.folders.find((folder) => normalizeText(folder.name) === normalized);
}
