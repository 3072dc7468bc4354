import { expect, test } from 'vitest';
import { WEEKDAYS } from './calendar-day.ts';
import { closedLast, isClosedAt, listTime } from './closed-places.ts';

const daily = (from: string, to: string) => ({
  facts: [],
  weekly: [{ days: [...WEEKDAYS], from, to }],
  ramadan: null,
  holidays: null,
  season: null,
  closures: [],
});
const at = (minute: number) => ({ date: '2026-11-26', minute });
const isClosed = (hours: ReturnType<typeof daily> | null, minute: number, operatingStatus = 'open') =>
  isClosedAt({ hours, operatingStatus }, at(minute));

test('ROUTE-1 a place is closed by known hours only, and not within an hour before it opens', () => {
  expect([8 * 60 - 1, 9 * 60, 12 * 60, 22 * 60].map((minute) => isClosed(daily('09:00', '22:00'), minute))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isClosed(null, 3 * 60)).toBe(false);
  expect(isClosed(null, 12 * 60, 'temporarily-closed')).toBe(true);
});

test('ROUTE-1 what opens after midnight within the hour is not closed', () => {
  expect([22 * 60, 23 * 60 + 30].map((minute) => isClosed(daily('00:15', '05:00'), minute))).toEqual([true, false]);
});

test('ROUTE-1 closed places come last, the others stay in their order', () => {
  expect(closedLast(['a', 'b', 'c', 'd'], new Set(['c', 'a']))).toEqual(['b', 'd', 'a', 'c']);
});

test('ROUTE-1 pages of a list that are read one after the other have one time', () => {
  expect(listTime(new Date('2026-11-26T15:14:59Z'))).toEqual(at(19 * 60));
  expect(listTime(new Date('2026-11-26T20:05:00Z'))).toEqual({ date: '2026-11-27', minute: 0 });
});
