import { OPERATION_ENDPOINTS, type OperationKind, SYNC_PRIORITIES, type SyncPriority } from './operation.ts';

/** PWA-6: tries in a row. The next sync run, when the connection is back or half a minute later, resets them. */
export const MAX_TRIES = 3;
export const FIRST_WAIT_MS = 1000;

/** The server's answer to an operation, as far as the queue reads it. */
export type ItemOutcome = { status: string } & Record<string, unknown>;

/**
 * PWA-6: a pending change on the device. `waiting`: it will be sent. `parked`: the server rejects it as it is, and its owner
 * decides. `answered`: the server has it, and the page has not displayed the outcome yet.
 */
export type QueueItem = {
  /** Assigned by the device's database: first in, first out. */
  order: number;
  id: string;
  /** The account it belongs to. Null for a guest. */
  owner: string | null;
  kind: OperationKind;
  /** The record it changes. Changes of one record are never reordered. */
  record: string;
  payload: unknown;
  at: string;
  priority: SyncPriority;
  retryCount: number;
  maxRetries: number;
  /** The earliest time of the next try, in milliseconds. */
  nextTryAt: number;
  /** It was part of a delivery that was rejected as a whole, and is retried separately. */
  isAlone: boolean;
  state: 'waiting' | 'parked' | 'answered';
  /** The code of its rejection. */
  refusal: string | null;
  outcome: ItemOutcome | null;
};

export type NewQueueItem = Omit<QueueItem, 'order'>;

export type QueuedOperation = { id: string; kind: OperationKind; payload: unknown; at: string };

/** Creates a queue item for a change. */
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

/** PWA-8: the figures of a queue. `synced` is the number delivered earlier. */
export function syncStats(items: readonly Pick<QueueItem, 'state'>[], synced: number): SyncStats {
  const count = (state: QueueItem['state']) => items.filter((item) => item.state === state).length;
  const [pendingSync, failedSync] = [count('waiting'), count('parked')];
  const queueSize = pendingSync + failedSync;
  return { totalItems: queueSize + synced, syncedItems: synced, pendingSync, failedSync, queueSize };
}
