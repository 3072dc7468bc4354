import { type Locale, localePath, splitLocale } from '@dalil/domain/language/locale.ts';
import { useLocation } from 'react-router';

/** The language of the page's address. */
export function useLocale(): Locale {
  return splitLocale(useLocation().pathname).locale;
}

/** Converts an unprefixed path into the one of the current language. */
export function useLocalePath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localePath(locale, path);
}
