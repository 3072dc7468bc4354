import { foldWord } from './fold-query.ts';
import { type Evidence, gatherEvidence, type Gathered } from './gather-evidence.ts';
import { PREFIX_LENGTHS, prefixesOf } from './index-keys.ts';
import { alternative, keysOfGroup, type QueryGroup, readQuery } from './read-query.ts';
import { roundScore, type Scored, scoreDocuments } from './score-documents.ts';
import { SEARCH_KINDS, type SearchKind } from './search-document.ts';
import type { SearchStore, StoredDocument } from './search-store.ts';
import { SHORTEST_SKELETON, skeletonsOf } from './skeleton.ts';
import { correctWords } from './spelling.ts';
import { splitWords, type TextWord } from './split-words.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { isStopWord } from './stop-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { BOUNDS, KIND_BONUS, NAME_IMPACT } from './weights.ts';

export type SuggestedDocument = { document: number; kind: SearchKind; id: string };

/** The last word of a query, perhaps unfinished, as it may begin a word of a name; and the query as it may begin one. */
type Unfinished = { starts: readonly string[]; group: QueryGroup; before: readonly QueryGroup[]; query: string };

const SHORTEST_QUERY = 2;
const NAME_BONUS = { start: 0.25, whole: 0.25 } as const;

/** SEARCH-2: documents whose names go on as the query begins, the best first. Its last word may be unfinished. */
export async function suggest(
  store: SearchStore,
  vocabulary: Vocabulary,
  request: { query: string; limit: number },
): Promise<readonly SuggestedDocument[]> {
  const found = await suggestFor(store, vocabulary, request.query);
  if (found.length > 0) return found.slice(0, request.limit);
  const meant = await correctLast(store, request.query);
  return meant === null ? [] : (await suggestFor(store, vocabulary, meant)).slice(0, request.limit);
}

async function suggestFor(store: SearchStore, vocabulary: Vocabulary, query: string): Promise<SuggestedDocument[]> {
  const word = splitWords(query).at(-1);
  if (word === undefined || Array.from(foldWord(query)).length < SHORTEST_QUERY) return [];
  const folded = foldWord(word.text);
  const before = readBefore(query.slice(0, word.start), vocabulary);
  const last: Unfinished = {
    starts: [...new Set([folded, withoutArticle(folded)])],
    group: lastGroup(word, vocabulary),
    before,
    query: [...tellingWords(query.slice(0, word.start)), folded].map(withoutArticle).join(' '),
  };
  const groups = [...before, last.group].filter(({ alternatives }) => alternatives.length > 0);
  if (groups.length === 0) return [];
  const gathered = await gatherEvidence(store, groups, [], null);
  const asked = groups.filter(({ isSoft }) => !isSoft).length;
  const scored = scoreDocuments(gathered, groups).filter(({ covered }) => covered === asked);
  const best = scored.slice(0, BOUNDS.ranked);
  const stored = best.length > 0 ? await store.documents(best.map(({ document }) => document)) : [];
  return rankByName(best, stored, gathered, last);
}

/** What stands before the last word; words that only join are no reason to leave a name out. */
function readBefore(query: string, vocabulary: Vocabulary): QueryGroup[] {
  const isTelling = splitWords(query).some(({ text }) => !isStopWord(foldWord(text)));
  return isTelling ? readQuery(query, vocabulary) : [];
}

/** The longest beginnings that are indexed, and the word should it already be whole. */
function lastGroup(word: TextWord, vocabulary: Vocabulary): QueryGroup {
  const folded = foldWord(word.text);
  const longest = PREFIX_LENGTHS.findLast((length) => length <= Array.from(folded).length);
  const prefixes = longest === undefined ? [] : prefixesOf(word.text).filter((prefix) => isLongest(prefix, folded));
  const whole =
    longest === undefined ? [] : readQuery(word.text, vocabulary).flatMap(({ alternatives }) => alternatives);
  const sounds = skeletonsOf(word.text).filter((skeleton) => skeleton.length >= SHORTEST_SKELETON);
  const alternatives = [
    ...prefixes.map((prefix) => alternative([`^${prefix}`], 'own')),
    ...whole,
    ...sounds.map((skeleton) => alternative([`~${skeleton}`], 'sound')),
  ];
  return { part: word, alternatives, isSoft: false };
}

