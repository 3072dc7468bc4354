import type { AnswerGuide } from './answer-guide.ts';
import type { QuestionInput } from './answer.ts';
import type { Intent } from './classifier/labels.ts';
import type { Draft } from './draft.ts';
import type { NamedItem } from './named-items.ts';
import type { Question } from './read-question.ts';
import type { TopicReading } from './read-topic.ts';
import type { AnswerInput } from './run-tools.ts';
import type { Ranking } from './units/rank-units.ts';

/** One request as it is read, before anything answers it. */
export type Request = {
  /** As it was typed. */
  own: Question;
  /** With what the conversation or the open page adds. */
  question: Question;
  questionInput: QuestionInput;
  named: readonly NamedItem[];
  /** Null where it is about the open page. */
  reading: TopicReading | null;
  intent: Intent;
  /** What most answers are made from: the question with its intent, and what it names. */
  input: AnswerInput;
  /** The units of the guide that may answer, the likeliest first. None where it is about the open page. */
  ranking: Ranking;
  guide: AnswerGuide;
  draft: Draft;
};

export const isFirstOf = ({ questionInput }: Request): boolean => questionInput.before.length === 0;
