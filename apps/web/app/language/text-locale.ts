import type { Locale } from '@dalil/domain/language/locale.ts';
import { createContext, useContext } from 'react';
import { useLocale } from './use-locale.ts';

/** The language of the surrounding text. Null outside of texts that mark theirs. */
export const TextLocale = createContext<Locale | null>(null);

/** The language attribute of words inside a text: undefined if they are in the language of the surrounding text. */
export function useLangWithin(locale: Locale): Locale | undefined {
  const pageLocale = useLocale();
  const around = useContext(TextLocale) ?? pageLocale;
  return locale === around ? undefined : locale;
}
