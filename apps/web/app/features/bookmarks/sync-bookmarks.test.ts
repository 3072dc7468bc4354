import { aBookmark, aList, anItem, anOperation, TEST_TIME } from '@dalil/domain/bookmarks/factories.ts';
import { type BookmarkList, EMPTY_BOOKMARKS } from '@dalil/domain/bookmarks/bookmark.ts';
import { applyOperation } from '@dalil/domain/bookmarks/apply-operation.ts';
import type { BookmarkOperation, OperationOutcome } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { drain } from '@dalil/offline/sync-queue/drain.ts';
import { memoryQueue } from '@dalil/offline/sync-queue/memory-queue.ts';
import type { QueueStore } from '@dalil/offline/sync-queue/queue-store.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApiClient, createApiClient } from '../../data/api.ts';
import { deliverySender } from '../../queries/sync.ts';
import { startTestApi, type TestAnswer, type TestRequest } from '../prose/test-api.ts';
import type { BookmarkStore } from './bookmark-store.ts';
import { aBookmarkStore, memoryStorage } from './factories.ts';
import { discardRejected, retryRejected } from './rejected-changes.ts';
import { reconcileBookmarks } from './reconcile-bookmarks.ts';
import { mergeGuestBookmarks } from './sync-bookmarks.ts';

const MOVED = { kind: 'bookmark.move', payload: { kind: 'place', itemId: 'gone', folderId: null } } as const;
const ADDED = { kind: 'place', itemId: 'kite-beach', folderId: null, note: '', addedAt: TEST_TIME } as const;
let stop = () => {};
let queue: QueueStore;
let runs = 0;

