import { expect, test } from 'vitest';
import { isPermanentFailure } from './operation.ts';

test.each([
  [0, false],
  [200, false],
  [399, false],
  [400, true],
  [401, false],
  [403, true],
  [404, true],
  [408, false],
  [409, true],
  [425, false],
  [413, true],
  [422, true],
  [428, true],
  [429, false],
  [499, true],
  [500, false],
  [503, false],
])('PWA-8 the answer %d is final: %s', (status, isFinal) => {
  expect(isPermanentFailure(status)).toBe(isFinal);
});
