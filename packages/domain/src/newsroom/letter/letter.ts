/** Marks the weekly letters among the articles. */
export const LETTER_TAG = 'weekly-letter';

/** A fact whose value changed in the week, as it is written in one language. Null: no value was displayed. */
export type LetterChange = {
  label: string;
  before: string | null;
  after: string | null;
  source: string;
  sourceUrl: string;
  /** A day in Dubai, `YYYY-MM-DD`. */
  changedOn: string;
};
export type LetterIdea = { summary: string; state: 'received' | 'answered' | 'forwarded' | 'closed' };
export type LetterTopic = { title: string; href: string; questions: number };
/** The days are in Dubai, both inclusive. `isSure`: the organiser has confirmed them. */
type LetterEvent = { title: string; href: string; start: string; end: string; isSure: boolean };

/** What a letter is written from, in one language. Nothing else may be in it. */
export type LetterInput = {
  /** The first and the last day of the week it is about, and of the one that begins. */
  week: { from: string; to: string };
  coming: { from: string; to: string };
  changes: readonly LetterChange[];
  /** Topics that the guide could not answer, of the days before `to`; only those asked often enough to be published. */
  unanswered: { from: string; to: string; topics: readonly LetterTopic[] };
  ideas: readonly LetterIdea[];
  events: readonly LetterEvent[];
  /** Facts that users see: all, those checked or changed in the week, and those past their review date. */
  freshness: { shown: number; checked: number; due: number };
};

export type WrittenLetter = { title: string; summary: string; markdown: string };

/** The id of the article of a week, by its first day. */
export function letterId(from: string): string {
  return `weekly-letter-${from}`;
}
