import { expect, test } from 'vitest';
import type { Fact } from './fact.ts';
import { sentenceFaults } from './fact-sentence.ts';

const texts = (sentences: Record<string, string | undefined>): Fact['texts'] =>
  Object.fromEntries(
    Object.entries(sentences).map(([locale, sentence]) => [
      locale,
      { label: 'Fee', sourceName: 'RTA', ...(sentence !== undefined && { sentence }) },
    ]),
  );

test.each([
  ['the value once', 'money', { en: 'It costs {value}.', ar: 'الرسم {value}.' }, []],
  ['no sentence at all', 'money', { en: undefined, ar: undefined }, []],
  ['no value', 'money', { en: 'It costs money.' }, [{ locale: 'en', code: 'sentence_without_value' }]],
  ['the value twice', 'time', { ur: '{value} {value}' }, [{ locale: 'ur', code: 'sentence_with_values' }]],
  ['a token in a text', 'text', { hi: 'यह {value} है।' }, [{ locale: 'hi', code: 'sentence_with_token' }]],
  ['a text that says it whole', 'text', { en: 'You can.' }, []],
  ['a language without', 'text', { en: 'You can.', ar: undefined }, [{ locale: 'ar', code: 'required' }]],
] as const)('CHAT-2 the sentences of a fact: %s', (_name, type, sentences, faults) => {
  expect(sentenceFaults({ type, texts: texts(sentences) })).toEqual(faults);
});
