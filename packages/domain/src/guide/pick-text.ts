import { BASE_LOCALE, LOCALES, type Locale } from '../language/locale.ts';

export type Texts<T> = Readonly<Partial<Record<Locale, T>>>;

/**
 * I18N-2: the text to show a reader of `locale`: that language, else English, else the language it was written in.
 * `locale` of the answer tells which one it is; the page marks it when it is not the one asked for. Undefined when there is none.
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

/** What is made of a text, in every language it has. */
export function mapTexts<T, U>(texts: Texts<T>, map: (text: T) => U): Texts<U> {
  const entries = LOCALES.flatMap((locale): [Locale, U][] => {
    const text = texts[locale];
    return text === undefined ? [] : [[locale, map(text)]];
  });
  return Object.fromEntries(entries);
}
