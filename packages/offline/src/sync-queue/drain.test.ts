import 'fake-indexeddb/auto';
import type { Delivery } from '@dalil/domain/offline/delivery.ts';
import type { DeliveryAnswer } from '@dalil/domain/offline/delivery-answer.ts';
import { newQueueItem, type NewQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDeviceDatabase } from '../device-database.ts';
import { drain, type DrainDeps } from './drain.ts';
import { deviceQueue } from './device-queue.ts';
import { memoryQueue } from './memory-queue.ts';
import type { QueueStore } from './queue-store.ts';
import { importDeviceKey } from './encrypted-item.ts';
import { sendDelivery } from './send-delivery.ts';

const ME = 'user-1';
let store: QueueStore;
let time: number;
let waits: number[];
let sent: Delivery[];

function anItem(name: string, fields: Partial<NewQueueItem> = {}): NewQueueItem {
  const { owner = ME, record = 'bookmarks', kind = 'bookmark.add' } = fields;
  return { ...newQueueItem(owner, record, { id: name, kind, payload: { name }, at: 'then' }), ...fields };
}

const taken = ({ items }: Delivery): DeliveryAnswer => ({
  status: 200,
  code: '',
  retryAfter: null,
  outcomes: new Map(items.map(({ id }) => [id, { status: 'applied' }])),
});
const failing = (status: number): DeliveryAnswer => ({ status, code: 'no', retryAfter: null, outcomes: null });

/** Locks as in a browser: one after the other. */
let turn: Promise<unknown> = Promise.resolve();
function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work, work);
  turn = mine;
  return mine;
}

function drainWith(
  answer: (delivery: Delivery) => DeliveryAnswer | Promise<DeliveryAnswer>,
  owner: string | null = ME,
) {
  const deps: DrainDeps = {
    store,
    send: async (delivery) => {
      sent.push(delivery);
      return answer(delivery);
    },
    now: () => time,
    random: () => 0,
    wait: async (ms) => {
      waits.push(ms);
      time += ms;
    },
    withSyncLock: oneByOne,
  };
  return drain(deps, owner);
}
const states = async (owner: string | null = ME) => (await store.read(owner)).map(({ id, state }) => `${id} ${state}`);
const ids = () => sent.map(({ items }) => items.map(({ id }) => id).join('+'));

const STORES = {
  'the device': async () => deviceQueue(await openDeviceDatabase(crypto.randomUUID())),
  'the device, sealed': async () => {
    const queue = deviceQueue(await openDeviceDatabase(crypto.randomUUID()));
    await queue.saveKey(ME, await importDeviceKey('m3vYc9Qk1o7bqL0dXr2uZ8hT4wPnE6sJyKfAiVgUt5M'));
    return queue;
  },
  'the page, where there is no database': async () => memoryQueue(),
};

