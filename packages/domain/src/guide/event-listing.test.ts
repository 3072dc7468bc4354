import { expect, test } from 'vitest';
import { eventFacetValues, type FilteredEvent, isInPeriod, matchingOccurrences, parsePeriod } from './event-listing.ts';
import type { Occurrence } from './event-occurrence.ts';
import { monthsUntil } from './event-season.ts';

const SATURDAY = '2026-11-21';

function at(start: string, end = start, startTime: string | null = null): Occurrence {
  return { start, end, startTime, endTime: startTime && '23:00', certainty: 'confirmed', otherStart: null };
}

function event(occurrences: Occurrence[], usualMonths = [11]): FilteredEvent {
  const recurrence = occurrences.length > 0 ? { rule: 'fixed', month: 1, day: 1, days: 1 } : { rule: 'usual-months' };
  return {
    data: {
      type: 'art',
      usualMonths,
      isTypicallyFree: null,
      recurrence: recurrence as FilteredEvent['data']['recurrence'],
      frequency: 'yearly',
    },
    audience: ['tourist'],
    neighbourhoods: [],
    occurrences,
  };
}

const period = (query: string, today = SATURDAY) => parsePeriod(new URLSearchParams(query), today);

test.each([
  [
    'a Monday: the weekend to come',
    '2026-11-23',
    ['2026-11-28', '2026-11-29'],
    ['2026-11-22', '2026-11-27', '2026-11-30'],
  ],
  ['a Saturday: today and tomorrow', '2026-11-21', ['2026-11-21', '2026-11-22'], ['2026-11-20', '2026-11-28']],
  ['a Sunday: what is left of it', '2026-11-22', ['2026-11-22'], ['2026-11-21', '2026-11-28']],
])('ROUTE-1 the weekend seen from %s', (_name, today, within, outside) => {
  const isWeekend = (day: string) => eventFacetValues(event([at(day)]), 'when', today).includes('weekend');
  expect(within.every(isWeekend)).toBe(true);
  expect(outside.some(isWeekend)).toBe(false);
});

test('ROUTE-1 Friday counts as the weekend from the evening on, until it is over', () => {
  const isWeekend = (time: string | null, today: string) =>
    eventFacetValues(event([at('2026-11-27', '2026-11-27', time)]), 'when', today).includes('weekend');
  expect(isWeekend('17:00', '2026-11-27')).toBe(true);
  expect(isWeekend('16:59', '2026-11-27')).toBe(false);
  expect(isWeekend(null, '2026-11-27')).toBe(false);
  expect(isWeekend('20:00', '2026-11-28')).toBe(false);
});

test('ROUTE-1 an event has every month it touches, over new year too; one without dates its usual ones', () => {
  expect(eventFacetValues(event([at('2026-12-20', '2027-02-01')]), 'month', SATURDAY)).toEqual(['12', '1', '2']);
  expect(eventFacetValues(event([], [4, 5]), 'month', SATURDAY)).toEqual(['4', '5']);
});

test('ROUTE-1 chosen days and months leave only the times that are in them', () => {
  const twice = event([at('2026-11-22'), at('2027-05-02')]);
  const left = (choices: object) =>
    matchingOccurrences(twice, { choices, sort: 'recommended', page: 1 }, SATURDAY).map(({ start }) => start);
  expect(left({})).toEqual(['2026-11-22', '2027-05-02']);
  expect(left({ month: ['5'] })).toEqual(['2027-05-02']);
  expect(left({ when: ['weekend'], month: ['5'] })).toEqual([]);
});

test('ROUTE-1 what has no date stands in lists and in its months, never on a day', () => {
  const undated = event([], [11, 12]);
  expect(isInPeriod(undated, period(''))).toBe(true);
  expect(isInPeriod(undated, period('view=month'))).toBe(true);
  expect(isInPeriod(undated, period('view=month&from=2027-01-09'))).toBe(false);
  expect(isInPeriod(undated, period('view=week'))).toBe(false);
  expect(isInPeriod(undated, period('view=day'))).toBe(false);
});

test('ROUTE-1 the pages of the calendar end a year back and two years ahead', () => {
  expect(period('view=day&from=2025-11-21')).toMatchObject({ from: '2025-11-21', previous: null });
  expect(period('view=day&from=2025-11-20').from).toBe(SATURDAY);
  expect(period('view=day&from=2028-11-21')).toMatchObject({ from: '2028-11-21', following: null });
  expect(period('view=day&from=2028-11-22').from).toBe(SATURDAY);
  expect(period('view=year&from=2026-12-01')).toMatchObject({ view: 'list', from: '2026-12-01', to: '2027-12-01' });
});

test('ROUTE-1 a season is as far off as its nearest month', () => {
  expect(monthsUntil(11, [10, 11, 12])).toBe(0);
  expect(monthsUntil(11, [1, 2])).toBe(2);
  expect(monthsUntil(11, [9, 10])).toBe(10);
});
