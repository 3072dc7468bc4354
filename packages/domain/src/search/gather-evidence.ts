import { type Alternative, keysOfGroup, type QueryGroup } from './read-query.ts';
import type { PostingList, SearchStore } from './search-store.ts';
import { BOUNDS, WEIGHTS } from './weights.ts';

/** What the index says about one document: impacts by key. */
export type Evidence = ReadonlyMap<string, number>;

/** What was read of the index for a query. */
export type Gathered = {
  documents: ReadonlyMap<number, Evidence>;
  lists: ReadonlyMap<string, PostingList>;
  /** Whether a list was too long to be read whole: then there may be documents nobody looked at. */
  isCut: boolean;
};

/**
 * Reads the best documents of every key, and asks the most promising of them for the keys whose lists were too long. The
 * documents of `filters` are candidates as well, so that a narrow choice is not missed behind a common word.
 */
export async function gatherEvidence(
  store: SearchStore,
  groups: readonly QueryGroup[],
  filters: readonly string[],
  among: readonly number[] | null,
): Promise<Gathered> {
  const keys = [...new Set([...groups.flatMap(keysOfGroup), ...filters])];
  const share = Math.floor(BOUNDS.postings / Math.max(1, keys.length));
  const limit = Math.min(BOUNDS.longestList, Math.max(BOUNDS.shortestList, share));
  const lists = keys.length > 0 ? await store.postings(keys, limit) : [];
  const allowed = among === null ? null : new Set(among);
  const documents = new Map<number, Map<string, number>>();
  for (const { key, postings } of lists) {
    for (const { document, impact } of postings) {
      if (allowed?.has(document) ?? true) put(documents, document, key, impact);
    }
  }
  const cut = lists.filter(({ count, postings }) => count > postings.length).map(({ key }) => key);
  if (cut.length > 0) {
    const asked = allowed ? [...allowed] : mostPromising(documents, groups, filters, new Set(cut));
    const found = asked.length > 0 ? await store.probe(cut, asked) : [];
    for (const { key, document, impact } of found) put(documents, document, key, impact);
  }
  return { documents, lists: new Map(lists.map((list) => [list.key, list])), isCut: cut.length > 0 };
}

function put(documents: Map<number, Map<string, number>>, document: number, key: string, impact: number): void {
  const evidence = documents.get(document);
  if (evidence) evidence.set(key, impact);
  else documents.set(document, new Map([[key, impact]]));
}

/** Those that pass the filters, then those that lack the fewest words for certain, then those known to say most. A word of a long list is not lacking yet. */
function mostPromising(
  documents: ReadonlyMap<number, Evidence>,
  groups: readonly QueryGroup[],
  filters: readonly string[],
  cut: ReadonlySet<string>,
): number[] {
  const open = groups.map((group) => keysOfGroup(group).some((key) => cut.has(key)));
  const hopes = Array.from(documents, ([document, evidence]) => {
    const strengths = groups.map((group) => groupStrength(group, evidence));
    const lacking = strengths.filter((strength, place) => strength === 0 && !open[place]).length;
    const filtered = filters.filter((filter) => !evidence.has(filter)).length;
    return { document, filtered, lacking, known: strengths.reduce((sum, strength) => sum + strength, 0) };
  });
  hopes.sort(
    (one, other) =>
      one.filtered - other.filtered ||
      one.lacking - other.lacking ||
      other.known - one.known ||
      one.document - other.document,
  );
  return hopes.slice(0, BOUNDS.probed).map(({ document }) => document);
}

/**
 * How well a document meets a part of the query, about 0 to 1.3: the best of what its words say and of its concepts.
 */
export function groupStrength(group: QueryGroup, evidence: Evidence): number {
  let word = 0;
  let concept = 0;
  for (const { keys, weight, likeness } of credibleAlternatives(group, evidence)) {
    const strength = (weight * impactOf(keys, evidence)) / 255;
    if (likeness === 'concept') concept = Math.max(concept, strength);
    else word = Math.max(word, strength);
  }
  return Math.max(word, concept) + WEIGHTS.second * Math.min(word, concept);
}

/**
 * The alternatives a document meets. A name of a concept in one language only may be another word there, so it counts
 * only where the document is filed under the concept or has its name in another language as well.
 */
export function credibleAlternatives({ alternatives }: QueryGroup, evidence: Evidence): Alternative[] {
  const met = alternatives.filter(({ keys }) => impactOf(keys, evidence) > 0);
  const isFiled = met.some(({ likeness }) => likeness === 'concept');
  const names = met.filter(({ likeness }) => likeness !== 'sound').length;
  return isFiled || names > 1 ? met : met.filter(({ likeness }) => likeness !== 'name');
}

function impactOf(keys: readonly string[], evidence: Evidence): number {
  let least = 255;
  for (const key of keys) least = Math.min(least, evidence.get(key) ?? 0);
  return least;
}
