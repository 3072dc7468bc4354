import { expect, test } from 'vitest';
import { isStale } from './fresh-time.ts';

test('PWA-5 what was checked more than a day ago is stale, not gone', () => {
  const now = new Date('2026-11-22T08:00:00Z');
  expect(isStale('2026-11-21T08:00:00Z', now)).toBe(false);
  expect(isStale('2026-11-21T07:59:59Z', now)).toBe(true);
});
