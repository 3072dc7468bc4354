import { cutText } from '../language/cut-text.ts';
import { type ItemReference, MAX_FOLDER_NAME_LENGTH, readReference, referenceKey, trimFolderName } from './bookmark.ts';

/** The maximum number of items in a link, so that messengers and mail do not break it. */
export const MAX_SHARED = 100;

/** A list shared by link: items, and the name at that time. Never notes. */
export type SharedList = { name: string; items: readonly ItemReference[] };

/** The part of a link after `#`, which browsers never send to a server. */
export function writeSharedList({ name, items }: SharedList): string {
  const shared = items.slice(0, MAX_SHARED).map(referenceKey).join(',');
  const named = trimFolderName(name);
  return named === '' ? `share=${shared}` : `share=${shared}&name=${encodeURIComponent(named)}`;
}

/** The list of a link, or null if it has none. Invalid items and duplicates are omitted. */
export function readSharedList(hash: string): SharedList | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const keys = [...new Set((fields.get('share') ?? '').split(','))];
  const items = keys.map(readReference).filter((one) => one !== null);
  if (items.length === 0) return null;
  const name = cutText(fields.get('name') ?? '', MAX_FOLDER_NAME_LENGTH * 2);
  return { name: trimFolderName(name), items: items.slice(0, MAX_SHARED) };
}
