import { expect, test } from 'vitest';
import { BASE_LOCALE, isLocale, LOCALE_INFO, LOCALES, localePath, splitLocale } from './locale.ts';

test('ROUTE-11 English stands at the unprefixed path, every other language under its own', () => {
  expect(LOCALES.map((locale) => localePath(locale, '/news'))).toEqual(['/news', '/ar/news', '/hi/news', '/ur/news']);
  expect(LOCALES.map((locale) => localePath(locale, '/'))).toEqual(['/', '/ar', '/hi', '/ur']);
});

test('ROUTE-11 a path says its language and is the same path in every language', () => {
  for (const locale of LOCALES) {
    for (const path of ['/', '/news', '/news/metro-in-one-page', '/arabic']) {
      expect(splitLocale(localePath(locale, path))).toEqual({ locale, path });
    }
  }
  expect(splitLocale('/xx/news')).toEqual({ locale: BASE_LOCALE, path: '/xx/news' });
});

test('I18N-1 Arabic and Urdu run right to left, and digits are Latin everywhere', () => {
  expect(LOCALES.filter((locale) => LOCALE_INFO[locale].dir === 'rtl')).toEqual(['ar', 'ur']);
  for (const locale of LOCALES) {
    expect(new Intl.NumberFormat(LOCALE_INFO[locale].format).format(1234567).replace(/\D/g, '')).toBe('1234567');
  }
});

test('ROUTE-11 nothing inherited counts as a language', () => {
  for (const value of ['toString', '__proto__', 'EN', '', null, 1]) expect(isLocale(value)).toBe(false);
});
