import { expect, test } from 'vitest';
import { isExpected, monthsUntil, wasHeld } from './event-season.ts';

test('ROUTE-1 the months until a season begins, also over the end of the year', () => {
  expect([monthsUntil(11, [11]), monthsUntil(12, [1, 2]), monthsUntil(2, [11, 12])]).toEqual([0, 1, 9]);
});

test('ROUTE-1 an event every two years is expected in its years only', () => {
  const airshow = { recurrence: { rule: 'usual-months', years: 'odd' } as const, usualMonths: [11] };
  const days = ['2026-11-29', '2026-12-01', '2027-05-01', '2027-11-30', '2027-12-01'];
  expect(days.map((day) => isExpected(airshow, day))).toEqual([false, true, true, true, false]);
  expect(isExpected({ recurrence: { rule: 'usual-months' }, usualMonths: [11] }, '2026-11-29')).toBe(true);
});

test('ROUTE-1 an event whose edition of the season is over does not stand in the rest of its season', () => {
  const sevens = { editions: [{ from: '2026-11-27', to: '2026-11-29', status: 'announced' as const }] };
  expect(['2026-11-29', '2026-12-01', '2027-11-01'].map((day) => wasHeld(sevens, day))).toEqual([false, true, false]);
  expect(wasHeld({}, '2026-12-01')).toBe(false);
});
