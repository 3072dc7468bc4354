import { CONFIDENCES, type Confidence } from './fact.ts';

/** How well a fact is known. General knowledge has no date, because nobody confirmed it on any. */
export type FactGrade = { code: Exclude<Confidence, 'general'>; asOf: string } | { code: 'general'; asOf: null };

/** The one grade of a fact that pages, search and the assistant display. An unknown confidence counts as general knowledge. */
export function gradeFact({ confidence, asOf }: { confidence: string; asOf: string }): FactGrade {
  const code = CONFIDENCES.find((known) => known === confidence) ?? 'general';
  return code === 'general' ? { code, asOf: null } : { code, asOf };
}