beforeEach(() => {
  queue = memoryQueue();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(() => stop());

/** A server by the same rules as the real one: every operation has one effect, and a delivery can be made to fail. */
async function startAccount(
  account: BookmarkList,
  failing: (request: TestRequest, count: number) => TestAnswer | null,
) {
  let list = account;
  let count = 0;
  const receipts = new Map<string, OperationOutcome>();
  const api = await startTestApi((request) => {
    if (request.path === '/api/bookmarks') return { body: list };
    const failure = failing(request, ++count);
    if (failure) return failure;
    const { operations } = request.body as { operations: BookmarkOperation[] };
    const results = operations.map((operation) => {
      const effect = applyOperation(list, operation);
      const outcome = receipts.get(operation.id) ?? effect.outcome;
      if (!receipts.has(operation.id)) list = effect.list;
      receipts.set(operation.id, outcome);
      return { id: operation.id, ...outcome };
    });
    return { body: { results } };
  });
  stop = api.stop;
  return { client: createApiClient(api.origin, fetch), requests: api.requests, list: () => list };
}

const deviceStore = (storage = memoryStorage()) => aBookmarkStore(storage, queue);

const guestStore = (list: BookmarkList) => {
  const store = deviceStore();
  store.update(() => ({ owner: null, list, pending: [], parked: [] }));
  return store;
};

/** A sync run of the page: sends what waits and applies the results to the list. */
async function send(api: ApiClient, store: BookmarkStore): Promise<void> {
  await store.whenSaved();
  const { owner } = store.read();
  let time = (runs += 1) * 60_000;
  const clock = { now: () => time, wait: async (ms: number) => void (time += ms) };
  const deps = { store: queue, send: deliverySender(api), random: () => 0, ...clock };
  await drain({ ...deps, withSyncLock: (work) => work() }, owner);
  reconcileBookmarks(store, await queue.read(owner));
  await store.whenSaved();
}

async function merge(api: ApiClient, store: BookmarkStore, owner: string): Promise<void> {
  await mergeGuestBookmarks(api, store, owner);
  await send(api, store);
}

const keysOf = (list: BookmarkList) => list.bookmarks.map(({ itemId }) => itemId).toSorted();

test('PROF-6 a guest’s list goes into the account, once', async () => {
  const account = await startAccount(aList([{ itemId: 'a', note: 'Account', noteVersion: 1 }]), () => null);
  const store = guestStore(
    aList([{ itemId: 'a', note: 'Guest', updatedAt: '2027-01-01T00:00:00.000Z' }, { itemId: 'b' }]),
  );
  await merge(account.client, store, 'user-1');
  expect(keysOf(account.list())).toEqual(['a', 'b']);
  expect(account.list().bookmarks.find(({ itemId }) => itemId === 'a')).toMatchObject({
    note: 'Guest',
    otherNote: 'Account',
  });
  expect(store.read()).toMatchObject({ owner: 'user-1', pending: [], parked: [] });
  expect(keysOf(store.read().visible)).toEqual(['a', 'b']);
  const requests = account.requests.length;
  await merge(account.client, store, 'user-1');
  expect(account.requests).toHaveLength(requests);
});

test('PROF-6 PWA-9 a merge that breaks off is finished later, and nothing of the guest is lost', async () => {
  const account = await startAccount(aList(), (_request, count) => (count === 1 ? { status: 503, body: {} } : null));
  const store = guestStore(aList([{ itemId: 'a' }, { itemId: 'b' }]));
  await mergeGuestBookmarks(account.client, store, 'user-1');
  expect(keysOf(store.read().visible)).toEqual(['a', 'b']);
  expect(store.read().pending).toHaveLength(2);
  await send(account.client, store);
  expect(keysOf(account.list())).toEqual(['a', 'b']);
  expect(store.read().pending).toEqual([]);
});

test('PROF-6 what one account left on the device does not go into another', async () => {
  const account = await startAccount(aList([{ itemId: 'own' }]), () => null);
  const store = guestStore(aList());
  store.update(() => ({ owner: 'user-1', list: aList([{ itemId: 'theirs' }]), pending: [], parked: [] }));
  await merge(account.client, store, 'user-2');
  expect(keysOf(account.list())).toEqual(['own']);
  expect(keysOf(store.read().visible)).toEqual(['own']);
});

test('PWA-8 an operation the server never takes steps aside and does not hold up the others', async () => {
  const isBad = ({ body }: TestRequest) => JSON.stringify(body).includes('"bad"');
  const account = await startAccount(aList(), (request) => (isBad(request) ? { status: 422, body: {} } : null));
  const store = guestStore(aList([{ itemId: 'a' }, { itemId: 'bad' }, { itemId: 'c' }]));
  await merge(account.client, store, 'user-1');
  expect(keysOf(account.list())).toEqual(['a', 'c']);
  expect(store.read().pending).toEqual([]);
  expect(store.read().parked.map(({ payload }) => payload)).toMatchObject([{ itemId: 'bad' }]);
});

test.each([
  [403, true],
  [404, true],
  [413, true],
  [401, false],
  [408, false],
  [429, false],
  [503, false],
])('PWA-8 after the answer %d a change steps aside: %s; else it waits', async (status, isRejected) => {
  const account = await startAccount(aList(), () => ({ status, body: { code: 'no' } }));
  const store = guestStore(aList());
  store.update(() => ({ owner: 'user-1', list: aList(), pending: [], parked: [] }));
  store.change([{ kind: 'bookmark.add', payload: ADDED }], [anItem()]);
  await send(account.client, store).catch(() => undefined);
  expect(store.read().parked).toHaveLength(isRejected ? 1 : 0);
  expect(store.read().pending).toHaveLength(isRejected ? 0 : 1);
  if (isRejected) expect(store.read().parked[0]?.refusal).toBe('no');
  expect(store.read().items.get('place:kite-beach')?.title).toBe('Kite Beach');
});

test('PWA-8 a rejected change is made again as a new one, arrives, and is rejected no more', async () => {
  let isRejecting = true;
  const account = await startAccount(aList(), () => (isRejecting ? { status: 422, body: { code: 'no' } } : null));
  const store = guestStore(aList());
  store.update(() => ({ owner: 'user-1', list: aList(), pending: [], parked: [] }));
  store.change([{ kind: 'bookmark.add', payload: ADDED }]);
  await send(account.client, store);
  const [rejected] = store.read().parked;
  expect(keysOf(store.read().visible)).toEqual([]);
  isRejecting = false;
  expect(retryRejected(store, rejected?.id ?? '')).toBe(true);
  expect(store.read().pending[0]?.id).not.toBe(rejected?.id);
  await send(account.client, store);
  expect(keysOf(account.list())).toEqual(['kite-beach']);
  expect(store.read()).toMatchObject({ pending: [], parked: [] });
});

test('PWA-8 what the list cannot take stays rejected, and goes only when its owner says so', () => {
  const store = guestStore(aList());
  const operation = { ...anOperation({ kind: 'bookmark.move', payload: { ...ADDED, folderId: null } }), refusal: 'no' };
  store.update(() => ({ owner: 'user-1', list: aList(), pending: [], parked: [operation] }));
  expect(retryRejected(store, operation.id)).toBe(false);
  expect(store.read().parked).toHaveLength(1);
  discardRejected(store, operation.id);
  expect(store.read().parked).toEqual([]);
});

test('PWA-7 what a user had not sent when they signed out waits unseen, goes to no other user, and is sent when they are back', async () => {
  const account = await startAccount(aList(), () => ({ status: 503, body: {} }));
  const store = guestStore(aList());
  store.update(() => ({
    owner: 'user-1',
    list: aList(),
    pending: [],
    parked: [{ ...anOperation(MOVED), refusal: 'no' }],
  }));
  store.change([{ kind: 'bookmark.add', payload: ADDED }]);
  await send(account.client, store);
  store.leave();
  expect(store.read()).toMatchObject({ owner: null, list: EMPTY_BOOKMARKS, pending: [], parked: [] });
  stop();
  const others = await startAccount(aList(), () => null);
  await merge(others.client, store, 'user-2');
  expect(keysOf(others.list())).toEqual([]);
  store.leave();
  stop();
  const own = await startAccount(aList(), () => null);
  await merge(own.client, store, 'user-1');
  expect(keysOf(own.list())).toEqual(['kite-beach']);
  expect(keysOf(store.read().visible)).toEqual(['kite-beach']);
});

test('PWA-9 a browser that was killed forgot the list: it is whole again from the disk, with what waits', async () => {
  const [before, lost] = [memoryStorage(), memoryStorage()];
  const store = deviceStore(before);
  store.update(() => ({ owner: 'user-1', list: aList([{ itemId: 'a' }]), pending: [], parked: [] }));
  store.change([{ kind: 'bookmark.add', payload: ADDED }]);
  await store.whenSaved();
  for (const storage of [lost, before]) {
    const next = deviceStore(storage);
    await next.restore();
    expect(keysOf(next.read().visible)).toEqual(['a', 'kite-beach']);
    expect(next.read().pending).toHaveLength(1);
  }
});

test('PWA-9 where the browser removed the database, the list and what waits are taken from the copy, once', async () => {
  const operation = anOperation({ kind: 'bookmark.add', payload: ADDED });
  const left = { owner: 'user-1', list: aList(), pending: [operation], parked: [] };
  const store = deviceStore(memoryStorage({ 'dalil.bookmarks': JSON.stringify(left) }));
  await store.restore();
  await store.restore();
  expect(await queue.read('user-1')).toMatchObject([{ id: operation.id, state: 'waiting', priority: 'high' }]);
  expect(await queue.read(null)).toEqual([]);
  const account = await startAccount(aList(), () => null);
  await send(account.client, store);
  expect(keysOf(account.list())).toEqual(['kite-beach']);
});

test('PROF-6 two devices wrote a note: the newer stands, the other is beside it, on both', async () => {
  const old = aBookmark({ itemId: 'a', note: 'old', noteVersion: 1, updatedAt: '2026-01-01T00:00:00.000Z' });
  const account = await startAccount(aList([{ ...old, note: 'phone', noteVersion: 2 }]), () => null);
  const store = guestStore(aList());
  store.update(() => ({ owner: 'user-1', list: aList([old]), pending: [], parked: [] }));
  const payload = { kind: 'place', itemId: 'a', note: 'laptop', otherNote: null, baseVersion: 1 } as const;
  store.change([{ kind: 'bookmark.note', payload }]);
  await send(account.client, store);
  await send(account.client, store);
  for (const list of [account.list(), store.read().visible]) {
    expect(list.bookmarks).toMatchObject([{ note: 'laptop', otherNote: 'phone', noteVersion: 3 }]);
  }
});
