import { mergeSearches } from '@dalil/search/recent-search.ts';
import type { RecordedSearch } from '@dalil/search/search-views.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../../data/api.ts';
import { memoryStorage } from '../bookmarks/factories.ts';
import { startTestApi } from '../prose/test-api.ts';
import { aSearch } from './factories.ts';
import { createSearchStore, type DeviceSearches } from './search-store.ts';
import { mergeGuestSearches, syncSearches } from './sync-searches.ts';
import { createPageStorage } from '../../data/page-storage.ts';

let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(() => stop());

const recorded = (query: string, minute: number): RecordedSearch => {
  const { resultsCount, createdAt } = aSearch(query, minute);
  return { id: crypto.randomUUID(), query, resultsCount, createdAt };
};

/** A server by the same rules as the real one. `isDown` makes it reject requests. */
async function startAccount(held: RecordedSearch[], isDown = { value: false }) {
  let searches = held;
  const api = await startTestApi(({ method, path, body }) => {
    if (isDown.value) return { status: 503, body: { code: 'unavailable' } };
    if (method === 'DELETE') {
      const id = path.split('/').at(-1);
      searches = id === 'history' ? [] : searches.filter((search) => search.id !== id);
      return { status: 204, body: null };
    }
    if (path === '/api/search/history/merge') {
      const joining = (body as { searches: Omit<RecordedSearch, 'id'>[] }).searches;
      const added = joining.map((search) => ({ ...search, id: crypto.randomUUID() }));
      searches = mergeSearches(searches, added);
    }
    return { body: { searches } };
  });
  stop = api.stop;
  return {
    client: createApiClient(api.origin, fetch),
    requests: api.requests,
    queries: () => searches.map(({ query }) => query),
  };
}

function storeWith(state: Partial<DeviceSearches>) {
  const storage = memoryStorage();
  const store = createSearchStore(createPageStorage(() => storage));
  store.replace({ owner: null, searches: [], gone: [], ...state });
  return store;
}

const visible = (store: ReturnType<typeof storeWith>) => store.read().searches.map(({ query }) => query);

test('SEARCH-5 a guest’s searches join the account at sign-in, once, and the account’s come to the device', async () => {
  const account = await startAccount([recorded('souk', 5), recorded('Kite Beach', 1)]);
  const store = storeWith({ searches: [aSearch('kite beach', 7), aSearch('salik', 2)] });
  await mergeGuestSearches(account.client, store, 'u1');
  expect(account.queries()).toEqual(['kite beach', 'souk', 'salik']);
  expect(visible(store)).toEqual(['kite beach', 'souk', 'salik']);
  expect(store.read().owner).toBe('u1');
  await mergeGuestSearches(account.client, store, 'u1');
  expect(account.requests).toHaveLength(1);
});

test('SEARCH-5 what another account left on the device does not join this one', async () => {
  const account = await startAccount([recorded('souk', 5)]);
  const store = storeWith({ owner: 'u2', searches: [aSearch('secret', 7)] });
  await mergeGuestSearches(account.client, store, 'u1');
  expect(account.queries()).toEqual(['souk']);
  expect(visible(store)).toEqual(['souk']);
});

test('SEARCH-6 when the account does not answer, the device keeps what it has and joins later', async () => {
  const isDown = { value: true };
  const account = await startAccount([], isDown);
  const store = storeWith({ searches: [aSearch('salik')] });
  await expect(mergeGuestSearches(account.client, store, 'u1')).rejects.toThrow('unavailable');
  expect(store.read()).toMatchObject({ owner: null, searches: [aSearch('salik')] });
  isDown.value = false;
  await mergeGuestSearches(account.client, store, 'u1');
  expect(account.queries()).toEqual(['salik']);
});

test('SEARCH-5 searches of other devices come, searches the account never received go', async () => {
  const account = await startAccount([recorded('souk', 5)]);
  const store = storeWith({ owner: 'u1', searches: [aSearch('metro', 9), aSearch('old', 1, { isSent: true })] });
  await syncSearches(account.client, store);
  expect(account.queries()).toEqual(['metro', 'souk']);
  expect(visible(store)).toEqual(['metro', 'souk']);
});

test('SEARCH-5 SEARCH-6 a deletion the account did not receive is made up for', async () => {
  const isDown = { value: true };
  const account = await startAccount([recorded('Souk', 5), recorded('beach', 4)], isDown);
  const store = storeWith({
    owner: 'u1',
    searches: [aSearch('Souk', 5, { isSent: true }), aSearch('beach', 4, { isSent: true })],
  });
  store.remove(['souk']);
  await expect(syncSearches(account.client, store)).rejects.toThrow('unavailable');
  expect(visible(store)).toEqual(['beach']);
  isDown.value = false;
  await syncSearches(account.client, store);
  expect(account.queries()).toEqual(['beach']);
  expect(store.read().gone).toEqual([]);
});

test('SEARCH-5 who signs out while the account is asked leaves nothing on the device', async () => {
  const account = await startAccount([recorded('souk', 5)]);
  const store = storeWith({ owner: 'u1' });
  const syncing = syncSearches(account.client, store);
  store.forget();
  await syncing;
  expect(visible(store)).toEqual([]);
});

test('SEARCH-5 a search made while the account is asked stays', async () => {
  const account = await startAccount([recorded('souk', 5)]);
  const store = storeWith({ owner: 'u1' });
  const syncing = syncSearches(account.client, store);
  store.add([aSearch('metro', 8)]);
  await syncing;
  expect(visible(store)).toEqual(['metro', 'souk']);
});

test('SEARCH-5 a guest has no account to ask', async () => {
  const account = await startAccount([]);
  await syncSearches(account.client, storeWith({ searches: [aSearch('souk')] }));
  expect(account.requests).toEqual([]);
});
