import { splitLocale } from '@dalil/domain/language/locale.ts';

export const REPORT_HASH = '#about=';

/**
 * The fragment of the support page's address that opens the report of a page. A fragment, because the support page is the same for
 * every reported page: to the page cache, to the copy on the device, and without scripts.
 */
export function reportHash(pathname: string): string {
  return REPORT_HASH + splitLocale(pathname).path;
}
