import { normalizeWord } from './normalize-query.ts';
import { wordKey } from './index-word.ts';
import { hasRomanised, isParticle, looseReadingsOf, meaningOf, withoutDigits } from './meanings.ts';
import type { ConceptId } from './search-document.ts';
import { MIN_SKELETON_LENGTH, skeletonsOf } from './skeleton.ts';
import { splitWords, type TextWord } from './split-words.ts';
import { stemWord } from './stem-word.ts';
import { isSoftWord, isStopWord } from './stop-words.ts';
import { isWordFamily, type Vocabulary } from './vocabulary.ts';
import { BOUNDS, WEIGHTS } from './weights.ts';
import { wordsInFull } from './words/abbreviations.ts';

/**
 * How an alternative relates to its part: the words themselves, a concept they name, a name of that concept, a synonym, what the
 * word means in English, the words joined with their neighbour, a name that sounds the same.
 */
export type Likeness = 'own' | 'concept' | 'name' | 'kin' | 'meaning' | 'joined' | 'sound';

/** One way to match a part of the query: all of its keys are required. `weight` is its value. */
export type Alternative = { keys: readonly string[]; weight: number; likeness: Likeness };

/** A part of the query, a word or a phrase that names one thing, with every way to match it. */
export type QueryGroup = {
  /** As written, with its position in the query. */
  part: TextWord;
  /** The first is the part itself. */
  alternatives: readonly Alternative[];
  /** A soft part raises the score, but its absence excludes no document. */
  isSoft: boolean;
  /** A part of a text that has words of another language in Latin letters. */
  isRomanised: boolean;
};

/** Words that together name some concepts, or one word that names none. */
type Part = {
  words: readonly TextWord[];
  concepts: readonly ConceptId[];
  /** What a single word means in English, each reading as its words. */
  meanings: readonly (readonly string[])[];
  /** What a single word stands for that is an abbreviation. */
  inFull: readonly string[] | null;
};

/** The keys of a group, each once. */
export function keysOfGroup({ alternatives }: QueryGroup): string[] {
  return [...new Set(alternatives.flatMap(({ keys }) => keys))];
}

/** A query as groups of alternatives, one for each of its parts. */
export function readQuery(query: string, vocabulary: Vocabulary): QueryGroup[] {
  const all = splitWords(query);
  const isRomanised = hasRomanised(all.map(({ text }) => text));
  const words = readWords(all, isRomanised);
  const inFull = wordsInFull(all.map(({ text }) => text));
  const fullOf = ({ start }: TextWord) => inFull[all.findIndex((word) => word.start === start)] ?? null;
  const parts = findParts(words, vocabulary).map((part) => withMeanings(part, isRomanised, fullOf));
  const areAllSoft = parts.every(isSoftPart);
  const max = Math.min(BOUNDS.keysOfPart, Math.floor(BOUNDS.keys / Math.max(1, parts.length)));
  return parts.map((part) => ({
    part: partText(query, part),
    alternatives: withinBounds([...alternativesOf(part, vocabulary), ...joinedWith(part, words)], max),
    isSoft: !areAllSoft && isSoftPart(part),
    isRomanised,
  }));
}

/** The words of a query that are searched: without stop words in any language, unless there are no others. */
function readWords(words: readonly TextWord[], isRomanised: boolean): TextWord[] {
  const joins = (text: string) => (isRomanised ? isParticle(text) : meaningOf(text)?.readings.length === 0);
  const significant = words.filter(({ text }) => !isStopWord(text) && !joins(text));
  return (significant.length > 0 ? significant : words).slice(0, BOUNDS.words);
}

/** A word that names no subject of the guide is also read as what it means, and an abbreviation as what it stands for. */
function withMeanings(part: Part, isRomanised: boolean, fullOf: (word: TextWord) => readonly string[] | null): Part {
  const [only, ...others] = part.words;
  if (only === undefined || others.length > 0) return part;
  const full = { ...part, inFull: fullOf(only) };
  if (part.concepts.length > 0) return full;
  return { ...full, meanings: meaningOf(only.text)?.readings ?? (isRomanised ? looseReadingsOf(only.text) : []) };
}

function isSoftPart({ words, concepts }: Part): boolean {
  return concepts.length === 0 && words.every(({ text }) => isSoftWord(normalizeWord(text)));
}

function partText(query: string, { words }: Part): TextWord {
  const start = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? 0;
  return { text: query.slice(start, end), start, end };
}

