import type { QuestionInput } from '../answer.ts';
import type { AnswerGuide } from '../answer-guide.ts';
import type { Draft } from '../draft.ts';
import type { PlaceConstraints } from '../place-constraint.ts';
import type { NamedItem } from '../named-items.ts';
import type { Question } from '../read-question.ts';
import { sumOf } from '../sense-weights.ts';
import type { Sense } from '../lexicon/senses.ts';

export type ToolInput = {
  question: Question;
  named: readonly NamedItem[];
  questionInput: Pick<QuestionInput, 'now' | 'preferences'>;
  guide: AnswerGuide;
  draft: Draft;
  /** What rules places out, where the question no longer has its words. */
  constraints?: PlaceConstraints;
};

/** How much of the question a tool has answered. Null when the tool does not apply. */
export type ToolResult = 'answered' | 'partly' | 'unknown' | null;

export type Tool = (input: ToolInput) => ToolResult | Promise<ToolResult>;

export function hasAny(senses: ReadonlySet<Sense>, requested: readonly Sense[]): boolean {
  return requested.some((sense) => senses.has(sense));
}

const LITTLE_ELSE = 0.6;

/** Whether a question is about the given subjects and little else. */
export function isOnlyAbout({ subjects }: Question, allowed: readonly Sense[], max = LITTLE_ELSE): boolean {
  return sumOf([...subjects].filter((sense) => !allowed.includes(sense))) <= max;
}
