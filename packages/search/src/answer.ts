import type { Matching } from './count-results.ts';
import { type Evidence, impactOn } from './evidence.ts';
import type { Likeness, QueryGroup } from './read-query.ts';
import type { SearchKind } from './search-document.ts';
import { matchTitle, type TitleMatch } from './title-match.ts';
import type { StoredDocument } from './search-store.ts';
import { NAME_IMPACT } from './weights.ts';

/** A document at the top of the results with its evidence. */
export type Ranked = Pick<Matching, 'covered' | 'share' | 'score' | 'bonus'> & {
  stored: StoredDocument;
  evidence: Evidence;
};

/** If a second fact scores this close to the best, the query does not state which of them is meant. */
const NEXT_BEST = 0.8;
/** A fact this far behind the best document is not relevant. */
const NEAR_BEST = 0.85;
/** If this many names match the whole query, the query does not state which of them, or whether a fact, is meant. */
const AMBIGUOUS = 2;
/** The share of a fact's label the query has to contain: one part with its exact words, several parts with any alternative. */
const SHARE_OF_ONE = 0.5;
const SHARE_OF_MORE = 0.34;
/** Another name of a concept may be broader than the query: renting is not all of housing. */
const MATCHING_LIKENESSES: readonly Likeness[] = ['own', 'kin', 'joined'];

/**
 * The fact that answers a query, or null, because a wrong answer is worse than none. The label, aliases or topic of the fact
 * cover the whole query, no other fact covers it as well, and the query is neither the name of something else nor a part of
 * several names. Only words count: how people ask is too loose for the one right answer.
 */
export function findAnswer(found: readonly Ranked[], groups: readonly QueryGroup[]): string | null {
  const ranked = found.map(byWords).sort((one, other) => other.score - one.score);
  const requested = groups.filter(({ isSoft }) => !isSoft);
  const facts = ranked.filter(({ stored, covered }) => stored.kind === 'fact' && covered === requested.length);
  const [best, next] = facts;
  if (best === undefined || best.score < (ranked[0]?.score ?? 0) * NEAR_BEST || !matchesAll(best, requested))
    return null;
  if (next !== undefined && next.score > best.score * NEXT_BEST) return null;
  const named = ranked.flatMap(({ stored }) => nameMatches(stored, groups));
  const isName = named.some(({ ofTitle }) => ofTitle === 1) || named.length >= AMBIGUOUS;
  return isName ? null : best.stored.id;
}

function byWords(one: Ranked): Ranked {
  return { ...one, score: one.score - one.bonus, bonus: 0 };
}

function matchesAll({ stored, evidence }: Ranked, requested: readonly QueryGroup[]): boolean {
  const isNamed = requested.map((group) => isInName(group, evidence));
  const isMeant = requested.every((group, place) => isNamed[place] || isTopic(group, evidence));
  const named = isNamed.filter(Boolean).length;
  if (!isMeant || named === 0 || named * 2 <= requested.length) return false;
  const answering = requested.length > 1 ? requested : requested.map(inOwnWords);
  const text = Object.values(stored.titles).map((title) => matchTitle(title ?? '', answering).ofTitle);
  return Math.max(0, ...text) >= (requested.length > 1 ? SHARE_OF_MORE : SHARE_OF_ONE);
}

function inOwnWords(group: QueryGroup): QueryGroup {
  return { ...group, alternatives: group.alternatives.filter(({ likeness }) => likeness === 'own') };
}

function isInName({ alternatives }: QueryGroup, evidence: Evidence): boolean {
  const words = alternatives.filter(({ likeness }) => MATCHING_LIKENESSES.includes(likeness));
  return words.some(({ keys }) => keys.every((key) => key.startsWith('=') && impactOn(evidence, key) >= NAME_IMPACT));
}

function isTopic(group: QueryGroup, evidence: Evidence): boolean {
  const topics = group.alternatives.filter(({ keys }) => keys[0]?.startsWith('#fact-topic/'));
  return topics.some(({ keys }) => keys.every((key) => impactOn(evidence, key) > 0));
}

/** A sentence may name its subject first: "Cost of living: what changes your budget". */
const SUBJECT_END = /[:：؟?]/u;
const NAMED_KINDS: readonly SearchKind[] = ['place', 'neighbourhood', 'event'];

/** How a name matches the whole query, best of its languages. A sentence counts only if the query covers all of it. */
function nameMatches({ kind, titles }: StoredDocument, groups: readonly QueryGroup[]): TitleMatch[] {
  if (kind === 'fact') return [];
  const names = Object.values(titles).flatMap((title) => [title, title.split(SUBJECT_END)[0] ?? '']);
  const matches = names.map((name) => matchTitle(name, groups));
  const whole = matches.filter(
    ({ ofQuery, ofTitle }) => ofQuery === 1 && (ofTitle === 1 || NAMED_KINDS.includes(kind)),
  );
  return whole.toSorted((one, other) => other.ofTitle - one.ofTitle).slice(0, 1);
}