/** The longest phrases that name concepts, from the start on, and the words between them. */
function findParts(words: readonly TextWord[], vocabulary: Vocabulary): Part[] {
  const stems = words.map(({ text }) => stemWord(text));
  const parts: Part[] = [];
  let start = 0;
  while (start < words.length) {
    const length = longestPhrase(stems, start, vocabulary);
    const found = words.slice(start, start + Math.max(1, length));
    const named = vocabulary.phrases.get(stems.slice(start, start + length).join(' '));
    parts.push({
      words: found,
      concepts: named ?? soundAlike(found[0]?.text ?? '', vocabulary),
      meanings: [],
      inFull: null,
    });
    start += found.length;
  }
  return parts;
}

function longestPhrase(stems: readonly string[], start: number, vocabulary: Vocabulary): number {
  for (let length = Math.min(vocabulary.longest, stems.length - start); length > 0; length--) {
    if (vocabulary.phrases.has(stems.slice(start, start + length).join(' '))) return length;
  }
  return 0;
}

function soundAlike(word: string, vocabulary: Vocabulary): readonly ConceptId[] {
  return [...new Set(skeletonsOf(word).flatMap((skeleton) => vocabulary.skeletons.get(skeleton) ?? []))];
}

/**
 * The names of a concept that stand for the whole phrase. "Indian food" is more than the word "Indian", which names the concept as
 * well but stands in the names of schools: then a name of one word in another language says too little, too.
 */
function namesOfPhrase(
  words: readonly TextWord[],
  names: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const stems = new Set(words.map(({ text }) => stemWord(text)));
  const isExtended =
    words.length > 1 && names.some(([only, ...others]) => others.length === 0 && stems.has(only ?? ''));
  return isExtended ? names.filter(({ length }) => length > 1) : names;
}

function alternativesOf({ words, concepts: named, meanings, inFull }: Part, vocabulary: Vocabulary): Alternative[] {
  const own = alternative(
    words.map(({ text }) => wordKey(text)),
    'own',
  );
  const meant = meanings.map((reading) => reading.map(stemWord));
  const concepts = [...new Set([...named, ...meant.flatMap((stems) => vocabulary.phrases.get(stems.join(' ')) ?? [])])];
  const spelled = words.flatMap(({ text }) => withoutDigits(text) ?? []);
  const filed = concepts.filter((concept) => !isWordFamily(concept));
  const namesOf = (concept: ConceptId) => namesOfPhrase(words, vocabulary.names.get(concept) ?? []);
  const sounds = concepts.length > 0 ? [] : [...words.map(({ text }) => text), ...spelled].flatMap(skeletonsOf);
  return [
    own,
    ...(inFull ? [alternative(inFull.map(wordKey), 'own')] : []),
    ...spelled.map((word) => alternative([wordKey(word)], 'own')),
    ...meant.map((stems) =>
      alternative(
        stems.map((stem) => `=${stem}`),
        'meaning',
      ),
    ),
    ...filed.map((concept) => alternative([`#${concept}`], 'concept')),
    ...filed.flatMap(namesOf).map((stems) =>
      alternative(
        stems.map((stem) => `=${stem}`),
        'name',
      ),
    ),
    ...concepts
      .filter(isWordFamily)
      .flatMap(namesOf)
      .map((stems) =>
        alternative(
          stems.map((stem) => `=${stem}`),
          'kin',
        ),
      ),
    ...sounds
      .filter((skeleton) => skeleton.length >= MIN_SKELETON_LENGTH)
      .map((skeleton) => alternative([`~${skeleton}`], 'sound')),
  ];
}

export function alternative(
  keys: readonly string[],
  likeness: Likeness,
  weight: number = WEIGHTS[likeness],
): Alternative {
  return { keys, weight, likeness };
}

/** A word joined with the one before or after it: "sky dive" is also Skydive. */
function joinedWith({ words: [only, ...others] }: Part, all: readonly TextWord[]): Alternative[] {
  if (only === undefined || others.length > 0) return [];
  const place = all.findIndex(({ start }) => start === only.start);
  const before = all[place - 1];
  const after = all[place + 1];
  return [
    ...(before ? [alternative([wordKey(before.text + only.text)], 'joined')] : []),
    ...(after ? [alternative([wordKey(only.text + after.text)], 'joined')] : []),
  ];
}

/** The alternatives without duplicates, as many as have at most `max` keys together. */
function withinBounds(alternatives: readonly Alternative[], max: number): Alternative[] {
  const seen = new Set<string>();
  const retained: Alternative[] = [];
  let size = 0;
  for (const alternative of alternatives) {
    const name = alternative.keys.join(' ');
    if (seen.has(name) || (retained.length > 0 && size + alternative.keys.length > max)) continue;
    seen.add(name);
    retained.push(alternative);
    size += alternative.keys.length;
  }
  return retained;
}
