import { type ItemReference, referenceKey } from './bookmark.ts';

export const MAX_READ_ITEMS = 200;

/** A visited page, with its title at that time. */
export type ReadItem = ItemReference & { href: string; title: string; readAt: string };

/** Adds a page to the history: newest first, each page once, at most two hundred. */
export function addToHistory(history: readonly ReadItem[], item: ReadItem): readonly ReadItem[] {
  return [item, ...withoutItem(history, item)].slice(0, MAX_READ_ITEMS);
}

export function withoutItem(history: readonly ReadItem[], item: ItemReference): readonly ReadItem[] {
  const key = referenceKey(item);
  return history.filter((one) => referenceKey(one) !== key);
}
