import type { Script } from '@dalil/domain/language/locale.ts';

/** The digits of each script, as displayed where the user may choose them. */
export const NATIVE_DIGITS: Record<Script, string | null> = { Latn: null, Arab: '١٢٣', Deva: '१२३', Aran: '۱۲۳' };
