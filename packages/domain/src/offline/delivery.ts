import { MAX_OPERATIONS_PER_REQUEST, OPERATION_ENDPOINTS, type SyncMethod, type SyncType } from './operation.ts';
import type { QueueItem } from './queue-item.ts';

/** Changes of one record that are sent together, in order, to one endpoint. */
export type Delivery = {
  owner: string | null;
  type: SyncType;
  method: SyncMethod;
  items: readonly QueueItem[];
};

const RANKS = { high: 0, normal: 1, low: 2 };

/**
 * PWA-6: the next delivery, or null when nothing may be sent now: first in first out within a record, high before normal before
 * low across records. `now` is in milliseconds.
 */
export function nextDelivery(items: readonly QueueItem[], now: number): Delivery | null {
  const [first] = headsOf(items)
    .filter((head) => isDue(head, now))
    .toSorted((a, b) => RANKS[a.priority] - RANKS[b.priority] || a.order - b.order);
  if (!first) return null;
  const together: QueueItem[] = [];
  for (const item of waitingOf(items, recordOf(first))) {
    if (together.length === MAX_OPERATIONS_PER_REQUEST || !isDue(item, now)) break;
    if (endpointOf(item) !== endpointOf(first) || (together.length > 0 && (item.isAlone || first.isAlone))) break;
    together.push(item);
  }
  return { owner: first.owner, ...OPERATION_ENDPOINTS[first.kind], items: together };
}

/** When the next item with remaining tries is due, in milliseconds. Null when there is none. */
export function nextDueAt(items: readonly QueueItem[]): number | null {
  const times = headsOf(items).flatMap((head) => (hasTries(head) ? [head.nextTryAt] : []));
  return times.length > 0 ? Math.min(...times) : null;
}

/** Starts a new sync run: items without remaining tries get them again. Returns the changed items. */
export function beginSyncRun(items: readonly QueueItem[]): QueueItem[] {
  return items
    .filter((item) => item.state === 'waiting' && !hasTries(item))
    .map((item) => ({ ...item, retryCount: 0 }));
}

function isDue(item: QueueItem, now: number): boolean {
  return hasTries(item) && item.nextTryAt <= now;
}

function hasTries({ retryCount, maxRetries }: QueueItem): boolean {
  return retryCount < maxRetries;
}

/** The first waiting item of every record. The items after it wait for it. */
function headsOf(items: readonly QueueItem[]): QueueItem[] {
  const heads = new Map<string, QueueItem>();
  for (const item of items) {
    const head = heads.get(recordOf(item));
    if (item.state === 'waiting' && (!head || item.order < head.order)) heads.set(recordOf(item), item);
  }
  return [...heads.values()];
}

function waitingOf(items: readonly QueueItem[], record: string): QueueItem[] {
  return items
    .filter((item) => item.state === 'waiting' && recordOf(item) === record)
    .toSorted((a, b) => a.order - b.order);
}

function recordOf({ owner, record }: QueueItem): string {
  return `${owner ?? ''} ${record}`;
}

function endpointOf({ kind }: QueueItem): string {
  const { type, method } = OPERATION_ENDPOINTS[kind];
  return `${method} ${type}`;
}
