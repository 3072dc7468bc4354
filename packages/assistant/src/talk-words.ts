import { normalizeText } from '@dalil/domain/language/normalize-text.ts';
import { TALK_WORDS } from '@dalil/domain/languages/tables/talk-words.ts';
import { splitWords } from '@dalil/search/split-words.ts';

/** A word of a message as it is compared, and where it stands. */
export type TalkWord = { text: string; forms: ReadonlySet<string>; start: number; end: number };

type Kinds = (typeof TALK_WORDS)['en'];
export type TalkKind = Exclude<keyof Kinds, 'ordinals'>;
export type Ordinal = keyof Kinds['ordinals'];
/** A language may have no words of a kind. */
type Table = Readonly<Record<TalkKind, readonly string[]> & { ordinals: Readonly<Record<Ordinal, readonly string[]>> }>;
export const ORDINALS: readonly Ordinal[] = ['first', 'second', 'third', 'fourth', 'last'];

/** Arabic joins "and", "for" and "the" to the word behind them. */
const JOINED = /^و?(?:لل|ال|بال|ل|ب)?(?=\p{L}{3})/u;
const AND = /^و(?=\p{L}{2})/u;

export function talkWords(text: string): TalkWord[] {
  return splitWords(text).map(({ text: word, start, end }) => {
    const plain = normalizeText(word);
    return { text: word, start, end, forms: new Set([plain, plain.replace(AND, ''), plain.replace(JOINED, '')]) };
  });
}

/** Words as one text, as they were written. */
export const joinWords = (words: readonly TalkWord[]) => words.map(({ text }) => text).join(' ');

type Phrase = readonly string[];
const phrasesOf = (lists: readonly (readonly string[])[]): readonly Phrase[] =>
  lists
    .flat()
    .map((phrase) => normalizeText(phrase).split(' '))
    .toSorted((a, b) => b.length - a.length);

const tables: readonly Table[] = Object.values(TALK_WORDS);
const PHRASES = new Map<TalkKind, readonly Phrase[]>();

function phrases(kind: TalkKind): readonly Phrase[] {
  const known = PHRASES.get(kind) ?? phrasesOf(tables.map((table) => table[kind]));
  PHRASES.set(kind, known);
  return known;
}

function lengthAt(words: readonly TalkWord[], at: number, list: readonly Phrase[]): number {
  return list.find((phrase) => phrase.every((part, offset) => words[at + offset]?.forms.has(part)))?.length ?? 0;
}

/** How many words of a kind stand at a place, the longest phrase first. 0 if there is none. */
export function phraseLength(words: readonly TalkWord[], at: number, kind: TalkKind): number {
  return lengthAt(words, at, phrases(kind));
}

const ALONE: readonly TalkKind[] = ['attributes', 'asking', 'before'];

/** Whether a word is the Arabic "and", joined to what is asked for: "and the number". */
export function isJoinedRequest({ text }: TalkWord): boolean {
  const plain = normalizeText(text);
  const rest = talkWords(plain.replace(/^و(?=\p{L}{2})/u, ''));
  if (rest[0]?.text === plain) return false;
  return ALONE.some((kind) => phraseLength(rest, 0, kind) > 0);
}

/** The places of all words of a kind. */
export function placesOf(words: readonly TalkWord[], kind: TalkKind): ReadonlySet<number> {
  const places = new Set<number>();
  for (const at of words.keys()) {
    for (let offset = 0; offset < phraseLength(words, at, kind); offset += 1) places.add(at + offset);
  }
  return places;
}

export function hasTalk(words: readonly TalkWord[], kind: TalkKind): boolean {
  return words.some((_, at) => phraseLength(words, at, kind) > 0);
}

/**
 * Whether words ask for something: by a word that asks, which stands first in English and anywhere in the others, or by the name of
 * what is asked for: "fare", "opening hours".
 */
export function asksSomething(words: readonly TalkWord[]): boolean {
  return asksByWord(words) || hasTalk(words, 'attributes');
}

/** The same by a word that asks alone. */
export function asksByWord(words: readonly TalkWord[]): boolean {
  let first = 0;
  while (first < words.length && (phraseLength(words, first, 'before') || phraseLength(words, first, 'joins'))) {
    first += Math.max(phraseLength(words, first, 'before'), phraseLength(words, first, 'joins'));
  }
  return phraseLength(words, first, 'askingFirst') > 0 || hasTalk(words, 'asking');
}

const BY_ORDINAL = ORDINALS.map(
  (ordinal) => [ordinal, phrasesOf(tables.map((table) => table.ordinals[ordinal]))] as const,
);

/** The ordinal in a message, with the number of its words. */
export function ordinalIn(words: readonly TalkWord[]): Ordinal | null {
  return BY_ORDINAL.find(([, list]) => words.some((_, at) => lengthAt(words, at, list) > 0))?.[0] ?? null;
}
