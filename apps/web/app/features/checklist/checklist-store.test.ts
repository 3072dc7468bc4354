import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChecklistStore, readTicks, writeTicks } from './checklist-store.ts';
import { createPageStorage } from '../../data/page-storage.ts';

function fakeStorage(): Storage {
  const saved = new Map<string, string>();
  return {
    getItem: (key) => saved.get(key) ?? null,
    setItem: (key, text) => void saved.set(key, text),
    removeItem: (key) => void saved.delete(key),
    clear: () => saved.clear(),
    key: (at) => [...saved.keys()][at] ?? null,
    get length() {
      return saved.size;
    },
  };
}

test('ticks survive being kept, for every list and every choice', () => {
  const lists = fc
    .integer({ min: 1, max: 30 })
    .chain((count) => fc.tuple(fc.constant(count), fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }))));
  fc.assert(
    fc.property(lists, ([count, places]) => {
      expect(readTicks(writeTicks(new Set(places), count), count)).toEqual(new Set(places));
    }),
  );
});

test.each(['', 'nonsense', '3', '3:', '3:9,-1,x', '4:0'])(
  'a kept text that does not fit gives no ticks: %s',
  (text) => {
    expect(readTicks(text, 3)).toEqual(new Set());
  },
);

test('DATA-3 ticks are stored on the device under the list they belong to', () => {
  const storage = fakeStorage();
  createChecklistStore(createPageStorage(() => storage)).write('emirates-id', '3:0,2');
  expect(storage.getItem('dalil.checklist.emirates-id')).toBe('3:0,2');
  expect(createChecklistStore(createPageStorage(() => storage)).read('emirates-id')).toBe('3:0,2');
});

test('a cleared list leaves nothing behind', () => {
  const storage = fakeStorage();
  const store = createChecklistStore(createPageStorage(() => storage));
  store.write('ejari', '2:1');
  store.write('ejari', '');
  expect(storage.length).toBe(0);
});

test('a device that cannot store ticks still shows them, and says that they are not stored', () => {
  const store = createChecklistStore(
    createPageStorage(() => {
      throw new DOMException('refused', 'SecurityError');
    }),
  );
  expect(store.isSaved()).toBe(true);
  store.write('ejari', '2:1');
  expect(store.read('ejari')).toBe('2:1');
  expect(store.isSaved()).toBe(false);
});
