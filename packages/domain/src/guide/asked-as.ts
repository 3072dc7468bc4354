import * as z from 'zod/mini';
import { type Locale, LOCALES, localeSchema } from '../language/locale.ts';
import { storableText } from '../language/text-input.ts';

/** What can be asked for by its own questions: everything that answers by itself. */
export const ASKED_KINDS = ['fact', 'question', 'service', 'place', 'event', 'article', 'collection'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

export const ASKED_LIMITS = { questions: 40, least: 2, letters: 120 } as const;

const question = z
  .string()
  .check(
    storableText,
    z.trim(),
    z.minLength(ASKED_LIMITS.least),
    z.maxLength(ASKED_LIMITS.letters),
    z.regex(/^[^\r\n\u2028\u2029]*$/u, 'not one line'),
  );

/**
 * How people ask for something, in their words: short questions in each language, those of Arabic, Hindi and Urdu also in Latin
 * letters. They are found, never shown.
 */
export const askedAsSchema = z.partialRecord(
  localeSchema,
  z.array(question).check(z.maxLength(ASKED_LIMITS.questions)),
);
export type AskedAs = z.infer<typeof askedAsSchema>;

/** All questions, each once. */
export function allQuestions(asked: AskedAs): string[] {
  return [...new Set(LOCALES.flatMap((locale) => asked[locale] ?? []))];
}

type Repeated = { locale: Locale; index: number };

/** The questions that stand in their language before, whatever their capital letters and the mark at their end. */
export function repeatedQuestions(asked: AskedAs): Repeated[] {
  return LOCALES.flatMap((locale) => {
    const seen = new Set<string>();
    return (asked[locale] ?? []).flatMap((text, index): Repeated[] => {
      const said = text.toLowerCase().replace(/[\s?؟]+$/u, '');
      if (seen.has(said)) return [{ locale, index }];
      seen.add(said);
      return [];
    });
  });
}
