import { expect, test } from 'vitest';
import { WEEKDAYS } from '../guide/calendar-day.ts';
import type { OpeningHours } from '../guide/opening-hours.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import { minuteOf } from './clock-time.ts';
import { openingState } from './opening-state.ts';

const ALL = [...WEEKDAYS];
const NONE = { ramadan: null, holidays: null, season: null, closures: [] };

function hours(weekly: ScheduleRow[], rest: Partial<OpeningHours> = {}): OpeningHours {
  return { weekly, ...NONE, ...rest };
}

const at = (given: OpeningHours | null, date: string, time: string) => openingState(given, date, minuteOf(time));
const museum = hours([{ days: ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '10:00', to: '18:00' }]);
const club = hours([
  { days: ['sun', 'mon', 'tue', 'wed'], from: '16:00', to: '24:00' },
  { days: ['thu', 'fri', 'sat'], from: '16:00', to: '01:00' },
]);

test('ROUTE-1 hours that are not known are never open', () => {
  expect(at(null, '2026-11-25', '12:00')).toEqual({ kind: 'unknown', why: 'no-hours' });
});

test('ROUTE-1 a place is open from the first minute to the one before closing', () => {
  const until = { date: '2026-11-25', time: '18:00' };
  expect(at(museum, '2026-11-25', '09:59')).toEqual({ kind: 'closed', opens: { date: '2026-11-25', time: '10:00' } });
  expect(at(museum, '2026-11-25', '10:00')).toEqual({ kind: 'open', until, isAlways: false, audience: null });
  expect(at(museum, '2026-11-25', '17:59')).toMatchObject({ kind: 'open' });
  expect(at(museum, '2026-11-25', '18:00')).toEqual({ kind: 'closed', opens: { date: '2026-11-26', time: '10:00' } });
});

test('ROUTE-1 a closed day is skipped: Sunday evening to Tuesday', () => {
  expect(at(museum, '2026-11-29', '20:00')).toEqual({ kind: 'closed', opens: { date: '2026-12-01', time: '10:00' } });
});

test('ROUTE-1 hours past midnight belong to the evening before', () => {
  const until = { date: '2026-11-27', time: '01:00' };
  expect(at(club, '2026-11-26', '23:30')).toMatchObject({ kind: 'open', until });
  expect(at(club, '2026-11-27', '00:59')).toMatchObject({ kind: 'open', until });
  expect(at(club, '2026-11-27', '01:00')).toEqual({ kind: 'closed', opens: { date: '2026-11-27', time: '16:00' } });
  // Wednesday closes at midnight, not in the night to Thursday.
  expect(at(club, '2026-11-26', '00:30')).toMatchObject({ kind: 'closed' });
  expect(at(club, '2026-11-25', '23:59')).toMatchObject({ until: { date: '2026-11-26', time: '00:00' } });
});

test('ROUTE-1 several spans a day: closed over the Friday prayer', () => {
  const shop = hours([
    { days: ['fri'], from: '08:00', to: '12:00' },
    { days: ['fri'], from: '14:00', to: '22:00' },
    { days: ['mon', 'tue', 'wed', 'thu', 'sat', 'sun'], from: '08:00', to: '22:00' },
  ]);
  expect(at(shop, '2026-11-27', '12:45')).toEqual({ kind: 'closed', opens: { date: '2026-11-27', time: '14:00' } });
  expect(at(shop, '2026-11-27', '14:00')).toMatchObject({ until: { date: '2026-11-27', time: '22:00' } });
  expect(at(shop, '2026-11-26', '12:45')).toMatchObject({ kind: 'open' });
});

test('ROUTE-1 around the clock has no end, also in Ramadan and on holidays', () => {
  const beach = hours([{ days: ALL, from: '00:00', to: '24:00' }]);
  const always = { kind: 'open', until: null, isAlways: true, audience: null };
  expect(at(beach, '2026-11-25', '03:00')).toEqual(always);
  expect(at(beach, '2027-02-15', '03:00')).toEqual(always);
  expect(at(beach, '2026-12-02', '23:59')).toEqual(always);
});

test('ROUTE-1 in Ramadan only the hours of Ramadan count', () => {
  const park = hours([{ days: ALL, from: '08:00', to: '22:00' }]);
  expect(at(park, '2027-02-15', '12:00')).toEqual({ kind: 'unknown', why: 'ramadan' });
  const known = hours(park.weekly as ScheduleRow[], { ramadan: [{ days: ALL, from: '14:00', to: '00:30' }] });
  expect(at(known, '2027-02-15', '12:00')).toMatchObject({ kind: 'closed', opens: { time: '14:00' } });
  expect(at(known, '2027-02-16', '00:15')).toMatchObject({
    kind: 'open',
    until: { date: '2027-02-16', time: '00:30' },
  });
  // The evening before Ramadan still has its usual end.
  expect(at(park, '2027-02-07', '21:00')).toMatchObject({ until: { date: '2027-02-07', time: '22:00' } });
});

test('ROUTE-1 on public holidays only the hours of holidays count', () => {
  const office = hours([{ days: ['mon', 'tue', 'wed', 'thu'], from: '07:30', to: '15:30' }]);
  expect(at(office, '2026-12-02', '10:00')).toEqual({ kind: 'unknown', why: 'holiday' });
  // The next opening is not known past a day of unknown hours.
  expect(at(office, '2026-12-01', '16:00')).toEqual({ kind: 'closed', opens: null });
  expect(at({ ...office, holidays: [] }, '2026-12-02', '10:00')).toEqual({
    kind: 'closed',
    opens: { date: '2026-12-07', time: '07:30' },
  });
});

test('ROUTE-1 a place that stays open into a day of unknown hours has no known end', () => {
  const cafe = hours([
    { days: ['tue'], from: '10:00', to: '24:00' },
    { days: ['wed'], from: '00:00', to: '03:00' },
  ]);
  expect(at(cafe, '2026-12-01', '23:00')).toMatchObject({ kind: 'open', until: null, isAlways: false });
});

test('ROUTE-1 outside its season a place has no known hours', () => {
  const garden = hours([{ days: ALL, from: '09:00', to: '21:00' }], { season: { from: '10-15', to: '05-10' } });
  expect(at(garden, '2026-11-25', '12:00')).toMatchObject({ kind: 'open' });
  expect(at(garden, '2026-05-10', '12:00')).toMatchObject({ kind: 'open' });
  expect(at(garden, '2026-05-11', '12:00')).toEqual({ kind: 'unknown', why: 'season' });
  expect(at(garden, '2026-10-14', '12:00')).toEqual({ kind: 'unknown', why: 'season' });
});

test('ROUTE-1 closures are closed days', () => {
  const closed = hours([{ days: ALL, from: '09:00', to: '21:00' }], {
    closures: [{ from: '2026-11-24', to: '2026-11-26' }],
  });
  expect(at(closed, '2026-11-25', '12:00')).toEqual({ kind: 'closed', opens: { date: '2026-11-27', time: '09:00' } });
});

test('ROUTE-1 hours for some visitors say for whom; hours for everyone come first', () => {
  const beach = hours([
    { days: ['mon', 'wed'], from: '08:00', to: '22:00', audience: 'women' },
    { days: ['tue'], from: '08:00', to: '12:00', audience: 'families' },
    { days: ['tue'], from: '08:00', to: '22:00' },
  ]);
  expect(at(beach, '2026-11-25', '12:00')).toMatchObject({ kind: 'open', audience: 'women' });
  expect(at(beach, '2026-11-24', '09:00')).toMatchObject({ kind: 'open', audience: null });
});
