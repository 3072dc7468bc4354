import { anItem } from '@dalil/domain/bookmarks/factories.ts';
import type { BookmarkChange } from '@dalil/domain/bookmarks/bookmark-operation.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createBookmarkStore } from './bookmark-store.ts';
import { memoryStorage } from './factories.ts';

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

test('PROF-6 DATA-3 a guest’s list is whole on the device, and there again on the next visit', () => {
  const storage = memoryStorage();
  const store = createBookmarkStore(() => storage);
  expect(store.change([ADD], [anItem()])).toEqual([{ status: 'applied' }]);
  expect(store.change([ADD])).toEqual([{ status: 'unchanged' }]);
  const next = createBookmarkStore(() => storage).read();
  expect(next).toMatchObject({ owner: null, pending: [], isSaved: true });
  expect([...next.keys]).toEqual(['place:kite-beach']);
  expect(next.items.get('place:kite-beach')?.title).toBe('Kite Beach');
});

test('PROF-6 what is let go leaves nothing of the item behind', () => {
  const storage = memoryStorage();
  const store = createBookmarkStore(() => storage);
  store.change([ADD], [anItem()]);
  store.change([REMOVE]);
  expect(store.read().items.size).toBe(0);
  expect(storage.getItem('dalil.bookmark-items')).toBe('[]');
});

test('PROF-6 with an account every change waits to be sent, and shows immediately', () => {
  const store = createBookmarkStore(() => memoryStorage());
  const storage = memoryStorage();
  const signedIn = createBookmarkStore(() => storage);
  signedIn.replace({ ...store.read(), owner: 'user-1' });
  signedIn.change([ADD]);
  expect(signedIn.read().list.bookmarks).toEqual([]);
  expect(signedIn.read().visible.bookmarks).toHaveLength(1);
  expect(signedIn.read().pending.map(({ kind }) => kind)).toEqual(['bookmark.add']);
});

test('PROF-6 a device that cannot store the list says so, and the page keeps it', () => {
  const storage = memoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = createBookmarkStore(() => storage);
  store.change([ADD], [anItem()]);
  expect(store.read().isSaved).toBe(false);
  expect(store.read().visible.bookmarks).toHaveLength(1);
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
  const storage = memoryStorage({ 'dalil.bookmarks': text, 'dalil.bookmark-items': text });
  expect(createBookmarkStore(() => storage).read().visible.bookmarks).toEqual([]);
});

test('PROF-6 another tab’s change shows in this one; without one the list is the same object', () => {
  const storage = memoryStorage();
  const [here, there] = [createBookmarkStore(() => storage), createBookmarkStore(() => storage)];
  const received = vi.fn<() => void>();
  const stop = here.subscribe(received);
  const before = here.read();
  expect(here.read()).toBe(before);
  there.change([ADD]);
  dispatchEvent(new Event('storage'));
  expect(received).toHaveBeenCalled();
  expect(here.read().keys.size).toBe(1);
  // Both tabs write. Neither loses what the other wrote.
  here.change([adding('burj-khalifa')]);
  expect(there.read().keys.size).toBe(2);
  stop();
});

test('PROF-6 the words of an item follow the guide, and only those of kept ones are written down', () => {
  const storage = memoryStorage();
  const store = createBookmarkStore(() => storage);
  store.change([ADD], [anItem()]);
  store.storeItems([anItem({ title: 'Kite Beach, renamed' }), anItem({ itemId: 'other' })]);
  expect([...store.read().items.values()].map(({ title }) => title)).toEqual(['Kite Beach, renamed']);
});
