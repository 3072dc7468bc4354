import { expect, test } from 'vitest';
import { dubaiDate } from './dubai-date.ts';

test.each([
  ['2026-11-20T19:59:59Z', '2026-11-20'],
  ['2026-11-20T20:00:00Z', '2026-11-21'],
  ['2026-12-31T20:00:00Z', '2027-01-01'],
])('at %s it is %s in Dubai', (instant, day) => {
  expect(dubaiDate(new Date(instant))).toBe(day);
});
