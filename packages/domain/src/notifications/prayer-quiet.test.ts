import { expect, test } from 'vitest';
import { isNearPrayer, prayerMinutes } from './prayer-quiet.ts';

const dubai = (clock: string) => new Date(`2026-11-26T${clock}:00+04:00`);
const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

test.each([
  ['12:04', false],
  ['12:05', true],
  ['12:10', true],
  ['12:29', true],
  ['12:30', false],
])('NOTIF-3 at %s the time around a prayer at 12:10, 5 minutes before and 20 after, applies: %s', (clock, isIn) => {
  expect(isNearPrayer(dubai(clock), [12 * 60 + 10], { before: 5, after: 20 })).toBe(isIn);
});

test('NOTIF-3 the time around a prayer crosses midnight in both directions', () => {
  const near = (clock: string, prayer: number) => isNearPrayer(dubai(clock), [prayer], { before: 10, after: 20 });
  expect(['23:49', '23:50', '00:19', '00:20'].map((clock) => near(clock, 0))).toEqual([false, true, true, false]);
  expect(['23:54', '23:55', '00:14', '00:15'].map((clock) => near(clock, 1435))).toEqual([true, true, true, false]);
});

test('NOTIF-3 the prayers are those of the day in Dubai, with the Asr of the school of the user', () => {
  // 22:30 in UTC is half past two of the next day in Dubai.
  const night = prayerMinutes(new Date('2026-06-20T22:30:00Z'));
  expect(night).toEqual(prayerMinutes(new Date('2026-06-21T08:00:00Z')));
  const { shafi, hanafi } = prayerMinutes(dubai('12:00'));
  const [, , asr = 0] = shafi;
  const [, , late = 0] = hanafi;
  expect(late).toBeGreaterThan(asr + 30);
  const span = { before: 5, after: 10 };
  expect(isNearPrayer(dubai(clockOf(asr)), shafi, span)).toBe(true);
  expect(isNearPrayer(dubai(clockOf(asr)), hanafi, span)).toBe(false);
  expect(isNearPrayer(dubai(clockOf(late)), hanafi, span)).toBe(true);
});
