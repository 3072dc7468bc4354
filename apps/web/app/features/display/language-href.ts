import { type Locale, localePath, splitLocale } from '@dalil/domain/language/locale.ts';

/** The address of the same page, including its query, in another language. */
export function languageHref(locale: Locale, { pathname, search }: { pathname: string; search: string }): string {
  return localePath(locale, splitLocale(pathname).path) + search;
}
