import sansArabic from '../../fonts/sans-arabic.woff2?url';
import sansDevanagari from '../../fonts/sans-devanagari.woff2?url';
import type { Script } from '@dalil/domain/language/locale.ts';

/**
 * The one font a page requests with its document: the face of its script used for most of its text. An `optional` font that is
 * not requested here rarely arrives in time. The others are loaded by the stylesheet and used from the next page on; none shifts
 * text. English swaps and waits for none.
 */
export const FONT_PRELOADS: Record<Script, readonly string[]> = {
  Latn: [],
  Arab: [sansArabic],
  Deva: [sansDevanagari],
  Aran: [sansArabic],
};
