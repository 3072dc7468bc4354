import type { DeviceRating } from '@dalil/assistant/conversation-schema.ts';
import { newQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { loadQueue } from '../offline-sync/load-queue.ts';
import { queueWrite } from '../offline-sync/queue-write.ts';
import type { SyncHandler } from '../offline-sync/sync-handlers.ts';
import { newId } from '../../data/new-id.ts';

const KIND = 'answer.rate';
let last: Promise<unknown> = Promise.resolve();

export const ratingSync: SyncHandler = {
  kinds: [KIND],
  // There is nothing the user could change in a rejected rating.
  reconcile: (items) => items.filter(({ state }) => state === 'parked').map(({ id }) => id),
};

/**
 * CHAT-5: queues the user's rating of an answer of this device. It belongs to no account and replaces an earlier rating of the
 * same answer. It is sent from an instant on (milliseconds); until then it can be undone.
 */
export function queueRating(rating: DeviceRating, from: number): Promise<void> {
  return inTurn(rating.key, async (without) => {
    const operation = { id: newId(), kind: KIND, payload: rating, at: new Date().toISOString() } as const;
    await queueWrite({ items: [{ ...newQueueItem(null, recordOf(rating.key), operation), nextTryAt: from }], without });
  });
}

/** True if it had not been sent yet. */
export function takeBackQueued(key: string): Promise<boolean> {
  return inTurn(key, async (without) => {
    if (without.length > 0) await queueWrite({ without });
    return without.length > 0;
  });
}

/** Sequential, so that an undo finds what was queued before. `work` gets the ids of the waiting items. */
function inTurn<T>(key: string, work: (waiting: string[]) => Promise<T>): Promise<T> {
  const mine = last.then(async () => {
    const { pageQueue } = await loadQueue();
    const items = await (await pageQueue()).read(null);
    const own = items.filter(({ record, state }) => record === recordOf(key) && state === 'waiting');
    return work(own.map(({ id }) => id));
  });
  last = mine.catch(() => undefined);
  return mine;
}

function recordOf(key: string): string {
  return `rating:${key}`;
}
