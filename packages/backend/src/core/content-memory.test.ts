import { expect, test } from 'vitest';
import { createContentMemory } from './content-memory.ts';

test('DATA-1 an answer is worked out once, also for those who ask at the same time', async () => {
  const memory = createContentMemory();
  let runs = 0;
  const ask = () => memory.remember('places', ['place'], async () => ++runs);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
});

test('DATA-1 an answer is forgotten when content of its kinds changes, and only then', async () => {
  const memory = createContentMemory();
  let runs = 0;
  const ask = () => memory.remember('places', ['place', 'neighbourhood'], async () => ++runs);
  await ask();
  memory.forget([{ kind: 'article', id: 'tolls' }]);
  expect(await ask()).toBe(1);
  memory.forget([{ kind: 'place', id: 'kite-beach' }]);
  expect(await ask()).toBe(2);
  memory.forget(null);
  expect(await ask()).toBe(3);
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
