/** CHAT-6: bounds of what is asked, kept and sent. */
export const LONGEST_QUESTION = 1000;
/** So many turns of a conversation are looked back on. */
export const MOST_TURNS_BEFORE = 6;
export const MOST_CITED_BEFORE = 20;
export const LONGEST_CONVERSATION_TITLE = 120;
/** A person's newest conversations are kept; the oldest makes room for a new one. */
export const MOST_CONVERSATIONS = 100;
/** A longer conversation is begun anew. */
export const MOST_TURNS = 100;
/** Counted from the last question. */
export const CONVERSATION_KEPT_DAYS = 180;
export const FEEDBACK_KEPT_DAYS = 180;
export const LONGEST_FEEDBACK = 1000;
/** The answer a reader hands over with their rating, as text. */
export const LONGEST_SHARED_ANSWER = 12_000;

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
