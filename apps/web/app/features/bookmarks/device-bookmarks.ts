import { listOnScreen } from '@dalil/domain/bookmarks/apply-operation.ts';
import { type BookmarkList, EMPTY_BOOKMARKS, referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { BookmarkOperation } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { newQueueItem, type NewQueueItem, type QueueItem } from '@dalil/domain/offline/queue-item.ts';
import type { QueueStore, QueueWrite } from '@dalil/offline/sync-queue/queue-store.ts';

/** The name of the list in the device's database, and the record its changes belong to, which keeps them in order. */
export const BOOKMARKS = 'bookmarks';

/**
 * The list as the device's database has it. A guest's list is complete in `list`. With an owner `list` is the last known state of
 * the server and `pending` what the server does not have yet. `parked`: what the server rejected, for its owner to decide.
 * `items`: what is displayed of the saved items without a connection.
 */
export type DeviceBookmarks = {
  owner: string | null;
  list: BookmarkList;
  items: readonly SavedItem[];
  pending: readonly BookmarkOperation[];
  parked: readonly RejectedOperation[];
};

/** An operation that was rejected permanently. `refusal`: the code it was rejected with. */
export type RejectedOperation = BookmarkOperation & { refusal?: string };

/** The list as the database has it after a change, and whether it outlasts the page. */
export type SavedBookmarks = { state: DeviceBookmarks; isLasting: boolean };

/** A change of the list. It is applied to the displayed list, and again to the list in the database when it is saved. */
export type BookmarkUpdate = (state: DeviceBookmarks) => Partial<DeviceBookmarks>;

export const NOTHING: DeviceBookmarks = { owner: null, list: EMPTY_BOOKMARKS, items: [], pending: [], parked: [] };

/** The list after a change. Items that are neither displayed nor wanted by a change are removed. */
export function applyUpdate(state: DeviceBookmarks, update: BookmarkUpdate): DeviceBookmarks {
  const next = { ...state, ...update(state) };
  const { list, pending, parked } = next;
  const requested = [...pending, ...parked].flatMap(({ payload }) => ('itemId' in payload ? [payload] : []));
  const retained = new Set([...listOnScreen(list, pending).bookmarks, ...requested].map(referenceKey));
  return { ...next, items: next.items.filter((item) => retained.has(referenceKey(item))) };
}

/**
 * The list as the database has it, with the queue's changes of its owner. Undefined where none was saved, also after the browser
 * removed its data.
 */
export async function readBookmarks(queue: QueueStore): Promise<DeviceBookmarks | undefined> {
  const saved = await queue.readList(BOOKMARKS);
  if (!saved) return undefined;
  const { list, items = [] } = saved.value as Pick<DeviceBookmarks, 'list'> & Partial<Pick<DeviceBookmarks, 'items'>>;
  const queued = await readQueued(queue, saved.owner);
  return {
    owner: saved.owner,
    list,
    items,
    pending: queued.filter(({ state }) => state !== 'parked').map(operationOf),
    parked: queued.filter(({ state }) => state === 'parked').map(rejectedOf),
  };
}

/**
 * A change of the list as one transaction of the database. `copy` is taken for the list where the database has none: the browser
 * may have removed it, or this page's queue lasts only as long as the page.
 */
export async function bookmarksWrite(
  queue: QueueStore,
  update: BookmarkUpdate,
  copy: DeviceBookmarks,
): Promise<QueueWrite> {
  const before = (await readBookmarks(queue)) ?? copy;
  const { owner, list, items, pending, parked } = applyUpdate(before, update);
  const queued = await readQueued(queue, owner);
  const inQueue = new Set(queued.map(({ id }) => id));
  const known = new Set([...before.pending, ...before.parked].map(({ id }) => id));
  const left = new Set([...pending, ...parked].map(({ id }) => id));
  const isNew = ({ id }: BookmarkOperation) => !inQueue.has(id);
  return {
    items: [...pending.filter(isNew).map(queueItemOf(owner)), ...parked.filter(isNew).map(rejectedItemOf(owner))],
    // Pending changes of a user who signs out remain that user's.
    without: owner === before.owner ? [...known].filter((id) => !left.has(id)) : [],
    list: { name: BOOKMARKS, owner, value: { owner, list, items } },
  };
}

/** An owner's changes of the list in the queue, in their order. */
async function readQueued(queue: QueueStore, owner: string | null): Promise<QueueItem[]> {
  if (owner === null) return [];
  return (await queue.read(owner)).filter((item) => item.record === BOOKMARKS && item.owner === owner);
}

export function operationOf({ id, kind, payload, at }: QueueItem): BookmarkOperation {
  return { id, kind, payload, at } as BookmarkOperation;
}

export function rejectedOf(item: QueueItem): RejectedOperation {
  return { ...operationOf(item), ...(item.refusal !== null && { refusal: item.refusal }) };
}

function queueItemOf(owner: string | null): (operation: BookmarkOperation) => NewQueueItem {
  return (operation) => newQueueItem(owner, BOOKMARKS, operation);
}

function rejectedItemOf(owner: string | null): (operation: RejectedOperation) => NewQueueItem {
  return ({ refusal = null, ...operation }) => ({ ...queueItemOf(owner)(operation), state: 'parked', refusal });
}
