import type { BookmarkChange, BookmarkOperation } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { resolveConflict } from '@dalil/domain/bookmarks/merge-bookmarks.ts';
import type { BookmarkStore } from './bookmark-store.ts';

/**
 * PWA-8: repeats a rejected change as a new one, because the server remembers its response to the first. False if the present
 * list cannot take it either; it then stays where it was. `text` replaces its text.
 */
export function retryRejected(store: BookmarkStore, id: string, text?: string): boolean {
  const parked = store.read().parked.find((one) => one.id === id);
  if (!parked) return true;
  const operation = text === undefined ? parked : withText(parked, text);
  const [outcome] = store.change([changeOf(operation)]);
  if (outcome?.status === 'refused') return false;
  if (outcome?.status === 'conflict' && operation.kind === 'bookmark.note') {
    const change = resolveConflict(outcome.current, operation);
    if (change) store.change([change]);
  }
  discardRejected(store, id);
  return true;
}

/** The text of a rejected change, if any: a note or the name of a folder. */
export function textOf({ payload }: BookmarkOperation): string | null {
  if ('note' in payload) return payload.note || null;
  return 'name' in payload ? payload.name : null;
}

/** Discards a rejected change at its owner's request. */
export function discardRejected(store: BookmarkStore, id: string): void {
  store.update(({ parked }) => ({ parked: parked.filter((one) => one.id !== id) }));
}

function changeOf({ kind, payload }: BookmarkOperation): BookmarkChange {
  return { kind, payload } as BookmarkChange;
}

function withText(operation: BookmarkOperation, text: string): BookmarkOperation {
  const field = 'note' in operation.payload ? { note: text } : { name: text };
  return { ...operation, payload: { ...operation.payload, ...field } } as BookmarkOperation;
}
