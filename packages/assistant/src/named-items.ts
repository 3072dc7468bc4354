import type { Position } from '@dalil/domain/guide/position.ts';
import { MAX_QUERY_LENGTH } from '@dalil/domain/guide/query-length.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { readQuery } from '@dalil/search/read-query.ts';
import type { ConceptId, SearchKind } from '@dalil/search/search-document.ts';
import type { StoredDocument } from '@dalil/search/search-store.ts';
import { search } from '@dalil/search/search.ts';
import { skeletonsOf } from '@dalil/search/skeleton.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import { isSoftWord, isStopWord } from '@dalil/search/stop-words.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';
import { findSenses } from './lexicon/find-senses.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { isCityAbroad } from './other-cities.ts';
import { WISH_WORDS } from './requested-wish.ts';

/** An item that the question names. */
export type NamedItem = {
  kind: SearchKind;
  id: string;
  /** Stems of the question that form the name. */
  stems: ReadonlySet<string>;
};

/** A concept that words of the question refer to. */
export type NamedConcept = { concept: ConceptId; part: string };

const NAMED_KINDS: readonly SearchKind[] = ['place', 'neighbourhood', 'event'];
const CANDIDATES = 15;
const MIN_SKELETON_LENGTH = 3;
/** The number of words that may stand between the words of a name: "the mall of the Emirates". */
const MAX_GAP = 2;
const MAX_CHUNKS = 4;
const MAX_PAIRS = 8;
/** Shorter words are too common to identify a name. */
const MIN_NAME_LENGTH = 4;

type Word = { text: string; stem: string; skeletons: readonly string[] };
/** A word of the question. */
type QuestionWord = Word & { isFunction: boolean };

function wordsOf(text: string): Word[] {
  return splitWords(text)
    .filter((word) => !isStopWord(word.text))
    .map(({ text }) => {
      return { text, stem: stemWord(text), skeletons: skeletonsOf(text) };
    });
}

/** Whether a word is a function word in its language, which is unlikely to be a name. */
function isFunction({ text, stem }: Word): boolean {
  const words = [{ text, stem }];
  const found = LOCALES.map((locale) => findSenses(words, [locale]));
  return found.every(({ senses }) => senses.length === 0) && found.some(({ others }) => others.length === 0);
}

/** Places, neighbourhoods and events whose full name occurs in the question, longest names first. */
export async function findNamed(question: string, { store, vocabulary }: AnswerGuide): Promise<NamedItem[]> {
  const requested = wordsOf(question).map((word) => ({ ...word, isFunction: isFunction(word) }));
  const rare = requested.filter(isRare).map(({ text }) => text);
  const find = async (queries: readonly string[]) => {
    const cut = queries.map((words) => cutText(words, MAX_QUERY_LENGTH));
    const lists = await Promise.all(
      [...new Set(cut)].map((query) =>
        search(store, vocabulary, { query, kinds: NAMED_KINDS, isByWordsOnly: true, limit: CANDIDATES, offset: 0 }),
      ),
    );
    const matches = lists
      .flatMap((list) => list.matches)
      .filter(({ document }, at, all) => all.findIndex((one) => one.document === document) === at);
    const { stored } = await store.documents(
      matches.map(({ document }) => document),
      [],
    );
    return { matches, stored, whole: stored.flatMap((one) => matchTitles(one, requested)) };
  };
  const chunks = chunksOf(question);
  const found = await find([question, rare.join(' '), ...chunks.map((words) => words.join(' '))]);
  // A name of common words is lost in a long chunk: "dubai mall after six hours".
  const { matches, stored, whole } = found.whole.length > 0 ? found : await find(pairsIn(chunks));
  const meaning = stemsWithMeaning(question, vocabulary);
  const areas = areasIn(question, vocabulary);
  const [first] =
    whole.length > 0
      ? []
      : [...found.stored, ...stored]
          .flatMap((one) => matchFirstWord(one, requested, meaning))
          // The first word of a name is as often that of the area it stands in.
          .filter(({ stems }) => !areas.some((area) => [...stems].every((stem) => area.stems.has(stem))));
  const named: NamedItem[] = first
    ? [first]
    : whole.filter((one) => !isByOtherWord(one, [...found.stored, ...stored], meaning));
  const sorted = named.toSorted((a, b) => b.stems.size - a.stems.size || rankOf(matches, a) - rankOf(matches, b));
  return withoutParts([...sorted, ...areas]);
}

/** The areas of the city that words of a question stand for. */
function areasIn(question: string, vocabulary: AnswerGuide['vocabulary']): NamedItem[] {
  return namedConcepts(question, vocabulary).flatMap(({ concept, part }): NamedItem[] => {
    const [group, id = ''] = concept.split('/');
    return group === 'neighbourhood'
      ? [{ kind: 'neighbourhood', id, stems: new Set(wordsOf(part).map(({ stem }) => stem)) }]
      : [];
  });
}

const WISH_STEMS = WISH_WORDS.map((word) => stemWord(word));

/** The stems of the words of a question that stand for a sort or a trait: the water of a water park, "rakhis" for cheap. */
function stemsWithMeaning(question: string, vocabulary: AnswerGuide['vocabulary']): ReadonlySet<string> {
  const parts = namedConcepts(question, vocabulary).filter(({ concept }) => !concept.startsWith('neighbourhood/'));
  return new Set([...parts.flatMap(({ part }) => splitWords(part).map(({ text }) => stemWord(text))), ...WISH_STEMS]);
}

