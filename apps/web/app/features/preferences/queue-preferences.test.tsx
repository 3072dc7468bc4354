import { newQueueItem, type QueueItem } from '@dalil/domain/offline/queue-item.ts';
import { beforeEach, expect, test } from 'vitest';
import { createApiClient } from '../../data/api.ts';
import { startTestApi } from '../prose/test-api.ts';
import { pageQueue, setQueueOwner } from '../offline-sync/page-queue.ts';
import { registerSyncHandlers } from '../offline-sync/sync-handlers.ts';
import { readPreferences } from './preference-store.ts';
import { queuePreferences, reconcilePreferences } from './queue-preferences.ts';
import { savePreferences, sendPreferencesWith } from './save-preferences.ts';
import { syncPreferences } from './sync-preferences.ts';

const AT = '2026-11-21T08:00:00.000Z';

registerSyncHandlers(async () => (await import('../../shell/sync-handlers.ts')).SYNC_HANDLERS);

beforeEach(() => localStorage.clear());

const compact = () => readPreferences().preferences.contentPreferences.compactMode;

async function choose(isCompact: boolean): Promise<QueueItem> {
  sendPreferencesWith(queuePreferences('user-1'));
  await savePreferences({ contentPreferences: { compactMode: isCompact } }, AT);
  sendPreferencesWith(null);
  const item = (await (await pageQueue()).read('user-1')).at(-1);
  if (!item) throw new Error('nothing was queued');
  return item;
}

test('PROF-3 PWA-6 a choice holds immediately and waits in the queue of its owner, of no other user', async () => {
  const item = await choose(true);
  expect(compact()).toBe(true);
  expect(item).toMatchObject({ kind: 'preference.set', record: 'preference:contentPreferences', priority: 'high' });
  expect(await (await pageQueue()).read('user-2')).toEqual([]);
});

test('PROF-3 a later choice of another device takes its place, an older one never does', async () => {
  const item = await choose(true);
  const outcome = { status: 'older', data: { compactMode: false }, updatedAt: '2026-11-21T09:00:00.000Z' };
  reconcilePreferences([{ ...item, state: 'answered', outcome: { status: 'applied' } }]);
  expect(compact()).toBe(true);
  expect(reconcilePreferences([{ ...item, state: 'answered', outcome }])).toEqual([]);
  expect(compact()).toBe(false);
});

test('PWA-8 what the account rejects holds here, is marked and leaves the queue', async () => {
  const item = await choose(true);
  expect(reconcilePreferences([{ ...item, state: 'parked', refusal: 'invalid_input' }])).toEqual([item.id]);
  expect(readPreferences().notSynced).toEqual(['contentPreferences']);
  expect(compact()).toBe(true);
  const other = newQueueItem('user-1', 'bookmarks', { id: 'x', kind: 'folder.add', payload: {}, at: AT });
  expect(reconcilePreferences([{ ...other, order: 1 }])).toEqual([]);
});

test('PROF-3 what was chosen before the page knew who is here goes along with the next choice, and once', async () => {
  await savePreferences({ ttsSettings: { pitch: 0.8 } }, '2026-11-21T07:00:00.000Z');
  sendPreferencesWith(queuePreferences('user-3'));
  const queued = async () => (await (await pageQueue()).read('user-3')).at(-1) as QueueItem;
  await savePreferences({ ttsSettings: { highlightText: false } }, AT);
  const first = await queued();
  expect(first.payload).toMatchObject({ preference_data: { pitch: 0.8, highlightText: false } });
  reconcilePreferences([{ ...first, state: 'answered', outcome: { status: 'applied' } }]);
  await savePreferences({ ttsSettings: { volume: 0.5 } }, '2026-11-21T09:00:00.000Z');
  expect((await queued()).payload).toMatchObject({ preference_data: { volume: 0.5 } });
  expect((await queued()).payload).not.toMatchObject({ preference_data: { pitch: 0.8 } });
  sendPreferencesWith(null);
});

