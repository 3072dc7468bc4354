import { type Locale, LOCALES } from '../language/locale.ts';
import { type Fact, VALUE_TOKEN } from './fact.ts';

export const SENTENCE_FAULTS = [
  'sentence_without_value',
  'sentence_with_values',
  'sentence_with_token',
  'required',
] as const;
export type SentenceFault = { locale: Locale; code: (typeof SENTENCE_FAULTS)[number] };

/**
 * What is wrong with the sentences of a fact: one names its value once, at the token; that of a text has no token; and if one
 * language has a sentence, every language of the fact has one.
 */
export function sentenceFaults({ type, texts }: Pick<Fact, 'type' | 'texts'>): SentenceFault[] {
  const given = LOCALES.flatMap((locale) => {
    const text = texts[locale];
    return text ? [{ locale, sentence: text.sentence }] : [];
  });
  const hasSome = given.some(({ sentence }) => sentence !== undefined);
  return given.flatMap(({ locale, sentence }): SentenceFault[] => {
    if (sentence === undefined) return hasSome ? [{ locale, code: 'required' }] : [];
    const tokens = sentence.split(VALUE_TOKEN).length - 1;
    if (type === 'text') return tokens > 0 ? [{ locale, code: 'sentence_with_token' }] : [];
    if (tokens === 1) return [];
    return [{ locale, code: tokens === 0 ? 'sentence_without_value' : 'sentence_with_values' }];
  });
}
