import type { Locale } from '@dalil/domain/language/locale.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/**
 * Stores the chosen language and the scroll position for the document in the other language. The script before first paint reads
 * both.
 */
export function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, locale);
    sessionStorage.setItem(STORAGE_KEYS.savedScroll, String(Math.round(scrollY)));
  } catch {
    // Without storage the link still leads to the page in that language.
  }
}
