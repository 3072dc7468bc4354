import type { Locale } from '@dalil/domain/language/locale.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';

/**
 * Keeps the chosen language, and where the reader is on the page, for the document in the other language: the script
 * before first paint reads both.
 */
export function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem(STORAGE_KEYS.language, locale);
    sessionStorage.setItem(STORAGE_KEYS.savedScroll, String(Math.round(scrollY)));
  } catch {
    // Without storage the link still leads to the page in that language.
  }
}
