import { expect, test } from 'vitest';
import { writeDirhams } from './dirham.ts';

test('I18N-1 an amount is written with its plural form, never with a second name of the currency', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(writeDirhams(6, 'ar'))).toBe('6 دراهم');
  expect(plain(writeDirhams(140, 'ar'))).toBe('140 درهما');
  expect(plain(writeDirhams(85_000, 'en'))).toBe('AED 85,000');
  expect(plain(writeDirhams(5.5, 'hi'))).toBe('5.50 दिरहम');
  expect(plain(writeDirhams(6, 'ur'))).toBe('6 درہم');
});
