import { normalizeWord } from './normalize-query.ts';
import { type Evidence, impactOn, impactsUnder } from './evidence.ts';
import { evidenceOf, gatherEvidence, type Gathered } from './gather-evidence.ts';
import { PREFIX_LENGTHS, prefixesOf } from './index-word.ts';
import { alternative, keysOfGroup, type QueryGroup, readQuery } from './read-query.ts';
import { roundScore, type Scored, scoreDocuments } from './score-documents.ts';
import { SEARCH_KINDS } from './search-document.ts';
import type { SearchStore, StoredDocument } from './search-store.ts';
import { MIN_SKELETON_LENGTH, skeletonsOf } from './skeleton.ts';
import { correctWords } from './spelling.ts';
import { splitWords, type TextWord } from './split-words.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { isCityWord, isStopWord } from './stop-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { BOUNDS, KIND_BONUS, NAME_IMPACT } from './weights.ts';

/**
 * The last word of a query, which may be unfinished, with the words of names it may begin, and the query with the names it may
 * begin.
 */
type Unfinished = {
  starts: readonly string[];
  /** The same as stored for the words of names, without an article. */
  bare: readonly string[];
  group: QueryGroup;
  before: readonly QueryGroup[];
  query: string;
};

const MIN_QUERY_LENGTH = 2;
const NAME_BONUS = { start: 0.25, whole: 0.25 } as const;
/** How a name matches the typed text: as a whole word or as a prefix. The last value is for a match known only to the index. */
const NEARNESS = { word: 2, beginning: 1, other: 0 } as const;
type NameMatch = { nearness: number; bonus: number };

/** SEARCH-2: documents whose names continue the query, best first. Its last word may be unfinished. */
export async function suggest(
  store: SearchStore,
  vocabulary: Vocabulary,
  request: { query: string; limit: number },
): Promise<readonly StoredDocument[]> {
  const { found, mayBeMisspelt } = await suggestFor(store, vocabulary, request.query);
  if (found.length > 0) return found.slice(0, request.limit);
  const meant = mayBeMisspelt ? await correctLast(store, request.query) : null;
  return meant === null ? [] : (await suggestFor(store, vocabulary, meant)).found.slice(0, request.limit);
}

/** `mayBeMisspelt`: whether another last word could find anything. */
type Suggested = { found: readonly StoredDocument[]; mayBeMisspelt: boolean };
const NOTHING: Suggested = { found: [], mayBeMisspelt: true };

async function suggestFor(store: SearchStore, vocabulary: Vocabulary, query: string): Promise<Suggested> {
  const word = splitWords(query).at(-1);
  if (word === undefined || Array.from(normalizeWord(query)).length < MIN_QUERY_LENGTH) return NOTHING;
  const normalized = normalizeWord(word.text);
  const before = readBefore(query.slice(0, word.start), vocabulary);
  const starts = [...new Set([normalized, withoutArticle(normalized)])];
  const last: Unfinished = {
    starts,
    bare: starts.map(withoutArticle),
    group: lastGroup(word, vocabulary),
    before,
    query: [...significantWords(query.slice(0, word.start)), normalized].map(withoutArticle).join(' '),
  };
  const groups = [...before, last.group].filter(({ alternatives }) => alternatives.length > 0);
  const needed = groups.filter(({ isSoft }) => !isSoft);
  if (needed.length === 0) return NOTHING;
  const gathered = await gatherEvidence(store, groups, { isAllNeeded: true });
  const best = scoreDocuments(gathered, groups, { min: needed.length, max: BOUNDS.named });
  const others = needed.filter((group) => group !== last.group);
  const { stored } = await store.documents(
    best.map(({ document }) => document),
    [],
  );
  const found = rankByName(best, stored, gathered, last);
  return { found, mayBeMisspelt: found.length === 0 && (others.length === 0 || isAnyNamed(gathered, others)) };
}

/** Whether the name of one of the examined documents has all of these parts. */
function isAnyNamed({ table }: Gathered, groups: readonly QueryGroup[]): boolean {
  const parts = groups.map((group) =>
    nameKeysOf(group).flatMap((key) => {
      const impacts = impactsUnder(key, table);
      return impacts ? [{ impacts, min: minImpact(key) }] : [];
    }),
  );
  return table.documents.some((_document, row) =>
    parts.every((keys) => keys.some(({ impacts, min }) => (impacts[row] ?? 0) >= min)),
  );
}

/** The words before the last one. Stop words exclude no name. */
function readBefore(query: string, vocabulary: Vocabulary): QueryGroup[] {
  const isSignificant = splitWords(query).some(({ text }) => !isStopWord(text));
  return isSignificant ? readQuery(query, vocabulary) : [];
}

/** The longest indexed prefixes, and the word itself in case it is complete. */
function lastGroup(word: TextWord, vocabulary: Vocabulary): QueryGroup {
  const normalized = normalizeWord(word.text);
  const longest = PREFIX_LENGTHS.findLast((length) => length <= Array.from(normalized).length);
  const prefixes =
    longest === undefined ? [] : prefixesOf(word.text).filter((prefix) => isLongestPrefix(prefix, normalized));
  const whole =
    longest === undefined ? [] : readQuery(word.text, vocabulary).flatMap(({ alternatives }) => alternatives);
  // A synonym does not begin a name as typed: a tower is not "burj".
  const meant = whole.filter(({ likeness }) => likeness !== 'kin');
  const sounds = skeletonsOf(word.text).filter((skeleton) => skeleton.length >= MIN_SKELETON_LENGTH);
  const alternatives = [
    ...prefixes.map((prefix) => alternative([`^${prefix}`], 'own')),
    ...meant,
    ...sounds.map((skeleton) => alternative([`~${skeleton}`], 'sound')),
  ];
  return { part: word, alternatives, isSoft: false, isRomanised: false };
}

