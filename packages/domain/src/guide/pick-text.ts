import { BASE_LOCALE, LOCALES, type Locale } from '../language/locale.ts';

export type Texts<T> = Readonly<Partial<Record<Locale, T>>>;

/**
 * I18N-2: the text to display for `locale`: that language, else English, else the language it was written in. `locale` of the
 * result is the language found. The page marks it if it differs from the requested one. Undefined when there is none.
 */
export function pickText<T>(
  texts: Texts<T>,
  locale: Locale,
  original?: Locale,
): { locale: Locale; text: T } | undefined {
  const requested = [locale, BASE_LOCALE, ...(original ? [original] : []), ...LOCALES];
  for (const candidate of requested) {
    const text = texts[candidate];
    if (text !== undefined) return { locale: candidate, text };
  }
  return undefined;
}

/** Applies a function to a text in every available language. */
export function mapTexts<T, U>(texts: Texts<T>, map: (text: T, locale: Locale) => U): Texts<U> {
  const entries = LOCALES.flatMap((locale): [Locale, U][] => {
    const text = texts[locale];
    return text === undefined ? [] : [[locale, map(text, locale)]];
  });
  return Object.fromEntries(entries);
}
