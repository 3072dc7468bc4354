import { expect, test } from 'vitest';
import type { ScheduleRow } from '../guide/schedule.ts';
import { minuteOf } from './clock-time.ts';
import { lastService } from './last-service.ts';

const METRO: ScheduleRow[] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'sat'], from: '05:00', to: '24:00' },
  { days: ['fri'], from: '05:00', to: '01:00' },
  { days: ['sun'], from: '08:00', to: '24:00' },
];
const at = (date: string, time: string) => lastService(METRO, date, minuteOf(time));
const WEDNESDAY = '2026-11-25';
const FRIDAY = '2026-11-27';
const SATURDAY = '2026-11-28';
const SUNDAY = '2026-11-29';

test.each([
  [WEDNESDAY, '05:00', '00:00'],
  [FRIDAY, '05:00', '01:00'],
  [SUNDAY, '08:00', '00:00'],
])('ROUTE-1 the hours of the service of %s', (date, first, last) => {
  expect(lastService(METRO, date, null)).toEqual({
    date,
    hours: { first, last, isLastNextDay: true },
    special: null,
    minutesLeft: null,
  });
});

test('ROUTE-1 while trains run it counts down to the end of service', () => {
  expect(at(WEDNESDAY, '04:59').minutesLeft).toBeNull();
  expect(at(WEDNESDAY, '05:00').minutesLeft).toBe(19 * 60);
  expect(at(WEDNESDAY, '23:59').minutesLeft).toBe(1);
});

test('ROUTE-1 after midnight on Saturday the service of Friday still runs', () => {
  expect(at(SATURDAY, '00:30')).toMatchObject({ date: FRIDAY, minutesLeft: 30, hours: { last: '01:00' } });
  expect(at(SATURDAY, '01:00')).toMatchObject({ date: SATURDAY, minutesLeft: null, hours: { first: '05:00' } });
});

test('ROUTE-1 in the night before Sunday the first train is that of Sunday morning', () => {
  expect(at(SUNDAY, '00:10')).toMatchObject({ date: SUNDAY, minutesLeft: null, hours: { first: '08:00' } });
  expect(at(SUNDAY, '07:59').minutesLeft).toBeNull();
});

test('ROUTE-1 once the service of a day has ended the answer is the next day', () => {
  const early: ScheduleRow[] = [{ days: ['wed', 'thu'], from: '06:00', to: '22:00' }];
  expect(lastService(early, WEDNESDAY, minuteOf('22:00'))).toEqual({
    date: '2026-11-26',
    hours: { first: '06:00', last: '22:00', isLastNextDay: false },
    special: null,
    minutesLeft: null,
  });
});

test('ROUTE-1 on public holidays, on New Year’s Eve and in the night after them no hours are claimed', () => {
  const unknown = { hours: null, minutesLeft: null };
  expect(at('2026-12-02', '12:00')).toEqual({ date: '2026-12-02', special: 'holiday', ...unknown });
  expect(at('2026-12-04', '00:30')).toEqual({ date: '2026-12-03', special: 'holiday', ...unknown });
  expect(at('2026-12-04', '05:00')).toMatchObject({ date: '2026-12-04', special: null, minutesLeft: 20 * 60 });
  expect(at('2026-12-31', '23:00')).toEqual({ date: '2026-12-31', special: 'new-year', ...unknown });
});

test('ROUTE-1 a day without service has no hours', () => {
  expect(lastService([], WEDNESDAY, null)).toEqual({
    date: WEDNESDAY,
    hours: null,
    special: null,
    minutesLeft: null,
  });
});
