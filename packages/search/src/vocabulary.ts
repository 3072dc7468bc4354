import { LOCALES } from '@dalil/domain/language/locale.ts';
import { normalizeWord } from './normalize-query.ts';
import type { ConceptId, SearchConcept } from './search-document.ts';
import { MIN_SKELETON_LENGTH, skeletonsOf } from './skeleton.ts';
import { splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';
import { isCityWord, isStopWord } from './stop-words.ts';
import { WORD_FAMILIES } from './word-families.ts';

/** The stems of a name, in order. */
export type Stems = readonly string[];

/** The names of concepts in every language, prepared for lookup in a query. */
export type Vocabulary = {
  /** By the stems of a name, separated by spaces. */
  phrases: ReadonlyMap<string, readonly ConceptId[]>;
  /** The number of words of the longest phrase. */
  longest: number;
  /** For neighbourhoods, by the skeleton of a one-word name, because these are spelled in many ways. */
  skeletons: ReadonlyMap<string, readonly ConceptId[]>;
  /** How texts name a concept: its first names in every language, or all English words of a word family. */
  names: ReadonlyMap<ConceptId, readonly Stems[]>;
};

/** A vocabulary as plain values, which a device can store: making it takes ten times as long as reading it. */
export type WrittenVocabulary = {
  phrases: readonly (readonly [phrase: string, ids: readonly ConceptId[]])[];
  longest: number;
  skeletons: readonly (readonly [skeleton: string, ids: readonly ConceptId[]])[];
  names: readonly (readonly [id: ConceptId, names: readonly Stems[]])[];
};

/** A name with parts in brackets or after a comma is several names. */
const NAME_PARTS = /[()[\]،,/|]/u;
const MAX_NAME_LENGTH = 3;
const NAMES_OF_LANGUAGE = 2;
const FAMILY = 'word/';

/** The vocabulary of a guide, made once whenever the names of concepts change. */
export function createVocabulary(concepts: readonly SearchConcept[]): Vocabulary {
  const phrases = new Map<string, Set<ConceptId>>();
  const skeletons = new Map<string, Set<ConceptId>>();
  const names = new Map<ConceptId, Stems[]>();
  for (const concept of [...concepts, ...families()]) {
    for (const stems of LOCALES.flatMap((locale) => stemNames(concept.names[locale] ?? []))) {
      addPhrases(phrases, stems, concept.id);
    }
    names.set(concept.id, namesInTexts(concept));
    if (concept.id.startsWith('neighbourhood/')) addSkeletons(skeletons, concept);
  }
  const longest = Math.max(1, ...Array.from(phrases.keys(), (phrase) => phrase.split(' ').length));
  return { phrases: freeze(phrases), longest, skeletons: freeze(skeletons), names };
}

export function writeVocabulary({ phrases, longest, skeletons, names }: Vocabulary): WrittenVocabulary {
  return { phrases: [...phrases], longest, skeletons: [...skeletons], names: [...names] };
}

export function readVocabulary({ phrases, longest, skeletons, names }: WrittenVocabulary): Vocabulary {
  return { phrases: new Map(phrases), longest, skeletons: new Map(skeletons), names: new Map(names) };
}

/** Whether a concept is only a family of synonyms, which has no documents. */
export function isWordFamily(concept: ConceptId): boolean {
  return concept.startsWith(FAMILY);
}

function families(): SearchConcept[] {
  return Object.keys(WORD_FAMILIES.en ?? {}).map((id) => ({
    id: id as ConceptId,
    names: Object.fromEntries(
      LOCALES.map((locale) => [locale, WORD_FAMILIES[locale]?.[id as ConceptId]?.split(', ') ?? []]),
    ),
  }));
}

function namesInTexts({ id, names }: SearchConcept): Stems[] {
  const known = id.startsWith(FAMILY)
    ? stemNames(names.en ?? []).filter(({ length }) => length === 1)
    : LOCALES.flatMap((locale) => stemNames(names[locale] ?? []).slice(0, NAMES_OF_LANGUAGE));
  const bare = known.map((stems) => stems.filter((stem) => !isCityWord(stem)));
  return bare.filter(({ length }) => length > 0 && length <= MAX_NAME_LENGTH);
}

function stemNames(names: readonly string[]): Stems[] {
  return names.flatMap((name) => name.split(NAME_PARTS).map(stemsOf)).filter(({ length }) => length > 0);
}

/** A key that texts of the same significant words share, in whatever order and form. Empty if there are none. */
export function phraseKey(text: string): string {
  return [...new Set(stemsOf(text))].toSorted().join(' ');
}

function stemsOf(name: string): string[] {
  const words = splitWords(name).map(({ text }) => text);
  return words.filter((word) => !isStopWord(word)).map(stemWord);
}

/** A name that includes the city is also known without it: Dubai Marina, Downtown Dubai. */
function addPhrases(phrases: Map<string, Set<ConceptId>>, stems: Stems, id: ConceptId): void {
  const bare = stems.filter((stem) => !isCityWord(stem));
  if (bare.length === 0) return;
  add(phrases, stems.join(' '), id);
  add(phrases, bare.join(' '), id);
}

function addSkeletons(skeletons: Map<string, Set<ConceptId>>, { id, names }: SearchConcept): void {
  for (const name of LOCALES.flatMap((locale) => names[locale] ?? [])) {
    const words = splitWords(name).filter(({ text }) => !isStopWord(text) && !isCityWord(normalizeWord(text)));
    const [only] = words;
    if (only === undefined || words.length > 1) continue;
    for (const skeleton of skeletonsOf(only.text)) {
      if (skeleton.length >= MIN_SKELETON_LENGTH) add(skeletons, skeleton, id);
    }
  }
}

function add<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}

function freeze<Key, Value>(sets: ReadonlyMap<Key, ReadonlySet<Value>>): ReadonlyMap<Key, readonly Value[]> {
  return new Map(Array.from(sets, ([key, values]) => [key, [...values]]));
}
