import { cutText } from '@dalil/domain/language/cut-text.ts';

/** CHAT-6: limits for what is requested, stored and sent. */
export const MAX_QUESTION_LENGTH = 1000;
/** The number of previous turns considered in a conversation. */
export const MAX_PREVIOUS_TURNS = 6;
export const MAX_PREVIOUS_CITATIONS = 20;
export const MAX_CONVERSATION_TITLE_LENGTH = 120;
/** The newest conversations of a user are stored. The oldest one is deleted for a new one. */
export const MAX_CONVERSATIONS = 100;
/** A longer conversation is continued as a new one. */
export const MAX_TURNS = 100;
/** Counted from the last question. */
export const CONVERSATION_RETENTION_DAYS = 180;
export const FEEDBACK_RETENTION_DAYS = 180;
/** How long counts of questions without an answer are stored. */
export const UNANSWERED_RETENTION_DAYS = 90;
export const MAX_FEEDBACK_LENGTH = 1000;
/** The answer a user includes with a rating, as text. */
export const MAX_SHARED_ANSWER_LENGTH = 12_000;

export const RATINGS = ['useful', 'not_useful'] as const;
export type Rating = (typeof RATINGS)[number];
export const EXPORT_FORMATS = ['json', 'text'] as const;

const TITLE_LENGTH = 80;

/** The title of a conversation until its owner names it: its first question, cut between words. */
export function titleOfQuestion(question: string): string {
  const line = question.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= TITLE_LENGTH) return line;
  const cut = cutText(line, TITLE_LENGTH);
  const space = cut.lastIndexOf(' ');
  return `${space > TITLE_LENGTH / 2 ? cut.slice(0, space) : cut}…`;
}
