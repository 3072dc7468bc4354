import { OPERATION_ENDPOINTS, type OperationKind, SYNC_PRIORITIES, type SyncPriority } from './operation.ts';

/** PWA-6: tries in a row; then the next round, when the connection is back or half a minute later, begins anew. */
export const MAX_TRIES = 3;
export const FIRST_WAIT_MS = 1000;

/** What the server answered to an operation, as far as the queue looks at it. */
export type ItemOutcome = { status: string } & Record<string, unknown>;

/**
 * PWA-6: a change that waits on the device. `waiting`: it will be sent; `parked`: the server does not take it as it is,
 * its owner decides; `answered`: the server has it, and the page has not yet shown what became of it.
 */
export type QueueItem = {
  /** Given by the device's database: first in, first out. */
  order: number;
  id: string;
  /** The account it belongs to; null: nobody's. */
  owner: string | null;
  kind: OperationKind;
  /** What it changes. Of one record nothing overtakes. */
  record: string;
  payload: unknown;
  at: string;
  priority: SyncPriority;
  retryCount: number;
  maxRetries: number;
  /** Not before this instant, in milliseconds. */
  nextTryAt: number;
  /** It was part of a delivery that was refused whole, and is tried by itself. */
  isAlone: boolean;
  state: 'waiting' | 'parked' | 'answered';
  /** The code it was refused with. */
  refusal: string | null;
  outcome: ItemOutcome | null;
};

export type NewQueueItem = Omit<QueueItem, 'order'>;

export type QueuedOperation = { id: string; kind: OperationKind; payload: unknown; at: string };

/** A change on its way into the queue. */
export function newQueueItem(owner: string | null, record: string, operation: QueuedOperation): NewQueueItem {
  const { id, kind, payload, at } = operation;
  return {
    id,
    owner,
    kind,
    record,
    payload,
    at,
    priority: SYNC_PRIORITIES[OPERATION_ENDPOINTS[kind].type],
    retryCount: 0,
    maxRetries: MAX_TRIES,
    nextTryAt: 0,
    isAlone: false,
    state: 'waiting',
    refusal: null,
    outcome: null,
  };
}

/** PWA-8 */
export type SyncStats = {
  totalItems: number;
  syncedItems: number;
  pendingSync: number;
  failedSync: number;
  queueSize: number;
};

/** PWA-8: the figures of a queue; `synced` is how many arrived before. */
export function syncStats(items: readonly Pick<QueueItem, 'state'>[], synced: number): SyncStats {
  const count = (state: QueueItem['state']) => items.filter((item) => item.state === state).length;
  const [pendingSync, failedSync] = [count('waiting'), count('parked')];
  const queueSize = pendingSync + failedSync;
  return { totalItems: queueSize + synced, syncedItems: synced, pendingSync, failedSync, queueSize };
}
