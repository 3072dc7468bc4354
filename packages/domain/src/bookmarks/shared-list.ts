import { type ItemReference, MAX_FOLDER_NAME_LENGTH, readReference, referenceKey, trimFolderName } from './bookmark.ts';

/** A link carries no more than this, so that it survives messengers and mail. */
export const MAX_SHARED = 100;

/** A list that was passed on by link: items, and the name it had. Never notes. */
export type SharedList = { name: string; items: readonly ItemReference[] };

/** The part of a link after `#`, which browsers never send to a server. */
export function writeSharedList({ name, items }: SharedList): string {
  const shared = items.slice(0, MAX_SHARED).map(referenceKey).join(',');
  const named = trimFolderName(name);
  return named === '' ? `share=${shared}` : `share=${shared}&name=${encodeURIComponent(named)}`;
}

/** The list a link carries, or null where it carries none. What is no item is left out, and so is a second mention. */
export function readSharedList(hash: string): SharedList | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const keys = [...new Set((fields.get('share') ?? '').split(','))];
  const items = keys.map(readReference).filter((one) => one !== null);
  if (items.length === 0) return null;
  const name = (fields.get('name') ?? '').slice(0, MAX_FOLDER_NAME_LENGTH * 2);
  return { name: trimFolderName(name), items: items.slice(0, MAX_SHARED) };
}
