import { anItem } from '@dalil/domain/bookmarks/factories.ts';
import type { BookmarkChange } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { memoryQueue } from '@dalil/offline/sync-queue/memory-queue.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { aBookmarkStore, memoryStorage } from './factories.ts';

const BEACH = { kind: 'place', itemId: 'kite-beach' } as const;
const addedAt = '2026-11-21T08:00:00.000Z';
const adding = (itemId: string): BookmarkChange => ({
  kind: 'bookmark.add',
  payload: { kind: 'place', itemId, folderId: null, note: '', addedAt },
});
const ADD = adding(BEACH.itemId);
const REMOVE: BookmarkChange = { kind: 'bookmark.remove', payload: BEACH };

beforeEach(() => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});

test('PROF-6 DATA-3 a guest’s list is whole on the device, and there again on the next visit', async () => {
  const [storage, queue] = [memoryStorage(), memoryQueue()];
  const store = aBookmarkStore(storage, queue);
  expect(store.change([ADD], [anItem()])).toEqual([{ status: 'applied' }]);
  expect(store.change([ADD])).toEqual([{ status: 'unchanged' }]);
  expect(await store.whenSaved()).toBe(true);
  const next = aBookmarkStore(storage, queue).read();
  expect(next).toMatchObject({ owner: null, pending: [], isSaved: true });
  expect([...next.keys]).toEqual(['place:kite-beach']);
  expect(next.items.get('place:kite-beach')?.title).toBe('Kite Beach');
});

test('PROF-6 what is let go leaves nothing of the item behind', async () => {
  const [storage, queue] = [memoryStorage(), memoryQueue()];
  const store = aBookmarkStore(storage, queue);
  store.change([ADD], [anItem()]);
  store.change([REMOVE]);
  expect(store.read().items.size).toBe(0);
  await store.whenSaved();
  expect(storage.getItem('dalil.bookmarks')).not.toContain('kite-beach');
  expect(JSON.stringify(await queue.readList('bookmarks'))).not.toContain('kite-beach');
});

test('PROF-6 with an account every change waits to be sent, and shows immediately', () => {
  const store = aBookmarkStore();
  store.update(() => ({ owner: 'user-1' }));
  store.change([ADD]);
  expect(store.read().list.bookmarks).toEqual([]);
  expect(store.read().visible.bookmarks).toHaveLength(1);
  expect(store.read().pending.map(({ kind }) => kind)).toEqual(['bookmark.add']);
});

test('DATA-3 a list that is being cleared is not returned by a page that reads it back meanwhile', async () => {
  const [storage, queue] = [memoryStorage(), memoryQueue()];
  const store = aBookmarkStore(storage, queue);
  store.change([ADD], [anItem()]);
  const cleared = store.clear(async () => {
    await queue.clear();
    const restored = store.restore();
    store.storeItems([{ ...anItem(), title: 'Kite Beach today' }]);
    await Promise.race([restored, new Promise((resolve) => setImmediate(resolve))]);
    storage.removeItem('dalil.bookmarks');
  });
  await cleared;
  await store.whenSaved();
  expect(storage.getItem('dalil.bookmarks')).toBeNull();
  expect(await queue.readList('bookmarks')).toBeUndefined();
  expect(store.read().keys.size).toBe(0);
});

test('PROF-6 a device that cannot store the list says so, and the page keeps it and stores it later', async () => {
  const queue = memoryQueue();
  const [write, storage] = [queue.write, memoryStorage()];
  const store = aBookmarkStore(storage, queue);
  queue.write = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  store.change([ADD], [anItem()]);
  expect(await store.whenSaved()).toBe(false);
  expect(store.read().isSaved).toBe(false);
  expect(store.read().visible.bookmarks).toHaveLength(1);
  queue.write = write;
  store.change([adding('burj-khalifa')]);
  expect(await store.whenSaved()).toBe(true);
  expect(aBookmarkStore(storage, queue).read().keys.size).toBe(2);
});

test('PROF-6 a list that lasts neither in the database nor in the copy is said to be lost with the page', async () => {
  const storage = memoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = aBookmarkStore(storage);
  store.change([ADD], [anItem()]);
  expect(await store.whenSaved()).toBe(false);
  expect(store.read().visible.bookmarks).toHaveLength(1);
});

