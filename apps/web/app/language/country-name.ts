import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';

const made = new Map<Locale, Intl.DisplayNames>();

/** The name of a country in a language, by its code of ISO 3166. */
export function countryName(locale: Locale, code: string): string {
  let names = made.get(locale);
  if (!names) made.set(locale, (names = new Intl.DisplayNames(LOCALE_INFO[locale].format, { type: 'region' })));
  return names.of(code) ?? code;
}
