import 'fake-indexeddb/auto';
import { openDevice } from '@dalil/offline/device-database.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { bookmarkStore } from '../bookmarks/bookmark-store.ts';
import { hasLocalData } from '../offline-sync/has-local-data.ts';
import { saveQueueKey, pageQueue, setQueueOwner } from '../offline-sync/page-queue.ts';
import { restoreLists } from '../offline-sync/sync-run.ts';
import { readSyncState } from '../offline-sync/sync-state.ts';
import { SYNC_HANDLERS } from '../../shell/sync-handlers.ts';
import { leaveDevice } from './leave-device.ts';

const KEY = 'm3vYc9Qk1o7bqL0dXr2uZ8hT4wPnE6sJyKfAiVgUt5M';

afterEach(() => vi.unstubAllGlobals());

test('AUTH-6 PWA-9 who leaves takes along the copies of what was read, not the guide itself', () => {
  const forgotten: string[] = [];
  vi.stubGlobal('caches', { delete: async (name: string) => forgotten.push(name) > 0 });
  leaveDevice();
  expect(forgotten.toSorted()).toEqual(['dalil-answers', 'dalil-pages', 'dalil-pictures']);
});

test('AUTH-6 a browser without caches lets a user leave too', () => {
  vi.stubGlobal('caches', undefined);
  expect(leaveDevice).not.toThrow();
});

test('AUTH-6 PWA-9 what was opened of the guide is forgotten too', async () => {
  const db = await openDevice();
  await db.put('uses', { pack: 'en', path: '/places/kite-beach', usedAt: 0 });
  leaveDevice();
  await expect.poll(() => db.getAll('uses')).toEqual([]);
});

test('AUTH-6 PWA-9 what waits for who leaves is sealed before their key goes, also what was just written', async () => {
  const queue = await pageQueue();
  await setQueueOwner('user-1');
  vi.stubGlobal('isSecureContext', true);
  await saveQueueKey('user-1', async () => ({ key: KEY }));
  bookmarkStore.update(() => ({ owner: 'user-1' }));
  bookmarkStore.change([{ kind: 'folder.add', payload: { folderId: crypto.randomUUID(), name: 'Surprise' } }]);
  leaveDevice();
  await expect.poll(() => queue.hasKey()).toBe(false);
  expect(await queue.read('user-1')).toEqual([]);
  expect(readSyncState().items).toEqual([]);
  await setQueueOwner('user-1');
  await saveQueueKey('user-1', async () => ({ key: KEY }));
  expect(readSyncState().items).toMatchObject([{ kind: 'folder.add', payload: { name: 'Surprise' } }]);
});

test('AUTH-6 a key that comes after its owner has left is not kept', async () => {
  const queue = await pageQueue();
  vi.stubGlobal('isSecureContext', true);
  await setQueueOwner('user-2');
  await saveQueueKey('user-2', async () => {
    await setQueueOwner(null);
    return { key: KEY };
  });
  expect(await queue.hasKey('user-2')).toBe(false);
});

test('AUTH-6 where a browser was killed while somebody signed out, the next page finishes it', async () => {
  const queue = await pageQueue();
  vi.stubGlobal('isSecureContext', true);
  localStorage.clear();
  await setQueueOwner('user-1');
  await saveQueueKey('user-1', async () => ({ key: KEY }));
  expect(await hasLocalData()).toBe(true);
  await restoreLists(SYNC_HANDLERS);
  expect(await queue.hasKey()).toBe(false);
});
