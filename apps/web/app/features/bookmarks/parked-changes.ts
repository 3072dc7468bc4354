import type { BookmarkChange, BookmarkOperation } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { resolveConflict } from '@dalil/domain/bookmarks/merge-bookmarks.ts';
import type { BookmarkStore } from './bookmark-store.ts';

/**
 * PWA-8: makes a refused change once more, as a new one: the server remembers what it answered to the first. False when
 * the list as it is now cannot take it either; it then stays where it was.
 */
export function retryParked(store: BookmarkStore, id: string): boolean {
  const operation = store.read().parked.find((one) => one.id === id);
  if (!operation) return true;
  const [outcome] = store.change([changeOf(operation)]);
  if (outcome?.status === 'refused') return false;
  if (outcome?.status === 'conflict' && operation.kind === 'bookmark.note') {
    const change = resolveConflict(outcome.current, operation);
    if (change) store.change([change]);
  }
  discardParked(store, id);
  return true;
}

/** Forgets a refused change, as its owner wants. */
export function discardParked(store: BookmarkStore, id: string): void {
  const { parked, ...rest } = store.read();
  store.replace({ ...rest, parked: parked.filter((one) => one.id !== id) });
}

function changeOf({ kind, payload }: BookmarkOperation): BookmarkChange {
  return { kind, payload } as BookmarkChange;
}
