import type { Locale } from '@dalil/domain/language/locale.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { deviceStorage, tabStorage } from './page-storage.ts';

/**
 * Stores the chosen language and the scroll position for the document in the other language. The script before first paint reads
 * both.
 */
export function rememberLanguage(locale: Locale): void {
  deviceStorage.setItem(STORAGE_KEYS.language, locale);
  tabStorage.setItem(STORAGE_KEYS.savedScroll, String(Math.round(scrollY)));
}
