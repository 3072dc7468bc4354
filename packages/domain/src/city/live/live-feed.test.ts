import { expect, test } from 'vitest';
import { ageMinutes, FRESH_HOURS, LIVE_FEEDS, liveState } from './live-feed.ts';

const FETCHED = '2026-11-26T08:00:00.000Z';
const after = (hours: number, ms = 0) => new Date(Date.parse(FETCHED) + hours * 3_600_000 + ms);

test.each(LIVE_FEEDS)('ROUTE-1 %s is fresh up to its limit, stale up to four times it, then old', (feed) => {
  const limit = FRESH_HOURS[feed];
  expect(
    [after(0), after(limit), after(limit, 1), after(4 * limit), after(4 * limit, 1)].map((now) =>
      liveState(feed, FETCHED, now),
    ),
  ).toEqual(['fresh', 'fresh', 'stale', 'stale', 'old']);
});

test('ROUTE-1 a device whose clock is behind calls nothing stale, and a time nobody can read is old', () => {
  expect(liveState('weather', FETCHED, after(-5))).toBe('fresh');
  expect(ageMinutes(FETCHED, after(-5))).toBe(0);
  expect(ageMinutes(FETCHED, after(1, 59_999))).toBe(60);
  expect(liveState('weather', 'yesterday', after(0))).toBe('old');
});
