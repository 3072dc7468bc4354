import { expect, test } from 'vitest';
import { isExpected, monthsUntil } from './event-season.ts';

test('ROUTE-1 the months until a season begins, also over the end of the year', () => {
  expect([monthsUntil(11, [11]), monthsUntil(12, [1, 2]), monthsUntil(2, [11, 12])]).toEqual([0, 1, 9]);
});

test('ROUTE-1 an event every two years is expected in its years only', () => {
  const airshow = { recurrence: { rule: 'usual-months', years: 'odd' } as const, usualMonths: [11] };
  const days = ['2026-11-29', '2026-12-01', '2027-05-01', '2027-11-30', '2027-12-01'];
  expect(days.map((day) => isExpected(airshow, day))).toEqual([false, true, true, true, false]);
  expect(isExpected({ recurrence: { rule: 'usual-months' }, usualMonths: [11] }, '2026-11-29')).toBe(true);
});
