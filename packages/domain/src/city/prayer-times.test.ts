import { expect, test } from 'vitest';
import { clockOf, minuteOf } from './clock-time.ts';
import { prayerTimes, sunTimes } from './prayer-times.ts';

/** The official table of awqaf.gov.ae for 2018: Fajr, sunrise, Dhuhr, Asr, Maghrib, Isha. */
const OFFICIAL: [date: string, times: string][] = [
  ['2018-01-01', '05:42 07:01 12:25 15:24 17:44 19:03'],
  ['2018-02-01', '05:42 06:58 12:35 15:44 18:07 19:22'],
  ['2018-03-01', '05:25 06:39 12:34 15:54 18:24 19:38'],
  ['2018-04-01', '04:53 06:08 12:25 15:54 18:38 19:53'],
  ['2018-05-01', '04:21 05:40 12:19 15:47 18:52 20:12'],
  ['2018-06-01', '04:00 05:25 12:19 15:43 19:08 20:33'],
  ['2018-07-01', '04:02 05:29 12:25 15:48 19:16 20:43'],
  ['2018-08-01', '04:21 05:43 12:28 15:55 19:07 20:29'],
  ['2018-09-01', '04:40 05:56 12:22 15:51 18:41 19:57'],
  ['2018-10-01', '04:54 06:08 12:11 15:35 18:09 19:23'],
  ['2018-11-01', '05:08 06:23 12:05 15:17 17:42 18:57'],
  ['2018-12-01', '05:25 06:43 12:11 15:11 17:32 18:50'],
];

test.each(OFFICIAL)('ROUTE-1 the prayers of %s are within a minute of the official table', (date, official) => {
  const { fajr, sunrise, dhuhr, asr, maghrib, isha } = prayerTimes(date);
  const computed = [fajr, sunrise, dhuhr, asr, maghrib, isha];
  official.split(' ').forEach((time, at) => {
    expect(Math.abs((computed[at] ?? 0) - minuteOf(time)), `${time} ${clockOf(computed[at] ?? 0)}`).toBeLessThan(2);
  });
});

test.each([
  ['2026-01-15', '07:06', '17:50'],
  ['2026-06-15', '05:28', '19:10'],
  ['2026-11-15', '06:38', '17:31'],
])('ROUTE-1 the sun of %s rises and sets within three minutes of the normals', (date, sunrise, sunset) => {
  const sun = sunTimes(date);
  expect(Math.abs(sun.sunrise - minuteOf(sunrise))).toBeLessThanOrEqual(3);
  expect(Math.abs(sun.sunset - minuteOf(sunset))).toBeLessThanOrEqual(3);
});

test('ROUTE-1 every day of twenty years has its prayers in order', () => {
  for (let day = 0; day < 7300; day += 13) {
    const date = new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10);
    const { fajr, sunrise, dhuhr, asr, maghrib, isha } = prayerTimes(date);
    const times = [fajr, sunrise, dhuhr, asr, maghrib, isha];
    expect(times, date).toEqual(times.toSorted((a, b) => a - b));
  }
});
