import { deviceEntryOf } from '@dalil/domain/privacy/device-storage.ts';
import { DEVICE_CACHES } from '@dalil/offline/device-caches.ts';
import { expect, test } from 'vitest';
import { CHAT_KEYS } from './chat-storage.ts';
import { BOOKMARKS_KEY, PLAN_KEY, STORAGE_KEYS } from './storage-keys.ts';

test('DATA-3 every key of the storages and every cache is on the list of what a device stores', () => {
  const { savedScroll, ...local } = STORAGE_KEYS;
  const missing = [
    ...[...Object.values(local), BOOKMARKS_KEY, PLAN_KEY].filter((name) => !deviceEntryOf('local', name)),
    ...[savedScroll, ...Object.values(CHAT_KEYS)].filter((name) => !deviceEntryOf('tab', name)),
    ...Object.values(DEVICE_CACHES).filter((name) => !deviceEntryOf('cache', name)),
  ];
  expect(missing).toEqual([]);
});
