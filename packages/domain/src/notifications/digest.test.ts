import { expect, test } from 'vitest';
import { dueDigestDay } from './digest.ts';

test.each([
  ['Asia/Dubai', '2026-11-26T02:59:00Z', null],
  ['Asia/Dubai', '2026-11-26T03:00:00Z', '2026-11-26'],
  ['Asia/Dubai', '2026-11-26T06:59:00Z', '2026-11-26'],
  ['Asia/Dubai', '2026-11-26T07:00:00Z', null],
  ['America/Los_Angeles', '2026-11-26T15:00:00Z', '2026-11-26'],
  ['Asia/Kathmandu', '2026-11-26T01:15:00Z', '2026-11-26'],
  // The clocks of London are put forward in this night.
  ['Europe/London', '2027-03-28T06:00:00Z', '2027-03-28'],
])('NOTIF-6 in %s at %s the digest of 7 o’clock that is due is that of %s', (timeZone, now, day) => {
  expect(dueDigestDay(new Date(now), { timeZone, hour: 7 })).toBe(day);
});

test('NOTIF-6 a digest late in the evening belongs to its own day', () => {
  expect(dueDigestDay(new Date('2026-11-26T19:30:00Z'), { timeZone: 'Asia/Dubai', hour: 23 })).toBe('2026-11-26');
  expect(dueDigestDay(new Date('2026-11-26T20:30:00Z'), { timeZone: 'Asia/Dubai', hour: 23 })).toBeNull();
});
