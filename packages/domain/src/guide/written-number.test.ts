import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeDigits } from '../language/digits.ts';
import { readWrittenNumber } from './written-number.ts';

test.each([
  ['85000', 85000],
  ['85,000', 85000],
  ['1,25,000', 125000],
  [' 85 000 ', 85000],
  ['٨٥٬٠٠٠', 85000],
  ['۸۵۰۰۰', 85000],
  ['८५,०००', 85000],
  ['٨٫٥', 8.5],
  ['8.5', 8.5],
  ['.5', 0.5],
  ['-4', -4],
  ['−4', -4],
  ['0', 0],
  ['-0', 0],
  ['\u200f٩٩\u200f', 99],
])('I18N-1 %j is the number %d', (text, value) => {
  expect(readWrittenNumber(text)).toBe(value);
});

test.each(['', ' ', 'abc', '85k', '1.2.3', '5.', '-', '1e5', '٨٥ درهم', 'Infinity', '0x10'])(
  'I18N-1 %j is no number',
  (text) => {
    expect(readWrittenNumber(text)).toBeNull();
  },
);

test('I18N-1 a whole number reads the same in the digits of every script', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(0x660, 0x6f0, 0x966), (value, zero) => {
      const written = String(value).replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
      expect(normalizeDigits(written)).toBe(String(value));
      expect(readWrittenNumber(written)).toBe(value);
    }),
  );
});
