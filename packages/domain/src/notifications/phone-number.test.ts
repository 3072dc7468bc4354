import { expect, test } from 'vitest';
import { plainCode } from '../language/digits.ts';
import { maskPhoneNumber, readPhoneNumber } from './phone-number.ts';

test.each([
  ['+971 50 123 4567', '+971501234567'],
  ['00971-50-123-4567', '+971501234567'],
  ['050 123 4567', '+971501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ['۰۵۰۱۲۳۴۵۶۷', '+971501234567'],
  ['०५० १२३ ४५६७', '+971501234567'],
  ['\u202a+91 98765 43210\u202c', '+919876543210'],
  ['+44 (0)', null],
  ['04 123 4567', null],
  ['+0501234567', null],
  ['+9715012345678901', null],
  ['call me', null],
  ['', null],
])('PROF-3 “%s” is the number %s', (typed, number) => {
  expect(readPhoneNumber(typed)).toBe(number);
});

test('PROF-3 a code may be typed in the digits of four scripts, and a number is shown to its owner in part', () => {
  expect(['٠١٢٣٤٥', '۰۱۲۳۴۵', '०१२३४५', '012345'].map(plainCode)).toEqual(Array(4).fill('012345'));
  expect(maskPhoneNumber('+971501234567')).toBe('+971 ••• 567');
});
