import type { Locale } from '@dalil/domain/language/locale.ts';
import { AR_WORDS } from './ar.ts';
import type { AnswerWords } from './answer-messages.ts';
import { EN_WORDS } from './en.ts';
import { HI_WORDS } from './hi.ts';
import { UR_WORDS } from './ur.ts';

export const WORDS: Record<Locale, AnswerWords> = { en: EN_WORDS, ar: AR_WORDS, hi: HI_WORDS, ur: UR_WORDS };

/** Puts values into a sentence of the assistant. */
export function say(sentence: string, values: Readonly<Record<string, string>> = {}): string {
  return sentence.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
}
