import { LOCALES } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { findSenses, readWords, sensesOfText } from './find-senses.ts';
import { lexiconOf } from './lexicons.ts';
import { ROMANISED } from './romanised.ts';
import { type Sense, SENSES } from './senses.ts';

/** "Kal" is a word of Hindi and Urdu only. */
const NOT_EVERYWHERE = new Set<Sense>(['day-beside']);

test.each(LOCALES.filter((locale) => lexiconOf(locale).forms.size > 0))(
  'CHAT-4 the words of %s have every sense, and no other',
  (locale) => {
    const { forms } = lexiconOf(locale);
    const missing = SENSES.filter((sense) => !NOT_EVERYWHERE.has(sense) && (forms.get(sense) ?? []).length === 0);
    expect(missing).toEqual([]);
    expect([...forms.keys()].filter((sense) => !SENSES.includes(sense))).toEqual([]);
  },
);

test('CHAT-4 the words in Latin letters have no sense of their own', () => {
  expect([...ROMANISED.forms.keys()].filter((sense) => !SENSES.includes(sense))).toEqual([]);
});

test.each([
  ['en', 'How much is the fine for overstaying a tourist visa?', ['price', 'fine', 'overstay', 'tourist-visa']],
  ['ar', 'كم غرامة تجاوز مدة تأشيرة الزيارة؟', ['fine', 'overstay', 'tourist-visa']],
  ['hi', 'टूरिस्ट वीज़ा पर ओवरस्टे का जुर्माना कितना है?', ['price', 'fine', 'overstay', 'tourist-visa']],
  ['ur', 'ٹورسٹ ویزا پر اوور سٹے کا جرمانہ کتنا ہے؟', ['price', 'fine', 'overstay', 'tourist-visa']],
] as const)('CHAT-4 the senses of [%s] %s', (locale, text, senses) => {
  expect([...sensesOfText(text, locale)]).toEqual(expect.arrayContaining([...senses]));
});

test('CHAT-2 the longest phrase is the one that is meant', () => {
  expect(sensesOfText('Emirates ID', 'en')).toEqual(new Set(['emirates-id']));
  expect(sensesOfText('night swimming', 'en')).toEqual(new Set(['night-swimming']));
});

test('CHAT-2 an Arabic particle joined to a word does not hide it', () => {
  expect(sensesOfText('بالمترو والترام', 'ar')).toEqual(new Set(['metro', 'tram']));
});

test('CHAT-2 what no lexicon knows is left over, function words are not', () => {
  const { words, others } = findSenses(readWords('Where is the Zuma of the metro?'), ['en']);
  expect(others.map((at) => words[at]?.text)).toEqual(['Zuma']);
});
