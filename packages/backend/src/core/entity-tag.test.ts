import { expect, test } from 'vitest';
import { entityTag, isKnownToClient } from './entity-tag.ts';

const TAG = entityTag('body');

test.each([
  [undefined, false],
  [TAG, true],
  [`W/${TAG}`, true],
  [`"other", W/${TAG}`, true],
  ['*', true],
  ['"other"', false],
  [TAG.slice(1, -1), false],
  ['', false],
])('ROUTE-10 a client that sends If-None-Match %s knows the body: %s', (header, isKnown) => {
  expect(isKnownToClient(header, TAG)).toBe(isKnown);
});

test('ROUTE-10 another body has another tag', () => {
  expect(entityTag('body ')).not.toBe(TAG);
  expect(TAG).toMatch(/^"[\w-]{27}"$/);
});
