import type { Delivery } from '@dalil/domain/offline/delivery.ts';
import type { QueueItem } from '@dalil/domain/offline/queue-item.ts';
import { drain, type DrainResult } from '@dalil/offline/sync-queue/drain.ts';
import { withSyncLock } from '@dalil/offline/sync-queue/sync-lock.ts';
import type { ApiClient } from '../../data/api.ts';
import { deliverySender } from '../../queries/sync.ts';
import { notifyQueueChanged, pageQueue, queueOwner } from './page-queue.ts';
import { loadSyncHandlers, type SyncHandler } from './sync-handlers.ts';

/** The result of a run. `delivered`: what the server has now. `failedWith`: the last status of a failure, 0: no response. */
export type SyncRunResult = { state: DrainResult; delivered: readonly QueueItem[]; failedWith: number };

type Handlers = readonly SyncHandler[];

let restored: Promise<void> | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * PWA-6: sends pending changes and lets each area apply the results. The runs of a page are sequential. First the page's lists
 * are completed from the queue, and what an earlier version of the site left is queued. A page that has to send after the
 * connection was lost passes the `handlers`.
 */
export function syncRun(api: ApiClient, handlers?: Handlers): Promise<SyncRunResult> {
  const result = last.then(async () => run(api, handlers ?? (await loadSyncHandlers())));
  last = result.catch(() => undefined);
  return result;
}

/** Completes the displayed lists from the disk: a killed browser may have lost the rest. */
export async function restoreLists(handlers?: Handlers): Promise<void> {
  restored ??= restore(handlers);
  try {
    await restored;
  } catch (error) {
    restored = null;
    throw error;
  }
}

async function restore(handlers?: Handlers): Promise<void> {
  const areas = handlers ?? (await loadSyncHandlers());
  const queue = await pageQueue();
  for (const area of areas) await area.restore?.(queue);
}

async function run(api: ApiClient, handlers: Handlers): Promise<SyncRunResult> {
  await restoreLists(handlers);
  const store = await pageQueue();
  const owner = queueOwner();
  const deliver = deliverySender(api);
  let failedWith = 0;
  const send = async (delivery: Delivery) => {
    const answer = await deliver(delivery);
    if (answer.status >= 400) failedWith = answer.status;
    return answer;
  };
  const state = await drain({ store, send, now: Date.now, random: Math.random, wait, withSyncLock }, owner);
  const delivered = await withSyncLock(() => reconcile(owner, handlers));
  await notifyQueueChanged();
  return { state, delivered, failedWith };
}

/**
 * The areas apply the answered changes, which then leave the queue. Repeating it after a crash between the steps has no effect.
 */
async function reconcile(owner: string | null, handlers: Handlers): Promise<QueueItem[]> {
  const store = await pageQueue();
  const items = await store.read(owner);
  const rejected = handlers.flatMap(({ kinds, reconcile: takeIn }) => {
    const own = new Set<string>(kinds);
    return takeIn?.(items.filter(({ kind }) => own.has(kind))) ?? [];
  });
  await Promise.all(handlers.map(async (handler) => handler.whenSaved?.()));
  const answered = items.filter(({ state }) => state === 'answered');
  await store.write({ without: [...rejected, ...answered.map(({ id }) => id)] });
  return answered;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
