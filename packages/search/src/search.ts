import { aboutQuery } from './about-query.ts';
import { addAsked } from './add-asked.ts';
import { findAnswer, type Ranked } from './answer.ts';
import { type Asked, likenessIn, NOTHING_ASKED, readAsked } from './asked-likeness.ts';
import { askedKey, askedTerms } from './asked-terms.ts';
import { correctQuery, hasDocuments, widenGroups } from './correct-query.ts';
import { countConcepts, countKinds, minCovered, type Matching, mayBeMore, type ResultCount } from './count-results.ts';
import { credibleAlternatives, type Evidence, impactOn } from './evidence.ts';
import { evidenceOf, gatherEvidence, type Gathered, NOTHING_GATHERED } from './gather-evidence.ts';
import { keysOfGroup, type QueryGroup, readQuery } from './read-query.ts';
import { compareScored, roundScore, scoreDocuments } from './score-documents.ts';
import { type ConceptId, kindOfDocument, SEARCH_KINDS, type SearchKind } from './search-document.ts';
import type { Facets, SearchStore, StoredDocument } from './search-store.ts';
import { titleBonus } from './title-match.ts';
import type { Vocabulary } from './vocabulary.ts';
import { ASKED, BOUNDS, FIELD_IMPACTS, KIND_BONUS, NAME_IMPACT } from './weights.ts';

export type SearchQuery = {
  query: string;
  /** Only these kinds. Default: every kind. */
  kinds?: readonly SearchKind[];
  /** Only documents with all of these concepts. */
  required?: readonly ConceptId[];
  /** Only these documents, for example the events of some days. At most `MAX_CANDIDATES` are examined. */
  among?: readonly number[];
  /** Without how people ask for documents: for names, and for callers that compare questions themselves. */
  isByWordsOnly?: boolean;
  limit: number;
  offset: number;
};

export type SearchMatch = {
  document: number;
  kind: SearchKind;
  id: string;
  score: number;
  /** Only its text contains words of the query, neither its names nor its summary in any language, so a quote explains the match. */
  isInText: boolean;
};

export type SearchOutcome = {
  matches: readonly SearchMatch[];
  total: number;
  isMore: boolean;
  /** Counts per kind, ignoring `kinds`. */
  kinds: Readonly<Record<SearchKind, ResultCount>>;
  /** Each category and neighbourhood with results, ignoring a required concept of the same group. */
  concepts: readonly (ResultCount & { concept: ConceptId })[];
  meant: { query: string; isUsed: boolean } | null;
  /** The fact that answers the query. */
  isAnswered: string | null;
  /** Stems of the matched words, for `markWords`. */
  words: readonly string[];
  /** The words of the query that the guide does not have, as written. Empty if there are no results. */
  unmet: readonly string[];
};

export const MAX_CANDIDATES = 1000;
const LACKS_NOTHING: readonly ConceptId[] = [];

type Reading = { groups: readonly QueryGroup[]; gathered: Gathered; asked: Asked; meant: SearchOutcome['meant'] };

/**
 * SEARCH-8: the documents for a query in any of the four scripts, best first: by their words, and by how people ask for them. The
 * work is bounded: at most three reads of postings of words and two of questions, one of spellings, one of documents, each of a size
 * that does not grow with the guide.
 */
export async function search(store: SearchStore, vocabulary: Vocabulary, request: SearchQuery): Promise<SearchOutcome> {
  const { groups: read, gathered, asked, meant } = await readIndex(store, vocabulary, request);
  const groups = withoutUnknown(withoutIdleSounds(read, gathered), gathered);
  const worded = findMatching(groups, gathered, request);
  const passes = ({ document, lacks }: Matching) => lacks.length === 0 && isOfKind(document, request);
  const wordedPassing = worded.filter(passes);
  const { matching, alone } = addAsked(
    worded,
    asked,
    { groups, gathered, best: wordedPassing[0]?.score ?? 0 },
    (document) => lacksOf(evidenceOf(gathered, document), request),
  );
  const unmet = groups.filter(
    (group) => !group.isSoft && !hasDocuments(group, gathered) && !isAskedWith(group.part.text, alone, gathered),
  );
  const passing = matching.filter(passes);
  const isWhole = minOf(wordedPassing) === groups.filter(({ isSoft }) => !isSoft).length;
  const isMoreAsked = alone.length === BOUNDS.asked;
  const isMore =
    isMoreAsked ||
    ((worded.length > 0 || alone.length === 0) && mayBeMore(gathered, groups, isWhole, filterKeys(request)));
  const best = passing.slice(0, BOUNDS.ranked);
  const page = passing.slice(request.offset, request.offset + request.limit);
  const ofKind = matching.filter(({ document }) => isOfKind(document, request));
  const { stored, facets } = await readDocuments(store, [...best, ...page], ofKind.slice(0, BOUNDS.faceted));
  const ranked = rank(best, stored, groups, gathered);
  const rest = passing.slice(BOUNDS.ranked).flatMap((one) => withStored(one, stored, gathered));
  const onPage = [...ranked.slice(request.offset), ...rest].slice(0, request.limit);
  return {
    matches: onPage.map(({ stored: { document, kind, id }, evidence, score }) => {
      return { document, kind, id, score, isInText: isInText(groups, evidence) };
    }),
    total: Math.max(passing.length, isMore ? countOfOnlyWord(groups, gathered, request) : 0),
    isMore,
    kinds: countKinds(matching, isMore),
    concepts: countConcepts(ofKind, facets, isMore),
    // A correction that also finds nothing is discarded.
    meant: meant?.isUsed && worded.length === 0 ? null : meant,
    isAnswered: findAnswer(ranked, groups),
    words: matchedWords(groups, gathered),
    unmet: matching.length === 0 ? [] : unmet.map(({ part }) => part.text),
  };
}

