import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { readLanguage } from './read-language.ts';

test.each<[string, Locale, Locale]>([
  ['How much is a metro ride?', 'en', 'en'],
  ['How much is a metro ride to the airport?', 'ar', 'en'],
  ['Salik', 'ar', 'ar'],
  ['كم أجرة المترو؟', 'en', 'ar'],
  ['میٹرو کا کرایہ کتنا ہے؟', 'en', 'ur'],
  ['میٹرو کا کرایہ کتنا ہے؟', 'ar', 'ur'],
  ['ما هي أوقات الصلاة', 'ur', 'ar'],
  ['مترو', 'ur', 'ur'],
  ['مترو', 'ar', 'ar'],
  ['मेट्रो का किराया कितना है?', 'en', 'hi'],
  ['metro ka kiraya kitna hai', 'hi', 'hi'],
  ['metro ka kiraya kitna hai', 'ur', 'ur'],
  ['metro ka kiraya kitna hai', 'en', 'en'],
])('CHAT-4 “%s” on a page in %s is answered in %s', (text, page, locale) => {
  expect(readLanguage(text, page).locale).toBe(locale);
});

test('CHAT-4 Hindi and Arabic in Latin letters are read as such', () => {
  expect(readLanguage('metro ka kiraya kitna hai', 'en').writings).toContain('romanised');
  expect(readLanguage('wain el metro', 'ar').writings).toContain('romanised');
  expect(readLanguage('How much is the metro?', 'en').writings).toEqual(['en']);
});