describe.each(Object.entries(STORES))('stored by %s', (_name, open) => {
  beforeEach(async () => {
    store = await open();
    [time, waits, sent] = [0, [], []];
  });

  test('PWA-6 what waits leaves in its order, urgent first, and what arrived is counted', async () => {
    await store.write({
      items: [
        anItem('s', { record: 'searches', kind: 'search.keep', priority: 'low' }),
        anItem('a'),
        anItem('b'),
        anItem('c', { kind: 'bookmark.remove' }),
      ],
    });
    expect(await drainWith(taken)).toBe('done');
    expect(ids()).toEqual(['a+b', 'c', 's']);
    expect(await states()).toEqual(['s answered', 'a answered', 'b answered', 'c answered']);
    expect(await store.readLog(ME)).toEqual({ owner: ME, synced: 4, lastAt: 0 });
  });

  test('PWA-6 three tries a run with growing waits, then it rests; the next run has three again', async () => {
    await store.write({ items: [anItem('a')] });
    expect(await drainWith(() => failing(503))).toBe('waiting');
    expect(sent).toHaveLength(3);
    expect(waits).toEqual([1000, 2000]);
    expect(await drainWith(() => failing(0))).toBe('waiting');
    expect(sent).toHaveLength(6);
    expect(await drainWith(taken)).toBe('done');
  });

  test('AUTH-12 a long Retry-After is left to a later run, and no run comes earlier', async () => {
    await store.write({ items: [anItem('a')] });
    expect(await drainWith(() => ({ ...failing(429), retryAfter: 60 }))).toBe('waiting');
    expect(await drainWith(taken)).toBe('waiting');
    expect(sent).toHaveLength(1);
    time = 60_000;
    expect(await drainWith(taken)).toBe('done');
  });

  test('PWA-7 401 stops the run; nothing was tried in vain', async () => {
    await store.write({ items: [anItem('a'), anItem('b', { record: 'other' })] });
    expect(await drainWith(() => failing(401))).toBe('signed_out');
    expect(sent).toHaveLength(1);
    expect(await store.read(ME)).toMatchObject([{ retryCount: 0 }, { retryCount: 0 }]);
  });

  test('PWA-8 one that is never taken steps aside, and those beside it arrive', async () => {
    await store.write({ items: [anItem('a'), anItem('bad'), anItem('c')] });
    expect(await drainWith((delivery) => (ids().at(-1)?.includes('bad') ? failing(422) : taken(delivery)))).toBe(
      'done',
    );
    expect(await states()).toEqual(['a answered', 'bad parked', 'c answered']);
  });

  test('PWA-7 another person’s changes are neither sent nor shown, those of guests are', async () => {
    await store.write({
      items: [anItem('theirs', { owner: 'user-2' }), anItem('mine'), anItem('form', { owner: null, record: 'form' })],
    });
    expect(await states()).toEqual(['mine waiting', 'form waiting']);
    expect(await states(null)).toEqual(['form waiting']);
    await drainWith(taken);
    expect(ids()).toEqual(['mine', 'form']);
    expect(await states('user-2')).toEqual(['theirs waiting', 'form answered']);
    expect(new Set(await store.readOwners())).toEqual(new Set(['user-2', ME, null]));
    await store.forget('user-2');
    expect(await states('user-2')).toEqual(['form answered']);
  });

  test('PWA-9 changes and their list are written together, and are cleared together', async () => {
    const list = (value: number) => ({ name: 'bookmarks', owner: ME, value });
    await store.write({ items: [anItem('a')], list: list(1) });
    await store.write({ items: [anItem('a'), anItem('b')], list: list(2), without: ['a', 'unknown'] });
    expect(await states()).toEqual(['a waiting', 'b waiting']);
    expect((await store.readList('bookmarks'))?.value).toBe(2);
    await store.clear();
    expect(await states()).toEqual([]);
    expect(await store.readList('bookmarks')).toBeUndefined();
  });

  test('PWA-7 what was discarded while it was on its way does not come back', async () => {
    await store.write({ items: [anItem('a')] });
    await drainWith(async (delivery) => {
      await store.write({ without: ['a'] });
      return taken(delivery);
    });
    expect(await states()).toEqual([]);
    expect((await store.readLog(ME)).synced).toBe(0);
  });

  test('PWA-6 two tabs at the same time send each change once', async () => {
    await store.write({ items: [anItem('a'), anItem('b', { record: 'other' })] });
    await Promise.all([drainWith(taken), drainWith(taken)]);
    expect(ids()).toEqual(['a', 'b']);
    const [first] = await store.read(ME);
    if (first) await store.update([{ ...first, state: 'waiting' }], 0);
    expect(await states()).toEqual(['a answered', 'b answered']);
  });

  test('PWA-7 a delivery goes to its endpoint, marked, and every answer is understood', async () => {
    await store.write({ items: [anItem('a', { kind: 'bookmark.remove' })] });
    await drainWith(taken);
    const [delivery] = sent as [Delivery];
    const requests: Request[] = [];
    const answer = async (body: unknown, init?: ResponseInit) => {
      const fetch = async (url: string, options: RequestInit) => {
        requests.push(new Request(url, options));
        return new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
      };
      return sendDelivery(fetch, 'https://dalil.example', delivery);
    };
    const results = [{ id: 'a', status: 'applied' }, { id: 'b' }, null];
    expect((await answer({ results })).outcomes).toEqual(new Map([['a', { status: 'applied' }]]));
    expect(requests[0]).toMatchObject({ method: 'DELETE', url: 'https://dalil.example/api/sync/user-data' });
    expect(requests[0]?.headers.get('x-dalil-sync')).toBe(ME);
    expect(await requests[0]?.json()).toEqual({
      operations: [{ id: 'a', kind: 'bookmark.remove', payload: { name: 'a' }, at: 'then' }],
    });
    expect(await answer({ code: 'too_many_requests' }, { status: 429, headers: { 'retry-after': '7' } })).toEqual({
      status: 429,
      code: 'too_many_requests',
      retryAfter: 7,
      outcomes: null,
    });
    // A captive portal's page in place of the server is not a valid answer.
    expect(await answer('<html>', { status: 200 })).toMatchObject({ status: 200, outcomes: null });
    const away = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await sendDelivery(away, 'https://dalil.example', delivery)).toMatchObject({ status: 0 });
  });
});
