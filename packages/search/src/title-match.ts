import { normalizeWord } from './normalize-query.ts';
import { wordKey } from './index-word.ts';
import type { QueryGroup } from './read-query.ts';
import type { StoredDocument } from './search-store.ts';
import { cacheByWord } from './cache-by-word.ts';
import { skeletonsOf } from './skeleton.ts';
import { splitWords } from './split-words.ts';
import { isSoftWord, isStopWord } from './stop-words.ts';
import { TITLE_BONUS } from './weights.ts';

/** Each cached title takes about a kilobyte. */
const MAX_TITLES = 8000;

/** How a title matches a query: which words match which. */
export type TitleMatch = {
  /** The share of the query's words that the title has, and of the title's words that the query has. */
  ofQuery: number;
  ofTitle: number;
  isInOrder: boolean;
  isAtStart: boolean;
};

/** The bonus of the titles of a document: the best of its languages. */
export function titleBonus({ titles }: StoredDocument, groups: readonly QueryGroup[]): number {
  return Math.max(0, ...Object.values(titles).map((title) => bonusOf(matchTitle(title ?? '', groups))));
}

export function matchTitle(title: string, groups: readonly QueryGroup[]): TitleMatch {
  const { words, keys } = readTitle(title);
  const requested = groups.filter(({ isSoft }) => !isSoft);
  const found = requested.map((group) => findPart(group, words, keys)).filter((places) => places.length > 0);
  const covered = new Set(found.flat()).size;
  const firsts = found.map(([first = 0]) => first);
  return {
    ofQuery: requested.length === 0 ? 0 : found.length / requested.length,
    ofTitle: words.length === 0 ? 0 : covered / words.length,
    isInOrder: firsts.length > 1 && firsts.every((place, index) => index === 0 || place > (firsts[index - 1] ?? 0)),
    isAtStart: firsts.includes(0),
  };
}

/**
 * The positions of the title words that match a part of the query by one of its alternatives, in order. Empty without a match.
 */
function findPart(
  { alternatives }: QueryGroup,
  words: readonly (readonly string[])[],
  keys: ReadonlySet<string>,
): number[] {
  const met = alternatives.filter((alternative) => alternative.keys.every((key) => keys.has(key)));
  if (met.length === 0) return [];
  const required = new Set(met.flatMap((alternative) => alternative.keys));
  return [...words.keys()].filter((place) => words[place]?.some((key) => required.has(key)));
}

/** The keys of each significant word of a title, and all of them. Cached because the same titles are ranked often. */
const readTitle = cacheByWord((title) => {
  const words = significantWords(title).map(keysOfTitleWord);
  return { words, keys: new Set(words.flat()) };
}, MAX_TITLES);

function bonusOf({ ofQuery, ofTitle, isInOrder, isAtStart }: TitleMatch): number {
  const isExact = ofQuery === 1 && ofTitle === 1;
  return (
    (isExact ? TITLE_BONUS.exact : 0) +
    TITLE_BONUS.share * ofQuery * ofTitle +
    (isInOrder ? TITLE_BONUS.phrase : 0) +
    (isAtStart ? TITLE_BONUS.start * ofQuery : 0)
  );
}

/** The words of a title without stop words and the city, unless nothing else is left. */
function significantWords(title: string): string[] {
  const words = splitWords(title)
    .map(({ text }) => text)
    .filter((text) => !isStopWord(text));
  const significant = words.filter((text) => !isSoftWord(normalizeWord(text)));
  return significant.length > 0 ? significant : words;
}

function keysOfTitleWord(word: string): string[] {
  return [wordKey(word), ...skeletonsOf(word).map((skeleton) => `~${skeleton}`)];
}
