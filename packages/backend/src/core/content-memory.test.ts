import { expect, test } from 'vitest';
import { createContentMemory, readThroughCache } from './content-memory.ts';

test('DATA-1 an answer is worked out once, also for those who ask at the same time', async () => {
  const memory = createContentMemory();
  let runs = 0;
  const send = () => memory.remember('places', ['place'], async () => ++runs);
  expect(await Promise.all([send(), send()])).toEqual([1, 1]);
  expect(await send()).toBe(1);
});

test('DATA-1 an answer is forgotten when content of its kinds changes, and only then', async () => {
  const memory = createContentMemory();
  let runs = 0;
  const send = () => memory.remember('places', ['place', 'neighbourhood'], async () => ++runs);
  await send();
  memory.forget([{ kind: 'article', id: 'tolls' }]);
  expect(await send()).toBe(1);
  memory.forget([{ kind: 'place', id: 'kite-beach' }]);
  expect(await send()).toBe(2);
  memory.forget(null);
  expect(await send()).toBe(3);
});

test('DATA-1 an answer begun before a change is not kept after it', async () => {
  const memory = createContentMemory();
  const { promise, resolve } = Promise.withResolvers<string>();
  const begun = memory.remember('places', ['place'], () => promise);
  memory.forget([{ kind: 'place', id: 'kite-beach' }]);
  resolve('old');
  expect(await begun).toBe('old');
  expect(await memory.remember('places', ['place'], async () => 'new')).toBe('new');
});

test('DATA-1 a failure is not remembered', async () => {
  const memory = createContentMemory();
  const failing = () => memory.remember('places', ['place'], () => Promise.reject(new Error('away')));
  await expect(failing()).rejects.toThrow('away');
  expect(await memory.remember('places', ['place'], async () => 'back')).toBe('back');
});

function lists(max = 10) {
  const memory = createContentMemory();
  const cache = memory.partCache<string, { length: number }>({ name: 'lists', kinds: ['place'], max });
  const reads: string[][] = [];
  const read = async (missing: readonly string[]) => {
    reads.push([...missing]);
    return missing.map((key) => ({ length: key.length }));
  };
  return { memory, cache, reads, read };
}

test('DATA-1 parts are read once, those that are missing together, and given in the order asked', async () => {
  const { cache, reads, read } = lists();
  await readThroughCache(cache, ['two'], read);
  const parts = await readThroughCache(cache, ['seven', 'two', 'four'], read);
  expect(parts.map((part) => part?.length)).toEqual([5, 3, 4]);
  expect(reads).toEqual([['two'], ['seven', 'four']]);
});

test('DATA-1 a part that is not enough is read anew', async () => {
  const { cache, reads, read } = lists();
  await readThroughCache(cache, ['two', 'seven'], read);
  await readThroughCache(cache, ['two', 'seven'], read, ({ length }) => length > 3);
  expect(reads).toEqual([['two', 'seven'], ['two']]);
});

test('DATA-1 parts are forgotten when content of their kinds changes, and those read before a change are not kept', async () => {
  const { memory, cache, reads, read } = lists();
  await readThroughCache(cache, ['two'], read);
  memory.forget([{ kind: 'article', id: 'tolls' }]);
  await readThroughCache(cache, ['two'], read);
  expect(reads).toHaveLength(1);
  const put = cache.fill();
  memory.forget([{ kind: 'place', id: 'kite-beach' }]);
  put('two', { length: 0 });
  expect(cache.get('two')).toBeUndefined();
  await readThroughCache(cache, ['two'], read);
  expect(reads).toHaveLength(2);
});

test('DATA-1 of more parts than a cache holds the least recently used are removed', async () => {
  const { cache, read } = lists(2);
  await readThroughCache(cache, ['one', 'two'], read);
  cache.get('one');
  await readThroughCache(cache, ['three'], read);
  expect([cache.get('one'), cache.get('two')]).toEqual([{ length: 3 }, undefined]);
});
