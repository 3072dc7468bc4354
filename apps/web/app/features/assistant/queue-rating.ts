import type { DeviceRating } from '@dalil/domain/assistant/conversation-schema.ts';
import { newQueueItem, type QueueItem } from '@dalil/domain/offline/queue-item.ts';

const KIND = 'answer.rate';
let last: Promise<unknown> = Promise.resolve();

/**
 * CHAT-5: gives what a reader thought of an answer of this device to the queue. It is nobody's, takes the place of what they
 * thought of the same answer before, and leaves from an instant on, in milliseconds: until then it can be taken back.
 */
export function queueRating(rating: DeviceRating, from: number): Promise<void> {
  return inTurn(async ({ writePageQueue }, waiting) => {
    const operation = { id: crypto.randomUUID(), kind: KIND, payload: rating, at: new Date().toISOString() } as const;
    const item = { ...newQueueItem(null, recordOf(rating.key), operation), nextTryAt: from };
    await writePageQueue({ items: [item], without: waiting(rating.key) });
  });
}

/** True when it had not left yet. */
export function takeBackQueued(key: string): Promise<boolean> {
  return inTurn(async ({ writePageQueue }, waiting) => {
    const without = waiting(key);
    if (without.length > 0) await writePageQueue({ without });
    return without.length > 0;
  });
}

/** A rating the server will never take leaves the queue: there is nothing its reader could change. */
export function refusedRatings(items: readonly QueueItem[]): string[] {
  return items.filter(({ kind, state }) => kind === KIND && state === 'parked').map(({ id }) => id);
}

type PageQueue = typeof import('../sync/page-queue.ts');
type Waiting = (key: string) => string[];

/** One after the other, so that what is taken back is there. */
function inTurn<T>(work: (queue: PageQueue, waiting: Waiting) => Promise<T>): Promise<T> {
  const mine = last.then(async () => {
    const queue = await import('../sync/page-queue.ts');
    const items = await (await queue.pageQueue()).read(null);
    const waiting = (key: string) =>
      items.filter(({ record, state }) => record === recordOf(key) && state === 'waiting').map(({ id }) => id);
    return work(queue, waiting);
  });
  last = mine.catch(() => undefined);
  return mine;
}

function recordOf(key: string): string {
  return `rating:${key}`;
}
