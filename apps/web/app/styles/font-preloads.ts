import type { Locale } from '@dalil/domain/language/locale.ts';
import nastaliqUrdu from '../../fonts/nastaliq-urdu.woff2?url';
import sansArabic from '../../fonts/sans-arabic.woff2?url';
import sansDevanagari from '../../fonts/sans-devanagari.woff2?url';
import sansLatinBasic from '../../fonts/sans-latin-basic.woff2?url';
import serifArabic from '../../fonts/serif-arabic.woff2?url';
import serifLatinBasic from '../../fonts/serif-latin-basic.woff2?url';

export type FontPreload = { href: string; fetchPriority: 'high' | 'low' };

const first = (href: string): FontPreload => ({ href, fetchPriority: 'high' });
const later = (href: string): FontPreload => ({ href, fetchPriority: 'low' });

/**
 * The fonts a page asks for with its document. An `optional` font that is not asked for here is rarely in time; one that
 * is either stands in the first paint or waits for the next page, and never moves text. English swaps and waits for none.
 */
export const FONT_PRELOADS: Record<Locale, readonly FontPreload[]> = {
  en: [],
  ar: [first(sansArabic), later(serifArabic), later(sansLatinBasic), later(serifLatinBasic)],
  hi: [first(sansDevanagari), later(sansLatinBasic)],
  ur: [first(sansArabic), later(nastaliqUrdu), later(sansLatinBasic)],
};