test('PROF-6 PWA-9 a page that is left before its change is saved: the next one shows and saves it, once', async () => {
  const [storage, queue] = [memoryStorage(), memoryQueue()];
  const { write } = queue;
  queue.write = () => new Promise(() => {});
  aBookmarkStore(storage, queue).change([ADD], [anItem()]);
  queue.write = write;
  const next = aBookmarkStore(storage, queue);
  expect([...next.read().keys]).toEqual(['place:kite-beach']);
  await next.restore();
  expect([...next.read().keys]).toEqual(['place:kite-beach']);
  expect(JSON.stringify(await queue.readList('bookmarks'))).toContain('kite-beach');
  expect(JSON.parse(storage.getItem('dalil.bookmarks') ?? '')).toMatchObject({ unsaved: [] });
});

test('PROF-6 PWA-9 what a page left unsaved comes before the changes of the next one, also before that one restores', async () => {
  const [storage, queue] = [memoryStorage(), memoryQueue()];
  const first = aBookmarkStore(storage, queue);
  first.change([ADD], [anItem()]);
  await first.whenSaved();
  const left = aBookmarkStore(storage, { ...queue, write: () => new Promise(() => {}) });
  const note = { note: 'Book the early slot', otherNote: null, baseVersion: 0 };
  expect(left.change([{ kind: 'bookmark.note', payload: { ...BEACH, ...note } }])).toEqual([{ status: 'applied' }]);

  const next = aBookmarkStore(storage, queue);
  next.change([REMOVE]);
  await next.whenSaved();
  expect(next.read().keys.size).toBe(0);
  await next.restore();
  expect(next.read().keys.size).toBe(0);
});

test('PROF-6 the database decides where the copy says something else', async () => {
  const [storage, queue] = [memoryStorage(), memoryQueue()];
  const store = aBookmarkStore(storage, queue);
  store.change([ADD]);
  await store.whenSaved();
  const other = aBookmarkStore(memoryStorage());
  other.change([adding('burj-khalifa')]);
  await other.whenSaved();
  const next = aBookmarkStore(memoryStorage({ 'dalil.bookmarks': JSON.stringify(other.read()) }), queue);
  await next.restore();
  expect([...next.read().keys]).toEqual(['place:kite-beach']);
});

test.each([
  '',
  'x',
  '[]',
  '{}',
  '{"list":{}}',
  'null',
  '{"list":{"folders":[],"bookmarks":1},"pending":[],"parked":[]}',
])('PROF-6 what is no list counts as none: %s', (text) => {
  const storage = memoryStorage({ 'dalil.bookmarks': text });
  expect(aBookmarkStore(storage).read().visible.bookmarks).toEqual([]);
});

test('PROF-6 another tab’s change shows in this one; without one the list is the same object', async () => {
  const [storage, queue] = [memoryStorage(), memoryQueue()];
  const [here, there] = [aBookmarkStore(storage, queue), aBookmarkStore(storage, queue)];
  const received = vi.fn<() => void>();
  const stop = here.subscribe(received);
  const before = here.read();
  expect(here.read()).toBe(before);
  there.change([ADD]);
  await there.whenSaved();
  dispatchEvent(new Event('storage'));
  expect(received).toHaveBeenCalled();
  expect(here.read().keys.size).toBe(1);
  stop();
});

test('PROF-6 tabs that write one after the other, without having seen each other, lose nothing', async () => {
  const queue = memoryQueue();
  const [here, there] = [aBookmarkStore(memoryStorage(), queue), aBookmarkStore(memoryStorage(), queue)];
  there.change([ADD]);
  await there.whenSaved();
  here.change([adding('burj-khalifa')]);
  await here.whenSaved();
  expect(here.read().keys.size).toBe(2);
});

test('PROF-6 PWA-7 a change of who has signed out in another tab does not show to the next user', async () => {
  const queue = memoryQueue();
  const [here, there] = [aBookmarkStore(memoryStorage(), queue), aBookmarkStore(memoryStorage(), queue)];
  here.update(() => ({ owner: 'user-1' }));
  await here.whenSaved();
  await there.restore();
  there.leave();
  await there.whenSaved();
  here.change([ADD]);
  await here.whenSaved();
  expect(here.read()).toMatchObject({ owner: null, pending: [] });
  expect(here.read().keys.size).toBe(0);
});

test('PROF-6 the texts of an item follow the guide, and only those of saved ones are stored', async () => {
  const store = aBookmarkStore();
  store.change([ADD], [anItem()]);
  store.storeItems([anItem({ title: 'Kite Beach, renamed' }), anItem({ itemId: 'other' })]);
  await store.whenSaved();
  expect([...store.read().items.values()].map(({ title }) => title)).toEqual(['Kite Beach, renamed']);
});
