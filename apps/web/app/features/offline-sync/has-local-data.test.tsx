import 'fake-indexeddb/auto';
import { newQueueItem } from '@dalil/domain/offline/queue-item.ts';
import { openDeviceDatabase } from '@dalil/offline/device-database.ts';
import { deviceQueue } from '@dalil/offline/sync-queue/device-queue.ts';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOOKMARKS_KEY } from '../../data/storage-keys.ts';
import { hasLocalData } from './has-local-data.ts';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

/** The device's database as a user's pages left it: closed, as after the pages were closed. */
async function leave(write: (queue: ReturnType<typeof deviceQueue>) => Promise<unknown>): Promise<void> {
  const database = await openDeviceDatabase();
  await write(deviceQueue(database));
  database.close();
}

const ITEM = newQueueItem('user-1', 'bookmarks', { id: 'a', kind: 'bookmark.add', payload: {}, at: 'then' });

test('PWA-6 a user who left nothing is distinguished from one who did, and asking makes no database', async () => {
  expect(await hasLocalData()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
});

test('PWA-6 the guide on the device is nothing a user left', async () => {
  const database = await openDeviceDatabase();
  await database.put('uses', { pack: 'en', path: '/api/places', usedAt: 1 });
  database.close();
  expect(await hasLocalData()).toBe(false);
});

test.each([
  ['a change that waits', { items: [ITEM] }],
  ['a list', { list: { name: 'bookmarks', owner: null, value: {} } }],
])('PWA-9 after a killed browser the disk still knows of %s', async (_name, write) => {
  await leave((queue) => queue.write(write));
  expect(await hasLocalData()).toBe(true);
});

test('PWA-9 what the browser itself keeps counts, and a browser without a database has nothing else', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await hasLocalData()).toBe(false);
  localStorage.setItem(BOOKMARKS_KEY, '{}');
  expect(await hasLocalData()).toBe(true);
});
