import { expect, test } from 'vitest';
import { isRefreshDue, sessionClock } from './session-clock.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test.each([
  [24 * 3600, 'active', 24 * 3600 - 300],
  [301, 'active', 1],
  [300, 'ending', 300],
  [1, 'ending', 1],
  [0, 'ended', 0],
  [-10, 'ended', 0],
])('AUTH-9 a session that ends in %d s is %s for %d s more', (seconds, state, changesIn) => {
  expect(sessionClock(after(seconds), NOW)).toEqual({ state, changesInMs: changesIn * 1000 });
});

test('AUTH-9 activity is reported to the server every five minutes at most', () => {
  expect(isRefreshDue(NOW, after(299))).toBe(false);
  expect(isRefreshDue(NOW, after(300))).toBe(true);
});
