import type { Gathered } from './gather-evidence.ts';
import { keysOfGroup, type QueryGroup } from './read-query.ts';
import type { Scored } from './score-documents.ts';
import { type ConceptId, kindOfDocument, SEARCH_KINDS, type SearchKind } from './search-document.ts';
import type { Facets } from './search-store.ts';
import { BOUNDS } from './weights.ts';

/** The number of results. `isMore` when the lists were too long to count them all. */
export type ResultCount = { count: number; isMore: boolean };

/** A document that matches enough of the query, with the required concepts it lacks, and the part of its score that questions add. */
export type Matching = Scored & { lacks: readonly ConceptId[]; bonus: number };

/** If this many documents match the whole query, those that match less are omitted. */
const ENOUGH = 5;

/**
 * How many parts of a query a document has to match: all if enough documents do, otherwise at least half. If half of the query is
 * unknown to the whole guide, the rest does not identify what is sought and no document matches.
 */
export function minCovered(groups: readonly QueryGroup[], gathered: Gathered, scored: readonly Scored[]): number {
  const needed = groups.filter(({ isSoft }) => !isSoft);
  const requested = needed.length;
  const known = needed.filter((group) => keysOfGroup(group).some((key) => gathered.lists.has(key))).length;
  if (known * 2 <= requested) return Number.POSITIVE_INFINITY;
  if (scored.filter(({ covered }) => covered === requested).length >= ENOUGH) return requested;
  return Math.max(1, Math.ceil(requested / 2));
}

/** Counts per kind, ignoring the requested kinds. */
export function countKinds(matching: readonly Matching[], isMore: boolean): Record<SearchKind, ResultCount> {
  const counts = new Map<SearchKind, number>();
  for (const { document, lacks } of matching) {
    const kind = kindOfDocument(document);
    if (lacks.length === 0) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const entries = SEARCH_KINDS.map((kind) => [kind, { count: counts.get(kind) ?? 0, isMore }]);
  return Object.fromEntries(entries) as Record<SearchKind, ResultCount>;
}

/** Counts per category and neighbourhood, ignoring the one that is requested: the alternatives a user could choose. */
export function countConcepts(
  matching: readonly Matching[],
  facets: readonly Facets[],
  isMore: boolean,
): (ResultCount & { concept: ConceptId })[] {
  const lacks = new Map(matching.map((one) => [one.document, one.lacks]));
  const counts = new Map<ConceptId, number>();
  for (const { document, concepts } of facets) {
    const lacking = lacks.get(document) ?? [];
    for (const concept of concepts) {
      if (lacking.every((one) => groupOf(one) === groupOf(concept)))
        counts.set(concept, (counts.get(concept) ?? 0) + 1);
    }
  }
  const areLeft = matching.length > BOUNDS.faceted;
  return Array.from(counts, ([concept, count]) => ({ concept, count, isMore: isMore || areLeft }));
}

/**
 * Whether documents may have been missed. False where every result has to be in a list that was read completely, because all of
 * its documents were then probed for the rest.
 */
export function mayBeMore(
  gathered: Gathered,
  groups: readonly QueryGroup[],
  isEveryWordMet: boolean,
  filters: readonly string[],
): boolean {
  if (!gathered.isCut) return false;
  const needed = isEveryWordMet ? groups.filter(({ isSoft }) => !isSoft) : [];
  const lists = [...needed.map(keysOfGroup), ...filters.map((filter) => [filter])];
  return !lists.some((keys) => isWhole(keys, gathered));
}

function isWhole(keys: readonly string[], { lists }: Gathered): boolean {
  const read = keys.flatMap((key) => lists.get(key) ?? []);
  const size = read.reduce((sum, { count }) => sum + count, 0);
  return size <= BOUNDS.probed && read.every(({ count, documents }) => count === documents.length);
}

function groupOf(concept: ConceptId): string {
  return concept.slice(0, concept.indexOf('/'));
}
