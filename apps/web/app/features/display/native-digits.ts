import type { Locale } from '@dalil/domain/language/locale.ts';

/** The digits of each language's own script, as displayed where the user may choose them. */
export const NATIVE_DIGITS: Record<Locale, string | null> = { en: null, ar: '١٢٣', hi: '१२३', ur: '۱۲۳' };
