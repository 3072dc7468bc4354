import { expect, test } from 'vitest';
import { leastReviewed } from './least-reviewed.ts';

const read = { approvedBy: null, isReviewedByNative: false, isComparedByMachine: true };

test('STAFF-9 a page of several texts claims no more review than each of them has had', () => {
  const unread = { ...read, isComparedByMachine: false };
  const approved = { ...unread, approvedBy: 'Layla Haddad' };
  expect(leastReviewed([approved, read, unread])).toBe(unread);
  expect(leastReviewed([approved, read])).toBe(read);
  expect(leastReviewed([])).toBeNull();
});
