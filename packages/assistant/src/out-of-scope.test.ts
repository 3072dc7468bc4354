import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { readLanguage } from './read-language.ts';
import { statesAmount } from './states-amount.ts';
import { findOutOfScope } from './out-of-scope.ts';

const kindOf = (text: string, locale: Locale) =>
  findOutOfScope({ text, writings: readLanguage(text, locale).writings });

test.each<['state' | 'figure', Locale, string]>([
  ['state', 'en', 'Are there seats left for the late show?'],
  ['state', 'en', 'How long is the queue at the aquarium?'],
  ['state', 'ar', 'كم الانتظار في العيادة؟'],
  ['state', 'hi', 'बीच पर भीड़ है क्या?'],
  ['state', 'ur', 'ساحل پر رش ہے کیا؟'],
  ['figure', 'en', 'What is the average rent of a studio?'],
  ['figure', 'ar', 'كم متوسط راتب المهندس؟'],
  ['figure', 'hi', 'इंजीनियर की औसत तनख़्वाह?'],
  ['figure', 'ur', 'انجینئر کی اوسط تنخواہ؟'],
])('CHAT-2 a %s is nothing a guide keeps [%s]: %s', (kind, locale, text) => {
  expect(kindOf(text, locale)).toBe(kind);
});

test.each<[Locale, string]>([
  ['en', 'How much is the toll?'],
  ['ar', 'كم رسوم سالك؟'],
  ['hi', 'सालिक कितना है?'],
  ['ur', 'سالک کتنا ہے؟'],
])('CHAT-2 a fee is [%s]: %s', (locale, text) => {
  expect(kindOf(text, locale)).toBeNull();
});

test.each([
  ['The licence is free.', true],
  ['عبور واحد: درهم واحد', true],
  ['लाइसेंस की फ़ीस: मुफ़्त', true],
  ['It is open in the evening.', false],
])('CHAT-2 whether words state an amount: %s', (text, isStated) => {
  expect(statesAmount(text)).toBe(isStated);
});
