import { fillText } from '@dalil/domain/language/fill-text.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { ANSWERS } from '@dalil/domain/languages/tables/answers.ts';
import type { AnswerMessages } from './answer-messages.ts';

export const MESSAGES: Record<Locale, AnswerMessages> = ANSWERS;

/** Fills values into a message of the assistant. */
export function formatMessage(sentence: string, values: Readonly<Record<string, string>> = {}): string {
  return fillText(sentence, values);
}
