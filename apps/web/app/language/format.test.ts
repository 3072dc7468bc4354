import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { formattersOf } from './format.ts';

const MOMENT = '2026-11-20T07:26:00Z';
const FOREIGN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/;

test('I18N-1 every language writes Latin digits and names them in its format tag', () => {
  for (const locale of LOCALES) {
    const format = formattersOf(locale);
    expect(LOCALE_INFO[locale].format).toContain('nu-latn');
    const all = [
      format.number(1234567.5),
      format.percent(0.055),
      format.longDate(MOMENT),
      format.shortDate(MOMENT),
      format.time(MOMENT),
      format.asOf('2025-12'),
    ].join(' ');
    expect(all).toMatch(/\d/);
    expect(all).not.toMatch(FOREIGN_DIGITS);
  }
});

test('I18N-1 dates are those of Dubai, in words of the language', () => {
  expect(formattersOf('en').longDate(MOMENT)).toBe('Friday, 20 November 2026');
  expect(formattersOf('ar').longDate(MOMENT)).toBe('الجمعة، 20 نوفمبر 2026');
  expect(formattersOf('hi').longDate(MOMENT)).toBe('शुक्रवार, 20 नवंबर 2026');
  expect(formattersOf('ur').longDate(MOMENT)).toBe('جمعہ، 20 نومبر، 2026');
  expect(formattersOf('en').shortDate('2026-11-20T21:00:00Z')).toBe('21 Nov 2026');
});

test('I18N-1 a bare day stays that day', () => {
  expect(formattersOf('en').shortDate('2026-11-20')).toBe('20 Nov 2026');
});

test('I18N-1 times are on 24 hours in every language', () => {
  for (const locale of LOCALES) {
    expect(formattersOf(locale).time(MOMENT)).toBe('11:26');
    expect(formattersOf(locale).time('2026-11-20T20:05:00Z')).toBe('00:05');
  }
});

test('I18N-1 numbers are grouped as the language groups them', () => {
  expect(formattersOf('en').number(1234567)).toBe('1,234,567');
  expect(formattersOf('hi').number(1234567)).toBe('12,34,567');
});

test('I18N-1 a fact says when it held, as precisely as that is known', () => {
  const { asOf } = formattersOf('en');
  expect(asOf('2025')).toBe('2025');
  expect(asOf('2025-12')).toBe('December 2025');
  expect(asOf('2025-12-03')).toBe('3 Dec 2025');
  expect(asOf('2025-12-03T22:00:00Z')).toBe('4 Dec 2025');
  expect(asOf('last winter')).toBe('last winter');
  expect(formattersOf('ar').asOf('2025-12')).toBe('ديسمبر 2025');
});

test('I18N-1 lists and order are those of the language', () => {
  expect(formattersOf('ur').list(['دیرہ', 'جمیرا'])).toBe('دیرہ اور جمیرا');
  expect(['Zabeel 10', 'Zabeel 9', 'abra'].sort(formattersOf('en').compare)).toEqual(['abra', 'Zabeel 9', 'Zabeel 10']);
});

test('I18N-1 a time follows its date after the comma of the script', () => {
  expect(formattersOf('en').weekdayMoment(MOMENT)).toBe('Fri, 20 Nov 2026, 11:26');
  for (const locale of ['ar', 'ur'] as const) {
    expect(formattersOf(locale).shortMoment(MOMENT)).toMatch(/2026، 11:26$/);
    expect(formattersOf(locale).weekdayMoment(MOMENT)).not.toContain(',');
  }
});
