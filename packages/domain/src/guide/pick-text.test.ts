import { expect, test } from 'vitest';
import type { Locale } from '../language/locale.ts';
import { pickText } from './pick-text.ts';

const ALL = { en: 'English', ar: 'عربي', hi: 'हिन्दी', ur: 'اردو' };

test.each<[string, Partial<typeof ALL>, Locale, Locale | undefined, Locale]>([
  ['its own', ALL, 'hi', undefined, 'hi'],
  ['English', { en: 'English', ar: 'عربي' }, 'hi', 'ar', 'en'],
  ['the original', { ar: 'عربي', ur: 'اردو' }, 'hi', 'ur', 'ur'],
  ['whichever there is', { ur: 'اردو' }, 'hi', undefined, 'ur'],
])('I18N-2 a user gets the text in %s language', (_, texts, locale, original, expected) => {
  expect(pickText(texts, locale, original)).toEqual({ locale: expected, text: ALL[expected] });
});

test('I18N-2 without any text there is none', () => {
  expect(pickText({}, 'en')).toBeUndefined();
});
