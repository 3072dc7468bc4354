import { expect, test } from 'vitest';
import { clockOf, dubaiMinute, isKnownDay, minuteOf } from './clock-time.ts';
import { dayMoments } from './day.ts';

test('ROUTE-1 the moments of a day stand in order of time, changes of tariffs among them', () => {
  const moments = dayMoments(
    { isha: 1120, fajr: 320, breakStart: 750 },
    {
      salik: [
        { from: 0, to: 60, kind: 'charged', price: 4 },
        { from: 60, to: 360, kind: 'free', price: 0 },
        { from: 360, to: 1500, kind: 'peak', price: 6 },
        { from: 1500, to: 2880, kind: 'free', price: 0 },
      ],
      parking: [{ from: 0, to: 1440, kind: 'unknown', price: null }],
    },
  );
  expect(moments.map(({ id }) => id)).toEqual(['salik-01:00', 'fajr', 'salik-06:00', 'breakStart', 'isha']);
});

test.each([
  ['2026-11-21', true],
  ['2020-01-01', true],
  ['2040-12-31', true],
  ['2019-12-31', false],
  ['2041-01-01', false],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['today', false],
])('ROUTE-1 %s is a day the guide computes: %s', (date, expected) => {
  expect(isKnownDay(date)).toBe(expected);
});

test('ROUTE-1 clock times count from midnight in Dubai', () => {
  expect(dubaiMinute(new Date('2026-11-20T20:30:00Z'))).toBe(30);
  expect([minuteOf('24:00'), minuteOf('00:00'), clockOf(1500), clockOf(1440)]).toEqual([1440, 0, '01:00', '00:00']);
});