/** Reads the index for the query, or for the probably intended one if a word of it finds nothing. */
async function readIndex(store: SearchStore, vocabulary: Vocabulary, request: SearchQuery): Promise<Reading> {
  const filters = filterKeys(request);
  const among = request.among?.slice(0, MAX_CANDIDATES) ?? null;
  const groups = readQuery(request.query, vocabulary);
  if (groups.length === 0) return { groups, gathered: NOTHING_GATHERED, asked: NOTHING_ASKED, meant: null };
  const readAlike = (text: string) => (request.isByWordsOnly ? NOTHING_ASKED : readAsked(store, text));
  const asked = await readAlike(request.query);
  const gathered = await gatherEvidence(store, groups, { filters, among, asked });
  const correction = isUnderstood(asked, gathered) ? null : await correctQuery(store, request.query, groups, gathered);
  if (correction && !correction.isNeeded) {
    return { groups, gathered, asked, meant: { query: correction.query, isUsed: false } };
  }
  const query = correction?.query ?? request.query;
  const meant = correction ? { query, isUsed: true } : null;
  const corrected = correction ? readQuery(query, vocabulary) : groups;
  const wanted = { filters, among, asked: correction ? await readAlike(query) : asked };
  const regathered = correction ? await gatherEvidence(store, corrected, wanted) : gathered;
  const widened = widenGroups(query, corrected, regathered);
  const read = { asked: wanted.asked, meant };
  if (widened === null) return { ...read, groups: corrected, gathered: regathered };
  return { ...read, groups: widened, gathered: await gatherEvidence(store, widened, wanted) };
}

/** Whether a query is so much like what is asked that no word of it is misspelt. A few words may be a name. */
function isUnderstood(asked: Asked, { table }: Gathered): boolean {
  const { terms, values } = likenessIn(table, asked);
  return terms >= ASKED.understood.terms && values.some((value) => value >= ASKED.understood.likeness);
}

/** Whether a document that its questions found is asked for with a word. */
function isAskedWith(word: string, alone: readonly number[], gathered: Gathered): boolean {
  const keys = askedTerms(word).map(askedKey);
  return alone.some((document) => keys.some((key) => impactOn(evidenceOf(gathered, document), key) > 0));
}

/** An unknown word of romanised text is mostly a particle in another spelling, so documents may lack it. */
function withoutUnknown(groups: readonly QueryGroup[], gathered: Gathered): readonly QueryGroup[] {
  const known = groups.filter((group) => !group.isRomanised || hasDocuments(group, gathered));
  return known.every(({ isSoft }) => isSoft) ? groups : known;
}

/**
 * Names that sound like a word count only if the word itself does not occur in a name. If the word is the whole query it must not
 * occur at all: "karak" is the tea and not the creek.
 */
function withoutIdleSounds(groups: readonly QueryGroup[], { lists }: Gathered): QueryGroup[] {
  const isOnlyWord = groups.filter(({ isSoft }) => !isSoft).length === 1;
  const min = isOnlyWord ? FIELD_IMPACTS.body[0] : NAME_IMPACT;
  return groups.map((group) => {
    const own = group.alternatives.filter(({ likeness }) => likeness === 'own').flatMap(({ keys }) => keys);
    const occurs = own.some((key) => (lists.get(key)?.impacts[0] ?? 0) >= min);
    return occurs
      ? { ...group, alternatives: group.alternatives.filter(({ likeness }) => likeness !== 'sound') }
      : group;
  });
}

