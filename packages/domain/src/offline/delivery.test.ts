import { expect, test } from 'vitest';
import { beginSyncRun, nextDelivery, nextDueAt } from './delivery.ts';
import { aQueueItem } from './factories.ts';
import { MAX_OPERATIONS_PER_REQUEST, OPERATION_ENDPOINTS, type OperationKind, SYNC_PRIORITIES } from './operation.ts';
import { newQueueItem, type QueueItem, syncStats } from './queue-item.ts';

const NOW = 1_800_000_000_000;
const idsOf = (items: readonly QueueItem[]) => nextDelivery(items, NOW)?.items.map(({ order }) => order) ?? null;

test('PWA-6 a change has the priority of its kind, three tries and none behind it', () => {
  for (const kind of Object.keys(OPERATION_ENDPOINTS) as OperationKind[]) {
    const item = newQueueItem('user-1', 'r', { id: 'i', kind, payload: null, at: 'then' });
    expect(item).toMatchObject({
      priority: SYNC_PRIORITIES[OPERATION_ENDPOINTS[kind].type],
      retryCount: 0,
      maxRetries: 3,
    });
  }
  expect(SYNC_PRIORITIES).toEqual({ articles: 'normal', searches: 'low', 'user-data': 'high', support: 'normal' });
});

test.each([
  ['nothing waits', [], null],
  ['one', [aQueueItem(1)], [1]],
  ['in their order, whatever the order they are given in', [aQueueItem(2), aQueueItem(1)], [1, 2]],
  ['only of one record', [aQueueItem(1), aQueueItem(2, { record: 'other' }), aQueueItem(3)], [1, 3]],
  [
    'high before normal before low',
    [
      aQueueItem(1, { record: 'a', priority: 'low' }),
      aQueueItem(2, { record: 'b', priority: 'normal' }),
      aQueueItem(3, { record: 'c', priority: 'high' }),
    ],
    [3],
  ],
  [
    'normal before low',
    [aQueueItem(1, { record: 'a', priority: 'low' }), aQueueItem(2, { record: 'b', priority: 'normal' })],
    [2],
  ],
  ['the same priority: the older', [aQueueItem(2, { record: 'b' }), aQueueItem(1, { record: 'a' })], [1]],
  [
    'within a record the older goes first, though a later one is more urgent',
    [aQueueItem(1, { priority: 'low' }), aQueueItem(2, { priority: 'high' })],
    [1, 2],
  ],
  ['to one endpoint only', [aQueueItem(1), aQueueItem(2, { kind: 'bookmark.remove' }), aQueueItem(3)], [1]],
  ['what waits for its time holds up its record', [aQueueItem(1, { nextTryAt: NOW + 1 }), aQueueItem(2)], null],
  [
    'what waits for its time does not hold up another record',
    [aQueueItem(1, { nextTryAt: NOW + 1 }), aQueueItem(2, { record: 'other' })],
    [2],
  ],
  ['at its time it leaves', [aQueueItem(1, { nextTryAt: NOW })], [1]],
  ['what is behind it and must wait stays', [aQueueItem(1), aQueueItem(2, { nextTryAt: NOW + 1 }), aQueueItem(3)], [1]],
  ['after three tries it rests, and its record with it', [aQueueItem(1, { retryCount: 3 }), aQueueItem(2)], null],
  ['what is parked holds nothing up', [aQueueItem(1, { state: 'parked' }), aQueueItem(2)], [2]],
  ['what was answered holds nothing up', [aQueueItem(1, { state: 'answered' }), aQueueItem(2)], [2]],
  ['what goes alone goes alone', [aQueueItem(1, { isAlone: true }), aQueueItem(2)], [1]],
  ['nothing goes with what goes alone', [aQueueItem(1), aQueueItem(2, { isAlone: true })], [1]],
  ['the same record of two people is two records', [aQueueItem(1, { owner: 'b' }), aQueueItem(2, { owner: 'a' })], [1]],
] as [string, QueueItem[], number[] | null][])('PWA-6 what leaves next: %s', (_case, items, expected) => {
  expect(idsOf(items)).toEqual(expected);
});

test('PWA-6 no more leave together than the endpoint takes', () => {
  const many = Array.from({ length: MAX_OPERATIONS_PER_REQUEST + 5 }, (_none, at) => aQueueItem(at + 1));
  expect(idsOf(many)).toHaveLength(MAX_OPERATIONS_PER_REQUEST);
});

test('PWA-6 in every order of every mix, nothing overtakes within its record', () => {
  const states = ['waiting', 'parked', 'answered'] as const;
  for (let mix = 0; mix < 3 ** 5; mix++) {
    const items = Array.from({ length: 5 }, (_none, at) =>
      aQueueItem(at, { state: states[Math.floor(mix / 3 ** at) % 3] ?? 'waiting', record: `r${at % 2}` }),
    );
    const left = [...items];
    const sent: QueueItem[] = [];
    for (let delivery = nextDelivery(left, NOW); delivery; delivery = nextDelivery(left, NOW)) {
      for (const item of delivery.items) left.splice(left.indexOf(item), 1);
      sent.push(...delivery.items);
    }
    expect(sent.length).toBe(items.filter(({ state }) => state === 'waiting').length);
    for (const record of ['r0', 'r1']) {
      const orders = sent.filter((item) => item.record === record).map(({ order }) => order);
      expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    }
  }
});

test('PWA-6 when something may leave: the earliest head with tries left', () => {
  expect(nextDueAt([])).toBeNull();
  expect(nextDueAt([aQueueItem(1, { retryCount: 3 }), aQueueItem(2)])).toBeNull();
  const heads = [
    aQueueItem(1, { nextTryAt: 20 }),
    aQueueItem(2, { nextTryAt: 5 }),
    aQueueItem(3, { record: 'b', nextTryAt: 10 }),
  ];
  expect(nextDueAt(heads)).toBe(10);
});

test('PWA-6 a new run gives back the tries of what used them up, and of nothing else', () => {
  const items = [
    aQueueItem(1, { retryCount: 3 }),
    aQueueItem(2, { retryCount: 2 }),
    aQueueItem(3, { retryCount: 3, state: 'parked' }),
    aQueueItem(4, { retryCount: 3, nextTryAt: NOW + 60_000, record: 'limited' }),
  ];
  expect(beginSyncRun(items).map(({ order, retryCount }) => [order, retryCount])).toEqual([
    [1, 0],
    [4, 0],
  ]);
  // The server set a retry time, and it still applies.
  expect(beginSyncRun(items).at(-1)?.nextTryAt).toBe(NOW + 60_000);
});

test('PWA-8 the figures of a queue', () => {
  const items = [
    aQueueItem(1),
    aQueueItem(2),
    aQueueItem(3, { state: 'parked' }),
    aQueueItem(4, { state: 'answered' }),
  ];
  expect(syncStats(items, 7)).toEqual({ totalItems: 10, syncedItems: 7, pendingSync: 2, failedSync: 1, queueSize: 3 });
  expect(syncStats([], 0)).toEqual({ totalItems: 0, syncedItems: 0, pendingSync: 0, failedSync: 0, queueSize: 0 });
});
