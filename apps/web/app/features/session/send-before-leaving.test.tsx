import 'fake-indexeddb/auto';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../data/api.ts';
import { queuePreferences } from '../preferences/queue-preferences.ts';
import { setQueueOwner } from '../offline-sync/page-queue.ts';
import { registerSyncHandlers } from '../offline-sync/sync-handlers.ts';
import { sendBeforeLeaving } from './leave-device.ts';

registerSyncHandlers(async () => (await import('../../shell/sync-handlers.ts')).SYNC_HANDLERS);

afterEach(() => vi.unstubAllGlobals());

test('AUTH-6 PWA-9 whatever waits for who leaves is sent first, and nothing is asked where nothing waits', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    requests.push(new URL(input).pathname);
    return new Response(null, { status: 401 });
  });
  const api = createApiClient('https://dalil.example', fetch);
  await setQueueOwner('user-1');
  await sendBeforeLeaving(api);
  expect(requests).toEqual([]);
  const data = { ...DEFAULT_PREFERENCES.contentPreferences, showImages: false };
  await queuePreferences('user-1')({ category: 'contentPreferences', data, at: '2026-11-22T08:00:00.000Z' });
  await sendBeforeLeaving(api);
  expect(requests).toEqual(['/api/sync/user-data']);
});