function isLongestPrefix(prefix: string, normalized: string): boolean {
  return [normalized, withoutArticle(normalized)].some((word) => {
    const length = PREFIX_LENGTHS.findLast((one) => one <= Array.from(word).length);
    return length !== undefined && Array.from(word).slice(0, length).join('') === prefix;
  });
}

function rankByName(
  best: readonly Scored[],
  stored: readonly StoredDocument[],
  gathered: Gathered,
  last: Unfinished,
): StoredDocument[] {
  const scores = new Map(best.map(({ document, score }) => [document, score]));
  const matched = stored.map((one) => ({ one, name: matchNames(one, last) }));
  // As in results, a name that only sounds the same counts if the word itself does not occur in a name.
  const isWord = matched.some(({ name }) => name.nearness === NEARNESS.word);
  const keys = nameKeysOf(isWord ? withoutSounds(last.group) : last.group);
  const before = last.before.filter(({ isSoft }) => !isSoft).map(nameKeysOf);
  const ranked = matched.flatMap(({ one, name }) => {
    const evidence = evidenceOf(gathered, one.document);
    if (name.nearness === NEARNESS.other && !isMetByName(evidence, last.starts, keys)) return [];
    if (!before.every((part) => isNamed(evidence, part))) return [];
    const score = (scores.get(one.document) ?? 0) + name.bonus + KIND_BONUS[one.kind];
    return [{ one, nearness: name.nearness, score: roundScore(score) }];
  });
  ranked.sort(
    (left, right) => right.nearness - left.nearness || right.score - left.score || compareNames(left.one, right.one),
  );
  return ranked.map(({ one }) => one);
}

function withoutSounds(group: QueryGroup): QueryGroup {
  return { ...group, alternatives: group.alternatives.filter(({ likeness }) => likeness !== 'sound') };
}

/** How closely the titles match the typed text, and the bonus for its position in them: the best of all languages. */
function matchNames({ kind, titles }: StoredDocument, last: Unfinished): NameMatch {
  const matches = namesOf(titles).map((name) => matchName(name, last));
  const [best] = matches.toSorted((one, other) => other.nearness - one.nearness || other.bonus - one.bonus);
  if (best === undefined) return { nearness: NEARNESS.other, bonus: 0 };
  // The label of a fact is a sentence about a name, not a name.
  return kind === 'fact' ? { ...best, nearness: Math.min(best.nearness, NEARNESS.beginning) } : best;
}

function matchName({ words, names }: Name, { bare, query }: Unfinished): NameMatch {
  const begins = (word: string) => bare.some((start) => word.startsWith(start));
  if (!words.some(begins)) return { nearness: NEARNESS.other, bonus: 0 };
  const isFirst = names.some(([first = '']) => begins(first));
  const isWhole = names.some((name) => name.join(' ').startsWith(query));
  return {
    nearness: words.some((word) => bare.includes(word)) ? NEARNESS.word : NEARNESS.beginning,
    bonus: (isWhole ? NAME_BONUS.whole : 0) + (isFirst ? NAME_BONUS.start : 0),
  };
}

/** The words of a title, and its names: the significant words, with the city and without. */
type Name = { words: readonly string[]; names: readonly (readonly string[])[] };

/** The same titles are read for every typed letter, so they are cached with the stored document. */
const read = new WeakMap<StoredDocument['titles'], readonly Name[]>();

function namesOf(titles: StoredDocument['titles']): readonly Name[] {
  let names = read.get(titles);
  if (!names) read.set(titles, (names = Object.values(titles).map((title) => readName(title ?? ''))));
  return names;
}

function readName(title: string): Name {
  const words = splitWords(title).map(({ text }) => withoutArticle(normalizeWord(text)));
  const significant = significantWords(title).map(withoutArticle);
  const bare = significant.filter((word) => !isCityWord(word));
  return { words, names: [significant, bare].filter(({ length }) => length > 0) };
}

function significantWords(text: string): string[] {
  return splitWords(text)
    .filter(({ text: word }) => !isStopWord(word))
    .map(({ text: word }) => normalizeWord(word));
}

/**
 * An indexed prefix equal to the typed text indicates an alias. A whole word of a name, its sound, and the subject of a document
 * also count.
 */
function isMetByName(evidence: Evidence, starts: readonly string[], keys: readonly string[]): boolean {
  return starts.some((start) => impactOn(evidence, `^${start}`) > 0) || isNamed(evidence, keys);
}

/** Whether a name has a part, by its keys, or the document is about it. A match in the text alone is not a suggestion. */
function isNamed(evidence: Evidence, keys: readonly string[]): boolean {
  return keys.some((key) => impactOn(evidence, key) >= minImpact(key));
}

function nameKeysOf(group: QueryGroup): string[] {
  return keysOfGroup(group).filter((key) => !key.startsWith('^'));
}

function minImpact(key: string): number {
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
