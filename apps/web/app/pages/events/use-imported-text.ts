import type { PublishedEvent } from '@dalil/domain/headlines/imported-event.ts';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';

/** The language of the texts of an imported event, for the elements that hold them. */
export function useImportedText({ language }: Pick<PublishedEvent, 'language'>): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: language, dir: LOCALE_INFO[language].dir };
}