function isLongest(prefix: string, folded: string): boolean {
  return [folded, withoutArticle(folded)].some((word) => {
    const length = PREFIX_LENGTHS.findLast((one) => one <= Array.from(word).length);
    return length !== undefined && Array.from(word).slice(0, length).join('') === prefix;
  });
}

function rankByName(
  best: readonly Scored[],
  stored: readonly StoredDocument[],
  gathered: Gathered,
  last: Unfinished,
): SuggestedDocument[] {
  const scores = new Map(best.map(({ document, score }) => [document, score]));
  const ranked = stored.flatMap((one) => {
    const evidence = gathered.documents.get(one.document) ?? new Map<string, number>();
    const start = nameBonus(one, last);
    if (start === null && !isMetByName(evidence, last)) return [];
    if (!last.before.every((group) => group.isSoft || isNamed(evidence, group))) return [];
    return [{ one, score: (scores.get(one.document) ?? 0) + (start ?? 0) + KIND_BONUS[one.kind] }];
  });
  ranked.sort((left, right) => roundScore(right.score) - roundScore(left.score) || compareNames(left.one, right.one));
  return ranked.map(({ one: { document, kind, id } }) => ({ document, kind, id }));
}

/** What a title adds where one of its words begins as the last word does: the most of all languages; null where none. */
function nameBonus({ titles }: StoredDocument, last: Unfinished): number | null {
  const bonuses = Object.values(titles).flatMap((title) => {
    const words = splitWords(title ?? '').map(({ text }) => foldWord(text));
    const begins = (word: string) =>
      last.starts.some((start) => withoutArticle(word).startsWith(withoutArticle(start)));
    if (!words.some(begins)) return [];
    const telling = tellingWords(title ?? '').map(withoutArticle);
    const isFirst = telling[0] !== undefined && begins(telling[0]);
    const isWhole = telling.join(' ').startsWith(last.query);
    return [(isWhole ? NAME_BONUS.whole : 0) + (isFirst ? NAME_BONUS.start : 0)];
  });
  return bonuses.length > 0 ? Math.max(...bonuses) : null;
}

function tellingWords(text: string): string[] {
  return splitWords(text)
    .map(({ text: word }) => foldWord(word))
    .filter((word) => !isStopWord(word));
}

/**
 * An indexed beginning that is the whole of what was typed speaks for an alias; so do a whole word of a name, its sound,
 * and what a document is about.
 */
function isMetByName(evidence: Evidence, { starts, group }: Unfinished): boolean {
  return starts.some((start) => evidence.has(`^${start}`)) || isNamed(evidence, group);
}

/** Whether a name has the part, or the document is about it: what only its texts say is no suggestion. */
function isNamed(evidence: Evidence, group: QueryGroup): boolean {
  return keysOfGroup(group).some((key) => !key.startsWith('^') && (evidence.get(key) ?? 0) >= leastImpact(key));
}

function leastImpact(key: string): number {
  return key.startsWith('#') ? 1 : NAME_IMPACT;
}

async function correctLast(store: SearchStore, query: string): Promise<string | null> {
  const word = splitWords(query).at(-1);
  if (word === undefined) return null;
  const meant = (await correctWords(store, [word.text])).get(word.text);
  return meant === undefined || stemWord(meant) === stemWord(word.text)
    ? null
    : `${query.slice(0, word.start)}${meant}`;
}

function compareNames(one: StoredDocument, other: StoredDocument): number {
  const kinds = SEARCH_KINDS.indexOf(one.kind) - SEARCH_KINDS.indexOf(other.kind);
  return kinds || (one.id < other.id ? -1 : 1);
}
