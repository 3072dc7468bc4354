import { expect, test } from 'vitest';
import { isContextPassword } from './context-words.ts';

test.each([
  ['DalilDalil', true],
  ['dubai2026!!', true],
  ['Dubai-Guide-2026', true],
  ['welcome dubai', true],
  ['AdminAdmin1', true],
  ['uae uae uae', true],
  ['dubaidubais', false],
  ['dubai in the evening', false],
  ['a quiet evening at the creek', false],
  ['1234567890', false],
  ['دبي دبي دبي دبي', false],
])('AUTH-13 “%s” is made of the words of this guide alone: %s', (password, expected) => {
  expect(isContextPassword(password)).toBe(expected);
});
