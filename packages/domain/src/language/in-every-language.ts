import { type Locale, LOCALES } from './locale.ts';

/** Composes something once for each language. */
export function inEveryLanguage<Value>(compose: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, compose(locale)])) as Record<Locale, Value>;
}
