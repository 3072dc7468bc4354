/** CHAT-6: bounds of what is asked, kept and sent. */
export const MAX_QUESTION_LENGTH = 1000;
/** So many turns of a conversation are looked back on. */
export const MAX_PREVIOUS_TURNS = 6;
export const MAX_PREVIOUS_CITATIONS = 20;
export const MAX_CONVERSATION_TITLE_LENGTH = 120;
/** A person's newest conversations are kept; the oldest makes room for a new one. */
export const MAX_CONVERSATIONS = 100;
/** A longer conversation is begun anew. */
export const MAX_TURNS = 100;
/** Counted from the last question. */
export const CONVERSATION_RETENTION_DAYS = 180;
export const FEEDBACK_RETENTION_DAYS = 180;
export const MAX_FEEDBACK_LENGTH = 1000;
/** The answer a reader hands over with their rating, as text. */
export const MAX_SHARED_ANSWER_LENGTH = 12_000;

export const RATINGS = ['useful', 'not_useful'] as const;
export type Rating = (typeof RATINGS)[number];
export const EXPORT_FORMATS = ['json', 'text'] as const;

const TITLE_LENGTH = 80;

/** What a conversation is called until its owner names it: its first question, cut between words. */
export function titleOfQuestion(question: string): string {
  const line = question.replaceAll(/\s+/gu, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= TITLE_LENGTH) return line;
  const cut = letters.slice(0, TITLE_LENGTH).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > TITLE_LENGTH / 2 ? cut.slice(0, space) : cut}…`;
}
