import { type Evidence, type Gathered, groupStrength } from './gather-evidence.ts';
import type { QueryGroup } from './read-query.ts';
import { COVERAGE, WEIGHTS } from './weights.ts';

/** A document with how many parts of the query it meets, what share of the whole these are, and how well it meets it. */
export type Scored = { document: number; covered: number; share: number; score: number };

/** The documents that meet at least one part that is asked for, the best first. */
export function scoreDocuments(gathered: Gathered, groups: readonly QueryGroup[]): Scored[] {
  const rarities = groups.map((group) => rarityOf(group, gathered));
  const scored: Scored[] = [];
  for (const [document, evidence] of gathered.documents) {
    const one = scoreDocument(groups, rarities, evidence);
    if (one.covered > 0) scored.push({ document, ...one });
  }
  return scored.sort(compareScored);
}

export function compareScored(one: Scored, other: Scored): number {
  return roundScore(other.score) - roundScore(one.score) || one.document - other.document;
}

/** Engines differ in the last digits of logarithms; an order must not. */
export function roundScore(score: number): number {
  return Math.round(score * 1e4) / 1e4;
}

/**
 * The mean of how well the parts are met, the rarer the part the more it counts, times the share of the query that is
 * met: half of a query met well is worth less than all of it met fairly.
 */
function scoreDocument(
  groups: readonly QueryGroup[],
  rarities: readonly number[],
  evidence: Evidence,
): Omit<Scored, 'document'> {
  let covered = 0;
  let asked = 0;
  let met = 0;
  let sum = 0;
  for (const [place, group] of groups.entries()) {
    const rarity = rarities[place] ?? 0;
    const strength = groupStrength(group, evidence);
    sum += strength * rarity * (group.isSoft ? WEIGHTS.soft : 1);
    if (group.isSoft) continue;
    asked += rarity;
    if (strength === 0) continue;
    covered += 1;
    met += rarity * (strength < COVERAGE.faint ? COVERAGE.faintCredit : 1);
  }
  const share = (met / asked) ** COVERAGE.power;
  return { covered, share, score: (sum / asked) * share };
}

/** A word few documents have says more about what is sought. */
function rarityOf({ alternatives }: QueryGroup, { lists }: Gathered): number {
  const counts = alternatives.map(({ keys }) => Math.min(...keys.map((key) => lists.get(key)?.count ?? 0)));
  const most = Math.max(0, ...counts);
  return 1 / (1 + 0.25 * Math.log1p(most));
}
