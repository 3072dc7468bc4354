import { beforeEach, expect, test } from 'vitest';
import { pageQueue } from '../offline-sync/page-queue.ts';
import { queueForgotten, queueSearch, reconcileSearches } from './queue-searches.ts';
import { searchStore } from './search-store.ts';

const MADE = { query: 'beach', resultsCount: 3, createdAt: '2026-11-21T08:00:00.000Z' };

beforeEach(async () => {
  localStorage.clear();
  await (await pageQueue()).forget('user-1');
});

test('SEARCH-5 PWA-6 searches and what was forgotten wait in their order, behind everything else', async () => {
  await queueSearch('user-1', MADE);
  await queueForgotten('user-1', 'beach');
  await queueForgotten('user-1', null);
  expect(await (await pageQueue()).read('user-1')).toMatchObject([
    { kind: 'search.keep', record: 'searches', priority: 'low', payload: MADE },
    { kind: 'search.forget', payload: { query: 'beach' } },
    { kind: 'search.forget', payload: { query: null } },
  ]);
  expect(await (await pageQueue()).read('user-2')).toEqual([]);
});

test('SEARCH-5 a search that arrived is sent no more', async () => {
  searchStore.replace({ owner: 'user-1', searches: [MADE], gone: [] });
  await queueSearch('user-1', MADE);
  const items = await (await pageQueue()).read('user-1');
  reconcileSearches(searchStore, items);
  expect(searchStore.read().searches[0]?.isSent).toBeUndefined();
  reconcileSearches(
    searchStore,
    items.map((item) => ({ ...item, state: 'answered' as const })),
  );
  expect(searchStore.read().searches[0]?.isSent).toBe(true);
});
