import { expect, test } from 'vitest';
import type { ScheduleRow } from '../guide/schedule.ts';
import { clockOf } from './clock-time.ts';
import { overTwoDays, parkingWindows, salikWindows, type TariffWindow, tariffAt } from './tariff.ts';

const WORKDAYS: ScheduleRow['days'] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const SALIK: ScheduleRow[] = [
  { days: WORKDAYS, from: '06:00', to: '10:00', price: 6, priceFact: 'salik.peak.price' },
  { days: WORKDAYS, from: '16:00', to: '20:00', price: 6, priceFact: 'salik.peak.price' },
  { days: WORKDAYS, from: '10:00', to: '16:00', price: 4 },
  { days: WORKDAYS, from: '20:00', to: '01:00', price: 4 },
  { days: ['sun'], from: '06:00', to: '01:00', price: 4 },
  { days: [...WORKDAYS, 'sun'], from: '01:00', to: '06:00', price: 0 },
];
const PAID: ScheduleRow[] = [{ days: WORKDAYS, from: '08:00', to: '22:00' }];
const PEAK: ScheduleRow[] = [
  { days: WORKDAYS, from: '08:00', to: '10:00' },
  { days: WORKDAYS, from: '16:00', to: '20:00' },
];

const stated = (windows: TariffWindow[]) => windows.map(({ from, kind, price }) => `${clockOf(from)} ${kind} ${price}`);

test.each([
  [
    'a Saturday',
    '2026-11-21',
    ['00:00 charged 4', '01:00 free 0', '06:00 peak 6', '10:00 charged 4', '16:00 peak 6', '20:00 charged 4'],
  ],
  ['a Sunday', '2026-11-22', ['00:00 charged 4', '01:00 free 0', '06:00 charged 4']],
  [
    'a Monday',
    '2026-11-23',
    ['00:00 charged 4', '01:00 free 0', '06:00 peak 6', '10:00 charged 4', '16:00 peak 6', '20:00 charged 4'],
  ],
])('ROUTE-1 the Salik windows of %s begin with the hour after midnight', (_name, date, expected) => {
  expect(stated(salikWindows(SALIK, date))).toEqual(expected);
});

test('ROUTE-1 without a schedule that may be shown the whole day is unknown', () => {
  expect(stated(salikWindows(null, '2027-02-15'))).toEqual(['00:00 unknown null']);
  expect(stated(parkingWindows(PAID, null, '2027-02-15', false))).toEqual(['00:00 unknown null']);
});

test('ROUTE-1 street parking is free on Sundays, on holidays and at night', () => {
  expect(stated(parkingWindows(PAID, PEAK, '2026-11-20', false))).toEqual([
    '00:00 free null',
    '08:00 peak null',
    '10:00 charged null',
    '16:00 peak null',
    '20:00 charged null',
    '22:00 free null',
  ]);
  expect(stated(parkingWindows(PAID, PEAK, '2026-11-22', false))).toEqual(['00:00 free null']);
  expect(stated(parkingWindows(PAID, PEAK, '2026-12-02', true))).toEqual(['00:00 free null']);
});

test.each([
  [0, 'charged', '01:00 free'],
  [59, 'charged', '01:00 free'],
  [60, 'free', '06:00 charged'],
  [360, 'charged', '01:00 free'],
  [1439, 'charged', '01:00 free'],
])('ROUTE-1 on a Sunday at minute %i Salik is %s and changes at %s', (minute, kind, change) => {
  const windows = overTwoDays(salikWindows(SALIK, '2026-11-22'), salikWindows(SALIK, '2026-11-23'));
  const { current, next } = tariffAt(windows, minute);
  expect(current?.kind).toBe(kind);
  expect(next && `${clockOf(next.from)} ${next.kind}`).toBe(change);
});

test('ROUTE-1 past the last window nothing is said', () => {
  expect(tariffAt([], 10)).toEqual({ current: null, next: null });
});
