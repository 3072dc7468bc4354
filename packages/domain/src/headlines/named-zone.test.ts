import { expect, test } from 'vitest';
import { namedZone } from './named-zone.ts';

test.each([
  ['Asia/Dubai', '2026-07-01T12:00Z', '2026-07-01T08:00Z'],
  ['Europe/London', '2026-07-01T12:00Z', '2026-07-01T11:00Z'],
  ['Europe/London', '2026-12-01T12:00Z', '2026-12-01T12:00Z'],
  ['America/New_York', '2026-11-01T12:00Z', '2026-11-01T17:00Z'],
  ['America/New_York', '2026-10-31T23:30Z', '2026-11-01T03:30Z'],
  ['"Asia/Kolkata"', '2026-07-01T12:00Z', '2026-07-01T06:30Z'],
  ['/example.org/20260101/Europe/London', '2026-07-01T12:00Z', '2026-07-01T11:00Z'],
  ['Arabian Standard Time', '2026-07-01T12:00Z', '2026-07-01T08:00Z'],
  ['GMT Standard Time', '2026-07-01T12:00Z', '2026-07-01T11:00Z'],
  ['(UTC+04:00) Abu Dhabi, Muscat', '2026-07-01T12:00Z', '2026-07-01T08:00Z'],
  ['GST', '2026-07-01T12:00Z', '2026-07-01T08:00Z'],
  ['UTC', '2026-07-01T12:00Z', '2026-07-01T12:00Z'],
])('ROUTE-1 a clock of %s is an instant', (name, clock, instant) => {
  expect(namedZone(name)?.(Date.parse(clock))).toBe(Date.parse(instant));
});

test('ROUTE-1 a zone that nobody knows is none', () => {
  expect(['Mars/Olympus', 'Gulf', ''].map((name) => namedZone(name))).toEqual([null, null, null]);
});
