import { type ItemReference, referenceKey } from './bookmark.ts';

export const MAX_READ_ITEMS = 200;

/** A page that was read, with the title it had then. */
export type ReadItem = ItemReference & { href: string; title: string; readAt: string };

/** The history with one more page: newest first, every page once, at most two hundred. */
export function addToHistory(history: readonly ReadItem[], item: ReadItem): readonly ReadItem[] {
  return [item, ...withoutItem(history, item)].slice(0, MAX_READ_ITEMS);
}

export function withoutItem(history: readonly ReadItem[], item: ItemReference): readonly ReadItem[] {
  const key = referenceKey(item);
  return history.filter((one) => referenceKey(one) !== key);
}