/** Whether an item was found only because its name sounds like one word that stands for something else. */
function isByOtherWord(
  { kind, id, stems }: NamedItem,
  documents: readonly StoredDocument[],
  meaning: ReadonlySet<string>,
): boolean {
  const [stem = ''] = stems;
  if (stems.size !== 1 || !meaning.has(stem)) return false;
  const document = documents.find((one) => one.kind === kind && one.id === id);
  const titles = Object.values(document?.titles ?? {});
  return !titles.some((title) => wordsOf(title ?? '').some((word) => word.stem === stem));
}

function rankOf(matches: readonly { kind: SearchKind; id: string }[], item: NamedItem): number {
  return matches.findIndex(({ kind, id }) => kind === item.kind && id === item.id);
}

/** The question's stems that form the name, or null. A name that is a common word combined with the city requires both words. */
function matchName(title: string, requested: readonly QuestionWord[]): Set<string> | null {
  const name = wordsOf(title);
  const significant = name.filter(({ stem }) => !isSoftWord(stem));
  const target = significant.length >= 2 || significant.every(isRare) ? significant : name;
  if (target.length === 0 || (target.length === 1 && (target[0]?.stem.length ?? 0) < 3)) return null;
  for (let start = 0; start < requested.length; start += 1) {
    const found = matchFrom(target, requested, start);
    if (found) return found;
  }
  return null;
}

/** "City Centre Deira" is said with the area first as well. */
function turned(title: string): string[] {
  const words = splitWords(title).map(({ text }) => text);
  const last = words.at(-1);
  return words.length === 3 && last !== undefined ? [[last, ...words.slice(0, -1)].join(' ')] : [];
}

function matchTitles({ kind, id, titles }: StoredDocument, requested: readonly QuestionWord[]): NamedItem[] {
  const found = Object.values(titles).flatMap((title) =>
    [title, ...turned(title)].map((one) => matchName(one, requested)),
  );
  const [best] = found.filter((stems) => stems !== null).toSorted((a, b) => b.size - a.size);
  return best ? [{ kind, id, stems: best }] : [];
}

/** Adjacent words between function words. A name is one of these chunks. */
function chunksOf(question: string): string[][] {
  const chunks: string[][] = [[]];
  for (const { text } of splitWords(question)) {
    if (isStopWord(text)) chunks.push([]);
    else chunks.at(-1)?.push(text);
  }
  return chunks.filter(({ length }) => length > 1).slice(0, MAX_CHUNKS);
}

/** Neighbouring words of the chunks that are longer than a pair. */
function pairsIn(chunks: readonly (readonly string[])[]): string[] {
  return chunks
    .filter(({ length }) => length > 2)
    .flatMap((words) => words.slice(1).map((word, at) => `${words[at]} ${word}`))
    .slice(0, MAX_PAIRS);
}

/** Whether no lexicon contains the word. Such a word can stand for a name alone. */
function isRare({ stem }: Word): boolean {
  if (stem.length < MIN_NAME_LENGTH || /\p{N}/u.test(stem)) return false;
  const words = [{ text: stem, stem }];
  return LOCALES.every((locale) => findSenses(words, [locale]).others.length === 1);
}

/** Users shorten names: the first word of a name refers to the item if it is not an ordinary word. */
function matchFirstWord(
  { kind, id, titles }: StoredDocument,
  requested: readonly QuestionWord[],
  meaning: ReadonlySet<string>,
): NamedItem[] {
  const [english] = wordsOf(titles.en ?? '').filter(({ stem }) => !isSoftWord(stem));
  if (english && !isRare(english)) return [];
  for (const title of Object.values(titles)) {
    const [first] = wordsOf(title ?? '').filter(({ stem }) => !isSoftWord(stem));
    const found = first && isRare(first) ? requested.find(({ stem }) => stem === first.stem) : undefined;
    if (found && !meaning.has(found.stem) && !isCityAbroad(found.stem))
      return [{ kind, id, stems: new Set([found.stem]) }];
  }
  return [];
}

function matchFrom(name: readonly Word[], requested: readonly QuestionWord[], start: number): Set<string> | null {
  const stems = new Set<string>();
  let at = start;
  for (const word of name) {
    const found = requested
      .slice(at, at + 1 + (word === name[0] ? 0 : MAX_GAP))
      .findIndex((one) => isSame(word, one, name.length));
    if (found < 0) return null;
    stems.add(requested[at + found]?.stem ?? '');
    at += found + 1;
  }
  return stems;
}

function isSame(name: Word, requested: QuestionWord, length: number): boolean {
  if (name.stem === requested.stem) return true;
  if (requested.isFunction) return false;
  const min = length > 1 ? MIN_SKELETON_LENGTH - 1 : MIN_SKELETON_LENGTH;
  return name.skeletons.some((skeleton) => skeleton.length >= min && requested.skeletons.includes(skeleton));
}

/** Removes a name that is only a part of a longer name that was found. */
function withoutParts(items: readonly NamedItem[]): NamedItem[] {
  return items.filter(
    (item, at) =>
      !items.some(
        (other, before) =>
          before < at &&
          ((other.kind === item.kind && other.id === item.id) ||
            [...item.stems].every((stem) => other.stems.has(stem))),
      ),
  );
}

/** The concepts of the guide that words of a text refer to, in order. */
export function namedConcepts(text: string, vocabulary: AnswerGuide['vocabulary']): NamedConcept[] {
  return readQuery(text, vocabulary).flatMap(({ part, alternatives }) =>
    alternatives.flatMap(({ keys }) => {
      const [key = ''] = keys;
      return key.startsWith('#') ? [{ concept: key.slice(1) as ConceptId, part: part.text }] : [];
    }),
  );
}

export type PlacedItem = { title: string; position: Position; precisionMetres: number };
