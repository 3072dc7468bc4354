import type { Fact } from '../guide/fact.ts';
import { type Locale, LOCALES } from '../language/locale.ts';

/**
 * STAFF-6: the languages whose words stay behind after a change of a fact, of those that waited before. A change in languages that
 * all waited catches up and makes no other language wait. Any other change makes every language wait that it leaves as it was.
 */
export function waitingWords(waiting: readonly Locale[], before: Fact['texts'], after: Fact['texts']): Locale[] {
  const given = LOCALES.filter((locale) => after[locale] !== undefined);
  const changed = given.filter((locale) => wordsOf(before, locale) !== wordsOf(after, locale));
  const isCatchingUp = changed.every((locale) => waiting.includes(locale));
  return given.filter((locale) => !changed.includes(locale) && (waiting.includes(locale) || !isCatchingUp));
}

function wordsOf(texts: Fact['texts'], locale: Locale): string {
  const text = texts[locale];
  return JSON.stringify([text?.label, text?.value, text?.sentence]);
}
