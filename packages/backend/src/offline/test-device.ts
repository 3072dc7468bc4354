import 'fake-indexeddb/auto';
import type { Delivery } from '@dalil/domain/offline/delivery.ts';
import type { DeliveryAnswer } from '@dalil/domain/offline/delivery-answer.ts';
import { type DeviceDatabase, openDeviceDatabase } from '@dalil/offline/device-database.ts';
import { deviceQueue } from '@dalil/offline/sync-queue/device-queue.ts';
import { drain, type DrainResult } from '@dalil/offline/sync-queue/drain.ts';
import { importDeviceKey } from '@dalil/offline/sync-queue/encrypted-item.ts';
import type { QueueStore } from '@dalil/offline/sync-queue/queue-store.ts';

class Killed extends Error {}

/** A user is signed in, so their pending operations are encrypted. */
const KEY = 'm3vYc9Qk1o7bqL0dXr2uZ8hT4wPnE6sJyKfAiVgUt5M';
type Device = { owner: string; hasLocks: boolean; random: () => number };

type Network = (delivery: Delivery, kill: () => never) => Promise<DeliveryAnswer>;

/** A browser with persistent storage: committed data survives a kill. */
export async function startDevice({ owner, hasLocks, random }: Device) {
  const name = crypto.randomUUID();
  let db: DeviceDatabase = await openDeviceDatabase(name);
  await deviceQueue(db).saveKey(owner, await importDeviceKey(KEY));
  let turn: Promise<unknown> = Promise.resolve();
  let time = 0;
  /** Increases with every killed browser. Pending work of an earlier one never runs. */
  let life = 0;

  function oneByOne<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work, work);
    turn = mine;
    return mine;
  }

  /** The storage as one process sees it. After the process is killed, it has no effect. */
  function diskOf(isAlive: () => boolean): QueueStore {
    const queue = deviceQueue(db);
    return new Proxy(queue, {
      get:
        (target, method: keyof QueueStore) =>
        (...args: never[]) => {
          if (!isAlive()) throw new Killed();
          return (target[method] as (...given: never[]) => unknown)(...args);
        },
    });
  }

  return {
    queue: () => deviceQueue(db),
    /** A tab or the worker performs a sync run, and may be killed during it. */
    async drain(owner: string, network: Network): Promise<DrainResult | 'killed'> {
      const born = life;
      let isAlive = true;
      const kill = (): never => {
        isAlive = false;
        throw new Killed();
      };
      const isReachable = () => isAlive && born === life;
      const deps = {
        store: diskOf(isReachable),
        send: (delivery: Delivery) => network(delivery, kill),
        now: () => time,
        random,
        wait: async (ms: number) => void (time += ms),
        withSyncLock: hasLocks ? oneByOne : <T>(work: () => Promise<T>) => work(),
      };
      return drain(deps, owner).catch((error: unknown) => {
        if (error instanceof Killed || !isReachable()) return 'killed' as const;
        throw error;
      });
    },
    /** Kills all processes of the browser. The next one starts from the stored data. */
    async killBrowser(): Promise<void> {
      life += 1;
      db.close();
      db = await openDeviceDatabase(name);
    },
    pass: (ms: number) => void (time += ms),
    discard: () => db.close(),
  };
}
