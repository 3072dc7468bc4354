import { rarityOf, strengthsOf } from './evidence.ts';
import type { Gathered } from './gather-evidence.ts';
import type { QueryGroup } from './read-query.ts';
import { COVERAGE, WEIGHTS } from './weights.ts';

/** A document with the number of query parts it matches, their share of the query, and its score. */
export type Scored = { document: number; covered: number; share: number; score: number };

/** The documents that match at least the required number of parts, best first, at most `max`. */
export function scoreDocuments(
  gathered: Gathered,
  groups: readonly QueryGroup[],
  { min = 1, max = Number.POSITIVE_INFINITY } = {},
): Scored[] {
  const parts = groups.map((group): Part => {
    return {
      strengths: strengthsOf(group, gathered.table),
      rarity: rarityOf(group, gathered.lists),
      isSoft: group.isSoft,
    };
  });
  const scored: Scored[] = [];
  const mayLack = parts.filter(({ isSoft }) => !isSoft).length - min;
  for (const [row, document] of gathered.table.documents.entries()) {
    const one = scoreRow(document, row, parts, mayLack);
    if (one !== null) scored.push(one);
  }
  return scored.length <= max ? scored.sort(compareScored) : bestOf(scored, max);
}

/** Sorts only documents that can be among the best `max`. */
function bestOf(scored: Scored[], max: number): Scored[] {
  const scores = new Float64Array(scored.length);
  for (const [at, { score }] of scored.entries()) scores[at] = score;
  const min = scores.sort().at(-max) ?? 0;
  return scored
    .filter(({ score }) => score >= min)
    .sort(compareScored)
    .slice(0, max);
}

/** Higher scores first, then smaller numbers. Scores are rounded because engines differ in the last digits of logarithms. */
export function compareScored(one: Scored, other: Scored): number {
  return other.score - one.score || one.document - other.document;
}

export function roundScore(score: number): number {
  return Math.round(score * 1e4) / 1e4;
}

type Part = { strengths: Float64Array; rarity: number; isSoft: boolean };

/**
 * The mean of how well the parts are matched, weighted by rarity, times the share of the query that is matched: half of a query
 * matched well scores lower than all of it matched fairly. Null as soon as more parts are missing than allowed.
 */
function scoreRow(document: number, row: number, parts: readonly Part[], mayLack: number): Scored | null {
  let lacking = 0;
  let covered = 0;
  let requested = 0;
  let met = 0;
  let sum = 0;
  for (const { strengths, rarity, isSoft } of parts) {
    const strength = strengths[row] ?? 0;
    sum += strength * rarity * (isSoft ? WEIGHTS.soft : 1);
    if (isSoft) continue;
    requested += rarity;
    if (strength === 0) {
      lacking += 1;
      if (lacking > mayLack) return null;
      continue;
    }
    covered += 1;
    met += rarity * (strength < COVERAGE.faint ? COVERAGE.faintCredit : 1);
  }
  const share = (met / requested) ** COVERAGE.power;
  return { document, covered, share, score: roundScore((sum / requested) * share) };
}