test('PROF-3 an answer to an earlier choice leaves the later one to be sent', async () => {
  const earlier = await choose(true);
  await savePreferences({ contentPreferences: { showImages: false } }, '2026-11-21T09:00:00.000Z');
  reconcilePreferences([{ ...earlier, state: 'answered', outcome: { status: 'applied' } }]);
  sendPreferencesWith(queuePreferences('user-1'));
  await savePreferences({ contentPreferences: { articlesPerPage: 40 } }, '2026-11-21T10:00:00.000Z');
  sendPreferencesWith(null);
  const last = (await (await pageQueue()).read('user-1')).at(-1);
  expect(last?.payload).toMatchObject({ preference_data: { showImages: false, articlesPerPage: 40 } });
});

test('PROF-3 what another device chose later takes the place of what was unsent, and is not sent back', async () => {
  await savePreferences({ ttsSettings: { pitch: 0.8 } }, '2026-11-21T07:00:00.000Z');
  const ttsSettings = { ...readPreferences().preferences.ttsSettings, pitch: 1.2 };
  const preferences = { ...readPreferences().preferences, ttsSettings };
  const site = await startTestApi(() => ({ body: { preferences, changedAt: { ttsSettings: AT } } }));
  await syncPreferences(createApiClient(site.origin, fetch));
  site.stop();
  sendPreferencesWith(queuePreferences('user-4'));
  await savePreferences({ ttsSettings: { volume: 0.5 } }, '2026-11-21T09:00:00.000Z');
  sendPreferencesWith(null);
  const sent = (await (await pageQueue()).read('user-4')).at(-1);
  expect(sent?.payload).toEqual({ preference_category: 'ttsSettings', preference_data: { volume: 0.5 } });
  expect(readPreferences().preferences.ttsSettings.pitch).toBe(1.2);
});

test('PROF-3 what is newer on this device goes through the queue, and once', async () => {
  await savePreferences({ contentPreferences: { compactMode: true } }, AT);
  await setQueueOwner('user-5');
  let isTaken = false;
  const site = await startTestApi(({ path, body }) => {
    if (path === '/api/user-preferences')
      return { body: { preferences: readPreferences().preferences, changedAt: {} } };
    if (!isTaken) return { status: 401, body: { code: 'not_signed_in' } };
    const { operations } = body as { operations: { id: string }[] };
    return { body: { results: operations.map(({ id }) => ({ id, status: 'applied' })) } };
  });
  const api = createApiClient(site.origin, fetch);
  await syncPreferences(api);
  await syncPreferences(api);
  const [item, ...others] = await (await pageQueue()).read('user-5');
  expect(item).toMatchObject({ kind: 'preference.set', record: 'preference:contentPreferences', at: AT });
  expect(others).toEqual([]);
  isTaken = true;
  await syncPreferences(api);
  site.stop();
  await setQueueOwner(null);
  expect(await (await pageQueue()).read('user-5')).toEqual([]);
  const sent = site.requests.filter(({ path }) => path === '/api/sync/user-data').map(({ body }) => body);
  expect(sent).toHaveLength(3);
  expect(sent[2]).toMatchObject({
    operations: [{ id: item?.id, payload: { preference_data: { compactMode: true } } }],
  });
});

test('PROF-3 a choice of one field that waits does not stand for the rest of its category', async () => {
  await setQueueOwner('user-6');
  sendPreferencesWith(queuePreferences('user-6'));
  await savePreferences({ ttsSettings: { pitch: 0.8 } }, '2026-11-21T07:00:00.000Z');
  await savePreferences({ ttsSettings: { highlightText: false } }, AT);
  sendPreferencesWith(null);
  const site = await startTestApi(({ path }) =>
    path === '/api/user-preferences'
      ? { body: { preferences: readPreferences().preferences, changedAt: {} } }
      : { status: 401, body: { code: 'not_signed_in' } },
  );
  await syncPreferences(createApiClient(site.origin, fetch));
  site.stop();
  await setQueueOwner(null);
  const last = (await (await pageQueue()).read('user-6')).at(-1);
  expect(last).toMatchObject({ at: AT, payload: { preference_data: { pitch: 0.8, highlightText: false } } });
});
