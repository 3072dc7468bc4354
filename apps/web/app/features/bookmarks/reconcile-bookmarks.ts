import { applyOperation } from '@dalil/domain/bookmarks/apply-operation.ts';
import { type Bookmark, type BookmarkList, referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import { BOOKMARK_OPERATION_KINDS, type OperationOutcome } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { numberOperations, resolveConflict } from '@dalil/domain/bookmarks/merge-bookmarks.ts';
import type { QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { SyncHandler } from '../offline-sync/sync-handlers.ts';
import { type BookmarkStore, bookmarkStore } from './bookmark-store.ts';
import { BOOKMARKS, type DeviceBookmarks, operationOf, rejectedOf } from './device-bookmarks.ts';
import { newId } from '../../data/new-id.ts';

export const bookmarkSync: SyncHandler = {
  kinds: BOOKMARK_OPERATION_KINDS,
  restore: () => bookmarkStore.restore(),
  reconcile(items) {
    reconcileBookmarks(bookmarkStore, items);
    // A rejected change stays until its owner has decided.
    return [];
  },
  whenSaved: () => bookmarkStore.whenSaved(),
};

/**
 * Applies the results of changes: completed ones are removed, rejected ones are set aside, and of two conflicting notes both are
 * saved.
 */
export function reconcileBookmarks(store: BookmarkStore, items: readonly QueueItem[]): void {
  const { owner, parked } = store.read();
  const own = items.filter((item) => item.record === BOOKMARKS && item.owner === owner);
  const known = new Set(parked.map(({ id }) => id));
  const results = own.filter(({ id, state }) => state === 'answered' || (state === 'parked' && !known.has(id)));
  if (results.length === 0) return;
  const noteId = idsByItem();
  store.update((state) => results.reduce((before, item) => applyResult(before, item, noteId), state));
}

/** A new change for an item's conflict keeps its id when it is applied again. */
function idsByItem(): (item: QueueItem) => string {
  const ids = new Map<string, string>();
  return ({ id }) => {
    const known = ids.get(id) ?? newId();
    ids.set(id, known);
    return known;
  };
}

function applyResult(state: DeviceBookmarks, item: QueueItem, noteId: (item: QueueItem) => string): DeviceBookmarks {
  if (state.owner !== item.owner || !state.pending.some(({ id }) => id === item.id)) return state;
  const operation = operationOf(item);
  const pending = state.pending.filter(({ id }) => id !== item.id);
  if (item.state === 'parked') return { ...state, pending, parked: [...state.parked, rejectedOf(item)] };
  const outcome = item.outcome as OperationOutcome;
  if (outcome.status !== 'conflict') return { ...state, pending, list: applyOperation(state.list, operation).list };
  // The server's record replaces the local one. If both have a note, both are sent back as one change.
  const change = operation.kind === 'bookmark.note' ? resolveConflict(outcome.current, operation) : null;
  const more = change ? numberOperations([change], () => noteId(item), operation.at) : [];
  return { ...state, list: withBookmark(state.list, outcome.current), pending: [...pending, ...more] };
}

function withBookmark(list: BookmarkList, current: Bookmark): BookmarkList {
  const key = referenceKey(current);
  return { ...list, bookmarks: list.bookmarks.map((one) => (referenceKey(one) === key ? current : one)) };
}
