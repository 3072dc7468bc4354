import { expect, test } from 'vitest';
import { reviewStatus } from './review-date.ts';

test.each([
  [null, 'current'],
  ['2026-11-26', 'current'],
  ['2026-11-25', 'overdue'],
  ['2026-10-27', 'overdue'],
  ['2026-10-26', 'unlisted'],
] as const)('STAFF-6 an item due on %s is %s: late is marked, 30 days late leaves the lists', (reviewBy, expected) => {
  expect(reviewStatus(reviewBy, '2026-11-26')).toBe(expected);
});
