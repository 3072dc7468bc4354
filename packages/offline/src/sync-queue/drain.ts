import { beginSyncRun, type Delivery, nextDelivery, nextDueAt } from '@dalil/domain/offline/delivery.ts';
import { afterAnswer, type DeliveryAnswer } from '@dalil/domain/offline/delivery-answer.ts';
import type { QueueStore } from './queue-store.ts';

export type DrainDeps = {
  store: QueueStore;
  send: (delivery: Delivery) => Promise<DeliveryAnswer>;
  /** Milliseconds. */
  now: () => number;
  /** In the range [0, 1). */
  random: () => number;
  wait: (ms: number) => Promise<void>;
  withSyncLock: <T>(work: () => Promise<T>) => Promise<T>;
};

/** `done`: nothing is waiting. `waiting`: the next sync run tries again. `signed_out`: the owner has to sign in first. */
export type DrainResult = 'done' | 'waiting' | 'signed_out';

/** A longer wait is left to the next sync run. */
const MAX_WAIT_MS = 6000;

/**
 * PWA-6: one sync run. Sends what an owner may send until nothing is waiting or the waiting items have used up their attempts.
 * Runs one at a time on the device.
 */
export function drain(deps: DrainDeps, owner: string | null): Promise<DrainResult> {
  const { store, send, now, random, wait } = deps;
  return deps.withSyncLock(async () => {
    await store.update(beginSyncRun(await store.read(owner)), now());
    for (;;) {
      const items = await store.read(owner);
      const delivery = nextDelivery(items, now());
      if (delivery) {
        const effect = afterAnswer(delivery.items, await send(delivery), now(), random);
        if (effect.isSignedOut) return 'signed_out';
        await store.update(effect.items, now());
        continue;
      }
      const dueAt = nextDueAt(items);
      if (dueAt === null || dueAt - now() > MAX_WAIT_MS) {
        return items.some(({ state }) => state === 'waiting') ? 'waiting' : 'done';
      }
      await wait(Math.max(0, dueAt - now()));
    }
  });
}
