import { expect, test, vi } from 'vitest';
import { INLINE_GET, INLINE_SET, INLINE_TAKE_OF_TAB } from './inline-storage.ts';
import { createPageStorage, deviceStorage, tabStorage } from './page-storage.ts';

const KEY = 'dalil.theme';

/** Storages as browsers refuse them: blocked, missing, full, and one that reads but neither writes nor removes. */
const REFUSING: Record<string, () => Storage> = {
  blocked: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  missing: () => null as unknown as Storage,
  full: () =>
    ({
      getItem: () => null,
      setItem: refuse,
      removeItem: () => undefined,
    }) as unknown as Storage,
  'read-only': () => ({ getItem: () => null, setItem: refuse, removeItem: refuse }) as unknown as Storage,
};

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

test.each(Object.keys(REFUSING))(
  'DATA-3 a %s storage throws nothing, and the page remembers until it is left',
  (name) => {
    const storage = createPageStorage(REFUSING[name] as () => Storage);
    expect([storage.getItem(KEY), storage.isSaved(KEY)]).toEqual([null, true]);
    expect(storage.setItem(KEY, 'dark')).toBe(false);
    expect([storage.getItem(KEY), storage.isSaved(KEY)]).toEqual(['dark', false]);
    expect(storage.keys()).toContain(KEY);
    storage.removeItem(KEY);
    expect([storage.getItem(KEY), storage.isSaved(KEY)]).toEqual([null, true]);
  },
);

test('DATA-3 a text that the browser takes again is stored, and the memory of the page ends', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(deviceStorage.setItem(KEY, 'dark')).toBe(false);
  full.mockRestore();
  expect(deviceStorage.setItem(KEY, 'light')).toBe(true);
  expect([localStorage.getItem(KEY), deviceStorage.getItem(KEY), deviceStorage.isSaved(KEY)]).toEqual([
    'light',
    'light',
    true,
  ]);
});

test('DATA-3 what another tab stores or removes later takes the place of what this page could not store', () => {
  localStorage.clear();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  deviceStorage.setItem(KEY, 'dark');
  tabStorage.setItem(KEY, 'tab');
  full.mockRestore();
  dispatchEvent(new StorageEvent('storage', { key: 'dalil.other' }));
  expect(deviceStorage.getItem(KEY)).toBe('dark');
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect([deviceStorage.getItem(KEY), tabStorage.getItem(KEY)]).toEqual([null, 'tab']);
});

test('DATA-3 a second script of the page and its inline scripts read what the browser did not store', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  deviceStorage.setItem(KEY, 'dark');
  full.mockRestore();
  vi.resetModules();
  const { deviceStorage: other } = await import('./page-storage.ts');
  expect(other.getItem(KEY)).toBe('dark');
  const run = new Function(`${INLINE_GET}return get(${JSON.stringify(KEY)})`) as () => string | null;
  expect(run()).toBe('dark');
});

test('DATA-3 inline scripts throw nothing where storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  const source = `${INLINE_GET}${INLINE_SET}${INLINE_TAKE_OF_TAB}set('a','b');return [get('a'),take('a')]`;
  expect((new Function(source) as () => unknown)()).toEqual([null, null]);
});

test('DATA-3 without a memory, as on the server, a refused text is gone', () => {
  const storage = createPageStorage(REFUSING['blocked'] as () => Storage, null);
  storage.setItem(KEY, 'dark');
  expect([storage.getItem(KEY), storage.keys()]).toEqual([null, []]);
});
