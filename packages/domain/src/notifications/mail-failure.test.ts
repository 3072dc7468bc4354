import { expect, test } from 'vitest';
import { isHardBounce } from './mail-failure.ts';

test.each([
  ['5.1.1', true],
  ['5.1.10', true],
  ['5.2.1', true],
  ['5.0.0', true],
  ['5.2.2', false],
  ['5.3.4', false],
  ['5.7.1', false],
  ['4.4.1', false],
  ['2.0.0', false],
  ['550', false],
  ['', false],
])('NOTIF-4 the status %s of a delivery means that the address cannot be reached: %s', (status, isHard) => {
  expect(isHardBounce(status)).toBe(isHard);
});
