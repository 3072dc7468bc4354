import type { SearchKind } from '@dalil/search/search-document.ts';
import type { QuestionSubject } from './answer.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { QUESTION_SENSES, type Sense } from './lexicon/senses.ts';
import type { NamedItem } from './named-items.ts';
import { readSenses } from './read-senses.ts';
import type { Question } from './read-question.ts';
import { sumOf } from './sense-weights.ts';
import { stemsOf } from './word-weights.ts';

const QUESTION_SENSE_SET = new Set<Sense>(QUESTION_SENSES);
/** Pages of places and areas are referred to by their names, the others by their subjects. */
const CALLED: ReadonlySet<SearchKind> = new Set(['place', 'neighbourhood', 'event']);
/** A question with more subjects than this needs no context. */
const ENOUGH = 1.5;

/** A question sent from a page, completed by the subject of the page: "is a flat of 1.5 million enough for this?". */
export async function withPage(
  question: Question,
  about: QuestionSubject,
  guide: AnswerGuide,
): Promise<{ question: Question; named: readonly NamedItem[] }> {
  const [[text], [english]] = await Promise.all([guide.texts([about], question.locale), guide.texts([about], 'en')]);
  if (!text) return { question, named: [] };
  if (CALLED.has(about.kind)) return { question, named: [{ ...about, stems: stemsOf(text.title) }] };
  const ofPage = [...readSenses(text, english ?? null).title].filter((sense) => !QUESTION_SENSE_SET.has(sense));
  if (sumOf(question.subjects) > ENOUGH) return { question, named: [] };
  return {
    question: {
      ...question,
      subjects: new Set([...question.subjects, ...ofPage]),
      senses: new Set([...question.senses, ...ofPage]),
    },
    named: [],
  };
}
