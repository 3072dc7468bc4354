import { expect, test } from 'vitest';
import { firstReviewBy } from './first-review.ts';

test.each([
  ['news', '2027-02-28'],
  ['events', '2027-02-28'],
  ['government', '2027-05-30'],
  ['dining', '2027-11-30'],
  [null, '2027-11-30'],
] as const)('STAFF-1 a new text about %s begins with the review date %s', (category, day) => {
  expect(firstReviewBy(category, '2026-11-30')).toBe(day);
});
