import { type Asked, isAskedFor, likenessIn } from './asked-likeness.ts';
import type { Matching } from './count-results.ts';
import type { Gathered } from './gather-evidence.ts';
import type { QueryGroup } from './read-query.ts';
import { kindOfDocument } from './search-document.ts';
import { compareScored, roundScore, scoreDocuments } from './score-documents.ts';
import { ASKED } from './weights.ts';

/** Documents found by their words, raised by their own questions, and those found by their questions alone, best first. */
export function addAsked(
  worded: readonly Matching[],
  asked: Asked,
  { groups, gathered, best }: { groups: readonly QueryGroup[]; gathered: Gathered; best: number },
  lacksOf: (document: number) => Matching['lacks'],
): { matching: readonly Matching[]; alone: readonly number[] } {
  const { table } = gathered;
  const likeness = likenessIn(table, asked);
  const share = shareOfBonus(likeness.terms, best);
  if (share === 0) return { matching: worded, alone: [] };
  const raised = (one: Matching): Matching => {
    // Events are asked for by their days, which the words of the query have and own questions cannot.
    if (kindOfDocument(one.document) === 'event') return { ...one, bonus: 0 };
    const above = Math.max(0, (likeness.values[table.rows.get(one.document) ?? -1] ?? 0) - ASKED.min);
    const bonus = roundScore((share * ASKED.bonus * above) / (1 - ASKED.min));
    return { ...one, score: roundScore(one.score + bonus), bonus };
  };
  const known = new Set(worded.map(({ document }) => document));
  const near = ASKED.near * likeness.values.reduce((max, value) => Math.max(max, value), 0);
  const alone = asked.documents.filter((document) => {
    const row = table.rows.get(document);
    return (
      row !== undefined && !known.has(document) && isAskedFor(likeness, row) && (likeness.values[row] ?? 0) >= near
    );
  });
  const scored = alone.length === 0 ? [] : scoreDocuments(gathered, groups);
  const scores = new Map(scored.map((one) => [one.document, one]));
  const added = alone.map((document) => {
    const one = scores.get(document) ?? { document, covered: 0, share: 0, score: 0 };
    return { ...one, lacks: lacksOf(document), bonus: 0 };
  });
  return { matching: [...worded, ...added].map(raised).sort(compareScored), alone };
}

/** `best` is the highest score by words. */
function shareOfBonus(terms: number, best: number): number {
  const ofTerms = ASKED.ofTerms[Math.min(terms, ASKED.ofTerms.length - 1)] ?? 0;
  const { from, to, least } = ASKED.enough;
  return ofTerms * Math.min(1, Math.max(least, 1 - (best - from) / (to - from)));
}
