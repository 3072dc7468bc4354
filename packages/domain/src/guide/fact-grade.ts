import type { Confidence } from './fact.ts';

type SourceGrade = Exclude<Confidence, 'general'>;
/** Not read from the schema: pages display grades and have no use for a validator. */
const SOURCE_GRADES: readonly SourceGrade[] = ['official', 'press', 'secondary'];

/** How well a fact is known. General knowledge has no date, because nobody confirmed it on any. */
export type FactGrade = { code: SourceGrade; asOf: string } | { code: 'general'; asOf: null };

/** The one grade of a fact that pages, search and the assistant display. An unknown confidence counts as general knowledge. */
export function gradeFact({ confidence, asOf }: { confidence: string; asOf: string }): FactGrade {
  const code = SOURCE_GRADES.find((known) => known === confidence);
  return code ? { code, asOf } : { code: 'general', asOf: null };
}
