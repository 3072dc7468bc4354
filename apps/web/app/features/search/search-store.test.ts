import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../bookmarks/factories.ts';
import { aSearch } from './factories.ts';
import { createSearchStore, NO_SEARCHES, SEARCHES_KEY } from './search-store.ts';
import { createPageStorage } from '../../data/page-storage.ts';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

const queriesOf = (store: ReturnType<typeof createSearchStore>) => store.read().searches.map(({ query }) => query);

test('SEARCH-5 ten searches are stored, the newest first, one made again moves up', () => {
  const storage = memoryStorage();
  const store = createSearchStore(createPageStorage(() => storage));
  for (let at = 0; at < 12; at++) store.add([aSearch(`search ${at}`, at)]);
  store.add([aSearch('SEARCH 5', 30)]);
  expect(queriesOf(store)).toEqual(['SEARCH 5', ...[11, 10, 9, 8, 7, 6, 4, 3, 2].map((at) => `search ${at}`)]);
  expect(createSearchStore(createPageStorage(() => storage)).read()).toEqual(store.read());
});

test('SEARCH-5 what a guest deletes is removed, and nothing is left behind', () => {
  const storage = memoryStorage();
  const store = createSearchStore(createPageStorage(() => storage));
  store.add([aSearch('souk', 1), aSearch('beach', 2)]);
  store.remove(['Souk']);
  expect(queriesOf(store)).toEqual(['beach']);
  store.remove(['beach']);
  expect(storage.getItem(SEARCHES_KEY)).toBeNull();
});

test('SEARCH-5 what a signed-in user deletes is remembered until the account has received it; made again it stays', () => {
  const storage = memoryStorage();
  const store = createSearchStore(createPageStorage(() => storage));
  store.replace({ owner: 'u1', searches: [aSearch('souk', 1, { isSent: true })], gone: [] });
  store.remove(['souk']);
  expect(store.read()).toEqual({ owner: 'u1', searches: [], gone: ['souk'] });
  store.add([aSearch('SOUK', 2)]);
  expect(store.read().gone).toEqual([]);
  store.markSent('souk');
  expect(store.read().searches).toEqual([aSearch('SOUK', 2, { isSent: true })]);
});

test('SEARCH-6 a device that keeps nothing has its searches as long as the page is open', () => {
  const store = createSearchStore(
    createPageStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  );
  const received = vi.fn<() => void>();
  const unsubscribe = store.subscribe(received);
  store.add([aSearch('beach')]);
  expect(queriesOf(store)).toEqual(['beach']);
  expect(received).toHaveBeenCalledOnce();
  unsubscribe();
});

test.each(['x', '[]', '{}', '{"searches":3}', '{"searches":[null,{"query":3},{"query":"a"}],"gone":[],"owner":null}'])(
  'SEARCH-6 what another hand left counts as nothing: %s',
  (text) => {
    const storage = memoryStorage({ [SEARCHES_KEY]: text });
    expect(createSearchStore(createPageStorage(() => storage)).read().searches).toEqual([]);
  },
);

test('SEARCH-5 signing out takes every search off the device', () => {
  const storage = memoryStorage();
  const store = createSearchStore(createPageStorage(() => storage));
  store.replace({ owner: 'u1', searches: [aSearch('souk')], gone: ['x'] });
  store.forget();
  expect(store.read()).toEqual(NO_SEARCHES);
  expect(storage.getItem(SEARCHES_KEY)).toBeNull();
});
