import 'fake-indexeddb/auto';
import { openDevice } from '@dalil/offline/device-database.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveDevice } from './leave-device.ts';

afterEach(() => vi.unstubAllGlobals());

test('AUTH-6 PWA-9 who leaves takes along the copies of what was read, not the guide itself', () => {
  const forgotten: string[] = [];
  vi.stubGlobal('caches', { delete: async (name: string) => forgotten.push(name) > 0 });
  leaveDevice();
  expect(forgotten.toSorted()).toEqual(['dalil-answers', 'dalil-pages', 'dalil-pictures']);
});

test('AUTH-6 a browser without caches lets a reader leave too', () => {
  vi.stubGlobal('caches', undefined);
  expect(leaveDevice).not.toThrow();
});

test('AUTH-6 PWA-9 what was opened of the guide is forgotten too', async () => {
  const db = await openDevice();
  await db.put('uses', { pack: 'en', path: '/places/kite-beach', usedAt: 0 });
  leaveDevice();
  await expect.poll(() => db.getAll('uses')).toEqual([]);
});
