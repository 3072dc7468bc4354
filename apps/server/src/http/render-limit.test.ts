import { expect, test } from 'vitest';
import { createRenderLimit } from './render-limit.ts';

const START = Date.parse('2026-11-22T08:00:00Z');

/** Lets the promises that can settle do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function limitOf(perMinute: number) {
  const clock = { now: START };
  const limit = createRenderLimit({ perMinute, now: () => new Date(clock.now) });
  const outcome = (client: string) =>
    limit.run(client, async () => 'rendered').catch((error: { retryAfter: number }) => error.retryAfter);
  return { clock, limit, outcome };
}

test('ROUTE-1 a client causes so many renders, then is told how long to wait; others are not affected', async () => {
  const { clock, outcome } = limitOf(20);
  for (let n = 0; n < 10; n += 1) expect(await outcome('192.0.2.1')).toBe('rendered');
  expect(await outcome('192.0.2.1')).toBe(3);
  expect(await outcome('192.0.2.2')).toBe('rendered');
  clock.now += 3000;
  expect(await outcome('192.0.2.1')).toBe('rendered');
  expect(await outcome('192.0.2.1')).toBe(3);
  clock.now += 3_600_000;
  for (let n = 0; n < 10; n += 1) expect(await outcome('192.0.2.1')).toBe('rendered');
  expect(await outcome('192.0.2.1')).toBe(3);
});

test('ROUTE-1 the addresses of one IPv6 network are one client', async () => {
  const { outcome } = limitOf(2);
  expect(await outcome('2001:db8:0:1::1')).toBe('rendered');
  expect(await outcome('2001:db8:0:1::2')).toBe(30);
  expect(await outcome('2001:db8:0:2::1')).toBe('rendered');
});

test('ROUTE-1 the renders of a client run one after another, also after one that fails; those of others run meanwhile', async () => {
  const { limit } = limitOf(100);
  const begun: number[] = [];
  const ends: ((isSuccess: boolean) => void)[] = [];
  const all = Array.from({ length: 4 }, (_, n) =>
    limit
      .run('192.0.2.1', () => {
        begun.push(n);
        return new Promise<void>((resolve, reject) => {
          ends[n] = (isSuccess) => (isSuccess ? resolve() : reject(new Error('broken')));
        });
      })
      .catch(() => undefined),
  );
  await settle();
  expect(begun).toEqual([0]);
  await limit.run('192.0.2.2', async () => begun.push(8));
  expect(begun).toEqual([0, 8]);
  ends[0]?.(false);
  await all[0];
  await settle();
  expect(begun).toEqual([0, 8, 1]);
  ends[1]?.(true);
  await all[1];
  await settle();
  expect(begun).toEqual([0, 8, 1, 2]);
  ends[2]?.(true);
  await all[2];
  await settle();
  ends[3]?.(true);
  await Promise.all(all);
  await limit.run('192.0.2.1', async () => begun.push(9));
  expect(begun.at(-1)).toBe(9);
});
