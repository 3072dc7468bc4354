import { isLocale, type Locale } from '@dalil/domain/language/locale.ts';

/** The start of a fragment that names the language of a page the device does not have; the same page of another is shown. */
export const MISSING_LANGUAGE = '#missing-language=';

/** The language a fragment names as missing, null for any other fragment. */
export function readMissingLanguage(hash: string): Locale | null {
  if (!hash.startsWith(MISSING_LANGUAGE)) return null;
  const locale = hash.slice(MISSING_LANGUAGE.length);
  return isLocale(locale) ? locale : null;
}
