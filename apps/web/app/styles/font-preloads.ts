import sansArabic from '../../fonts/sans-arabic.woff2?url';
import sansDevanagari from '../../fonts/sans-devanagari.woff2?url';
import type { Locale } from '@dalil/domain/language/locale.ts';

/**
 * The one font a page asks for with its document: the face of its script that most of its words are set in. An `optional`
 * font is asked for here or is rarely in time; the others come with the stylesheet and stand from the next page on, and
 * none moves text. English swaps and waits for none.
 */
export const FONT_PRELOADS: Record<Locale, readonly string[]> = {
  en: [],
  ar: [sansArabic],
  hi: [sansDevanagari],
  ur: [sansArabic],
};
