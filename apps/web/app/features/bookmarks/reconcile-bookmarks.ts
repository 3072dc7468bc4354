import { applyOperation } from '@dalil/domain/bookmarks/apply-operation.ts';
import { type Bookmark, type BookmarkList, referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { BookmarkOperation, OperationOutcome } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { numberOperations, resolveConflict } from '@dalil/domain/bookmarks/merge-bookmarks.ts';
import { newQueueItem, type QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { QueueStore } from '@dalil/offline/sync-queue/queue-store.ts';
import type { SyncHandler } from '../offline-sync/sync-handlers.ts';
import { BOOKMARKS, type BookmarkStore, bookmarkStore, type DeviceBookmarks } from './bookmark-store.ts';

export const bookmarkSync: SyncHandler = {
  kinds: [
    'bookmark.add',
    'bookmark.remove',
    'bookmark.move',
    'bookmark.note',
    'folder.add',
    'folder.rename',
    'folder.remove',
  ],
  restore: (queue) => restoreBookmarks(queue, bookmarkStore),
  reconcile(items) {
    reconcileBookmarks(bookmarkStore, items);
    // A rejected change stays until its owner has decided.
    return [];
  },
  whenSaved: () => bookmarkStore.whenSaved(),
};

/**
 * PWA-9: restores the displayed list from the disk: the newer of the two copies, with the queue's pending changes. Pending
 * changes that are not in the queue, left by an earlier version of the site, are added to it.
 */
export async function restoreBookmarks(queue: QueueStore, store: BookmarkStore): Promise<void> {
  const saved = await queue.readList(BOOKMARKS);
  const visible = store.read();
  const isNewer = saved !== undefined && saved.revision > visible.revision;
  const base = isNewer ? (saved.value as Pick<DeviceBookmarks, 'owner' | 'list'>) : visible;
  const items = (await queue.read(base.owner)).filter(isOwnOf(base.owner));
  const inQueue = new Set(items.map(({ id }) => id));
  const missing = isNewer ? [] : visible.pending.filter(({ id }) => !inQueue.has(id));
  const waiting = items.filter(({ state }) => state !== 'parked').map(operationOf);
  const parked = items.filter(({ state }) => state === 'parked').map(rejectedOf);
  const others = isNewer ? [] : visible.parked.filter(({ id }) => !inQueue.has(id));
  const state = {
    owner: base.owner,
    list: base.list,
    pending: [...waiting, ...missing],
    parked: [...parked, ...others],
  };
  await queue.write({ items: missing.map((operation) => newQueueItem(base.owner, BOOKMARKS, operation)) });
  if (isNewer || differs(visible, state)) store.show(state, Math.max(visible.revision, saved?.revision ?? 0));
}

/** What an account left waiting on this device, for when its owner is back. */
export async function readWaiting(
  queue: QueueStore,
  owner: string,
): Promise<Pick<DeviceBookmarks, 'pending' | 'parked'>> {
  const items = (await queue.read(owner)).filter(isOwnOf(owner));
  return {
    pending: items.filter(({ state }) => state !== 'parked').map(operationOf),
    parked: items.filter(({ state }) => state === 'parked').map(rejectedOf),
  };
}

/**
 * Applies the results of changes: completed ones are removed, rejected ones are set aside, and of two conflicting notes both are
 * saved.
 */
export function reconcileBookmarks(store: BookmarkStore, items: readonly QueueItem[]): void {
  const { owner, list, pending, parked } = store.read();
  let state: DeviceBookmarks = { owner, list, pending, parked };
  for (const item of items.filter(isOwnOf(owner))) {
    if (item.state === 'answered') state = answered(state, operationOf(item), item.outcome as OperationOutcome);
    if (item.state === 'parked' && !state.parked.some(({ id }) => id === item.id)) {
      state = { ...without(state, item), parked: [...state.parked, rejectedOf(item)] };
    }
  }
  if (differs(store.read(), state) || state.list !== list) store.replace(state);
}

function answered(state: DeviceBookmarks, operation: BookmarkOperation, outcome: OperationOutcome): DeviceBookmarks {
  if (outcome.status === 'conflict') return conflicted(state, operation, outcome.current);
  return { ...without(state, operation), list: applyOperation(state.list, operation).list };
}

/** The server's record replaces the local one. If both have a note, both are sent back as one change. */
function conflicted(state: DeviceBookmarks, operation: BookmarkOperation, current: Bookmark): DeviceBookmarks {
  const rest = { ...without(state, operation), list: withBookmark(state.list, current) };
  const change = operation.kind === 'bookmark.note' ? resolveConflict(current, operation) : null;
  if (!change) return rest;
  const more = numberOperations([change], () => crypto.randomUUID(), operation.at);
  return { ...rest, pending: [...rest.pending, ...more] };
}

function withBookmark(list: BookmarkList, current: Bookmark): BookmarkList {
  const key = referenceKey(current);
  return { ...list, bookmarks: list.bookmarks.map((one) => (referenceKey(one) === key ? current : one)) };
}

function without(state: DeviceBookmarks, { id }: { id: string }): DeviceBookmarks {
  return { ...state, pending: state.pending.filter((operation) => operation.id !== id) };
}

function differs(a: Pick<DeviceBookmarks, 'pending' | 'parked'>, b: typeof a): boolean {
  const idsOf = ({ pending, parked }: typeof a) => [...pending, { id: '' }, ...parked].map(({ id }) => id).join(' ');
  return idsOf(a) !== idsOf(b);
}

function isOwnOf(owner: string | null): (item: QueueItem) => boolean {
  return (item) => item.record === BOOKMARKS && item.owner === owner && owner !== null;
}

function operationOf({ id, kind, payload, at }: QueueItem): BookmarkOperation {
  return { id, kind, payload, at } as BookmarkOperation;
}

function rejectedOf(item: QueueItem): BookmarkOperation & { refusal?: string } {
  return { ...operationOf(item), ...(item.refusal !== null && { refusal: item.refusal }) };
}
