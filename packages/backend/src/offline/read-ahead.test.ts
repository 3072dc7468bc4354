import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

const ALL = Array.from({ length: 120 }, (_, at) => at);

test('PWA-9 answers come in order, a few are read at a time, and each after its batch is prepared', async () => {
  const prepared = new Set<number>();
  let [running, most] = [0, 0];
  const steps = {
    prepare: async (some: readonly number[]) => {
      await wait(1);
      for (const one of some) prepared.add(one);
    },
    read: async (one: number) => {
      expect(prepared.has(one)).toBe(true);
      running += 1;
      most = Math.max(most, running);
      await wait(one % 3);
      running -= 1;
      return one * 2;
    },
  };
  const read: [number, number][] = [];
  for await (const answer of readAhead(ALL, steps)) read.push(answer);
  expect(read).toEqual(ALL.map((one) => [one, one * 2]));
  expect(most).toBe(4);
});

test('PWA-9 a failure reaches the caller when nothing is being read any more', async () => {
  let running = 0;
  const read = async (one: number) => {
    running += 1;
    await wait(one === 3 ? 1 : 5);
    running -= 1;
    if (one === 3) throw new Error('away');
  };
  const all = async () => {
    for await (const _answer of readAhead(ALL, { prepare: async () => {}, read }));
  };
  await expect(all()).rejects.toThrow('away');
  expect(running).toBe(0);
  const prepare = async () => Promise.reject(new Error('not prepared'));
  const unprepared = async () => {
    for await (const _answer of readAhead(ALL, { prepare, read }));
  };
  await expect(unprepared()).rejects.toThrow('not prepared');
});
