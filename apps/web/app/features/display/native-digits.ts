import type { Locale } from '@dalil/domain/language/locale.ts';

/** The digits of each language's own script, as they are shown to a reader who may choose them. */
export const NATIVE_DIGITS: Record<Locale, string | null> = { en: null, ar: '١٢٣', hi: '१२३', ur: '۱۲۳' };
