import type { Locale } from '@dalil/domain/language/locale.ts';
import { AR_MESSAGES } from './ar.ts';
import type { AnswerMessages } from './answer-messages.ts';
import { EN_MESSAGES } from './en.ts';
import { HI_MESSAGES } from './hi.ts';
import { UR_MESSAGES } from './ur.ts';

export const MESSAGES: Record<Locale, AnswerMessages> = {
  en: EN_MESSAGES,
  ar: AR_MESSAGES,
  hi: HI_MESSAGES,
  ur: UR_MESSAGES,
};

/** Fills values into a message of the assistant. */
export function formatMessage(sentence: string, values: Readonly<Record<string, string>> = {}): string {
  return sentence.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
}
