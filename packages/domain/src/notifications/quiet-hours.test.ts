import { expect, test } from 'vitest';
import { isQuiet } from './quiet-hours.ts';

const dubai = (clock: string) => new Date(`2026-11-26T${clock}:00+04:00`);
const quiet = (clock: string, from: number, to: number, timeZone = 'Asia/Dubai') =>
  isQuiet(dubai(clock), { from, to, timeZone });

test.each([
  ['20:59', false],
  ['21:00', true],
  ['23:59', true],
  ['00:00', true],
  ['07:59', true],
  ['08:00', false],
  ['12:00', false],
])('NOTIF-3 at %s the quiet hours from 21 to 8 across midnight apply: %s', (clock, isIn) => {
  expect(quiet(clock, 21, 8)).toBe(isIn);
});

test('NOTIF-3 quiet hours within a day, none at all, and those of another time zone', () => {
  expect([quiet('12:59', 13, 15), quiet('13:00', 13, 15), quiet('15:00', 13, 15)]).toEqual([false, true, false]);
  expect(quiet('03:00', 8, 8)).toBe(false);
  expect(quiet('12:00', 21, 8, 'America/Los_Angeles')).toBe(true);
});