function findMatching(groups: readonly QueryGroup[], gathered: Gathered, request: SearchQuery): Matching[] {
  const scored = scoreDocuments(gathered, groups).map((one): Matching => {
    return { ...one, lacks: lacksOf(evidenceOf(gathered, one.document), request), bonus: 0 };
  });
  const expected = scored.filter(({ document, lacks }) => lacks.length === 0 && isOfKind(document, request));
  const min = minCovered(groups, gathered, expected);
  const enough = scored.filter(({ covered }) => covered >= min);
  return aboutQuery(enough, groups, gathered);
}

function lacksOf(evidence: Evidence, { required }: SearchQuery): readonly ConceptId[] {
  return required?.length ? required.filter((concept) => impactOn(evidence, `#${concept}`) === 0) : LACKS_NOTHING;
}

async function readDocuments(
  store: SearchStore,
  visible: readonly Matching[],
  counted: readonly Matching[],
): Promise<{ stored: ReadonlyMap<number, StoredDocument>; facets: readonly Facets[] }> {
  if (counted.length === 0) return { stored: new Map(), facets: [] };
  const numbers = new Set(visible.map(({ document }) => document));
  const found = await store.documents(
    [...numbers],
    counted.map(({ document }) => document),
  );
  return { stored: new Map(found.stored.map((one) => [one.document, one])), facets: found.facets };
}

/**
 * Ranks the best documents again, now by their titles. Equal scores are ordered by kind and id, which do not depend on the
 * numbers of an index.
 */
function rank(
  best: readonly Matching[],
  stored: ReadonlyMap<number, StoredDocument>,
  groups: readonly QueryGroup[],
  gathered: Gathered,
): Ranked[] {
  const ranked = best
    .flatMap((one) => withStored(one, stored, gathered))
    .map((one) => ({
      ...one,
      score: rankedScore(one, groups),
    }));
  return ranked.sort(
    (one, other) => compareScored({ ...one, document: 0 }, { ...other, document: 0 }) || compareNames(one, other),
  );
}

function rankedScore({ stored, evidence, share, score }: Ranked, groups: readonly QueryGroup[]): number {
  return roundScore(score + share * titleBonus(stored, credibleGroups(groups, evidence)) + KIND_BONUS[stored.kind]);
}

function credibleGroups(groups: readonly QueryGroup[], evidence: Evidence): QueryGroup[] {
  return groups.map((group) => ({ ...group, alternatives: credibleAlternatives(group, evidence) }));
}

function compareNames({ stored: one }: Ranked, { stored: other }: Ranked): number {
  const kinds = SEARCH_KINDS.indexOf(one.kind) - SEARCH_KINDS.indexOf(other.kind);
  return kinds || (one.id < other.id ? -1 : 1);
}

function withStored(one: Matching, stored: ReadonlyMap<number, StoredDocument>, gathered: Gathered): Ranked[] {
  const document = stored.get(one.document);
  const evidence = evidenceOf(gathered, one.document);
  return document
    ? [{ stored: document, evidence, covered: one.covered, share: one.share, score: one.score, bonus: one.bonus }]
    : [];
}

function isInText(groups: readonly QueryGroup[], evidence: Evidence): boolean {
  const words = groups.flatMap(keysOfGroup).filter((key) => !key.startsWith('#'));
  const impacts = words.map((key) => impactOn(evidence, key)).filter((impact) => impact > 0);
  return impacts.length > 0 && impacts.every((impact) => impact < FIELD_IMPACTS.summary[0]);
}

function filterKeys({ required = [], kinds }: SearchQuery): string[] {
  const [kind, ...others] = kinds ?? [];
  const ofKind = kind !== undefined && others.length === 0 ? [`#kind/${kind}`] : [];
  return [...required.map((concept) => `#${concept}`), ...ofKind];
}

function isOfKind(document: number, { kinds }: SearchQuery): boolean {
  return kinds?.includes(kindOfDocument(document)) ?? true;
}

function minOf(passing: readonly Matching[]): number {
  return passing.reduce((min, { covered }) => Math.min(min, covered), Number.POSITIVE_INFINITY);
}

/** A query of one word without filters has at least the documents of its longest list. */
function countOfOnlyWord(groups: readonly QueryGroup[], { lists }: Gathered, request: SearchQuery): number {
  if (groups.length > 1 || filterKeys(request).length > 0 || request.kinds || request.among) return 0;
  const single = groups.flatMap(({ alternatives }) => alternatives.filter(({ keys }) => keys.length === 1));
  return Math.max(0, ...single.flatMap(({ keys }) => keys.map((key) => lists.get(key)?.count ?? 0)));
}

function matchedWords(groups: readonly QueryGroup[], { lists }: Gathered): string[] {
  const keys = groups.flatMap(keysOfGroup).filter((key) => lists.has(key));
  const words = keys.filter((key) => key.startsWith('=')).map((key) => key.slice(1));
  return [...new Set([...words, ...keys.filter((key) => key.startsWith('~'))])];
}
