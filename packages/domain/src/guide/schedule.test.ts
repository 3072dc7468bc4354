import { expect, test } from 'vitest';
import type { Weekday } from './calendar-day.ts';
import { pricesOn, scheduleRowSchema } from './schedule.ts';
import { dayRuns, groupSchedule } from './schedule-groups.ts';

test.each<[Weekday[], Weekday[][]]>([
  [[], []],
  [['wed'], [['wed']]],
  [['sun', 'sat'], [['sat', 'sun']]],
  [
    ['sat', 'mon', 'tue', 'wed', 'thu'],
    [['mon', 'tue', 'wed', 'thu'], ['sat']],
  ],
])('days %j run as %j', (days, runs) => {
  expect(dayRuns(days)).toEqual(runs);
});

test('rows of the same days come together whatever the order of their days', () => {
  const groups = groupSchedule([
    { days: ['sat', 'sun'], from: '16:00', to: '20:00' },
    { days: ['mon'], from: '08:00', to: '24:00' },
    { days: ['sun', 'sat'], from: '06:00', to: '10:00', price: 6 },
  ]);
  expect(groups).toEqual([
    {
      days: ['sat', 'sun'],
      hours: [
        { from: '06:00', to: '10:00', price: 6 },
        { from: '16:00', to: '20:00' },
      ],
    },
    { days: ['mon'], hours: [{ from: '08:00', to: '24:00' }] },
  ]);
});

test('a schedule row has days and times of a clock', () => {
  expect(scheduleRowSchema.safeParse({ days: ['mon'], from: '20:00', to: '01:00' }).success).toBe(true);
  expect(scheduleRowSchema.safeParse({ days: [], from: '20:00', to: '01:00' }).success).toBe(false);
  expect(scheduleRowSchema.safeParse({ days: ['mon'], from: '24:10', to: '01:00' }).success).toBe(false);
});

test.each([
  ['before it holds', '2026-12-31', undefined],
  ['on its first day', '2027-01-01', 8],
  ['on its last day', '2027-06-30', 8],
  ['after it', '2027-07-01', undefined],
])('ID-2 a price is in a schedule only while it holds: %s', (_, day, price) => {
  const row = { days: ['mon' as const], from: '06:00', to: '10:00', priceFact: 'salik.peak.price' };
  const [priced] = pricesOn([{ ...row, price: 8, priceFrom: '2027-01-01', priceUntil: '2027-06-30' }], day);
  expect(priced).toEqual(price === undefined ? row : { ...row, price });
});
