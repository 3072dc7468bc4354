import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../language/locale.ts';
import { DIRHAM_FORMS, writeDirhams } from './dirham.ts';

type Term = { id: string; forms: Record<string, Record<string, string>> };
const UNITS = new URL('../../../database/content/terms/unit.json', import.meta.url);
const { terms }: { terms: Term[] } = JSON.parse(readFileSync(UNITS, 'utf8'));

test.each(LOCALES)('I18N-1 a computed price has the form of a price among the facts, in %s', (locale) => {
  const { per: _per, ...forms } = terms.find(({ id }) => id === 'dirham')?.forms[locale] ?? {};
  expect(DIRHAM_FORMS[locale]).toEqual(forms);
});

test('I18N-1 an amount is written with its plural form, never with a second name of the currency', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(writeDirhams(6, 'ar'))).toBe('6 دراهم');
  expect(plain(writeDirhams(140, 'ar'))).toBe('140 درهما');
  expect(plain(writeDirhams(85_000, 'en'))).toBe('AED 85,000');
  expect(plain(writeDirhams(5.5, 'hi'))).toBe('5.50 दिरहम');
  expect(plain(writeDirhams(6, 'ur'))).toBe('6 درہم');
});
