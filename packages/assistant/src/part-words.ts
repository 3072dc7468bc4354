import { normalizeWord } from '@dalil/search/normalize-query.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import { isCityWord } from '@dalil/search/stop-words.ts';
import type { AnswerGuide } from './answer-guide.ts';
import { findSenses } from './lexicon/find-senses.ts';
import { QUESTION_SENSES, type Sense, TIMES, type Writing } from './lexicon/senses.ts';
import { findNamed, type NamedItem } from './named-items.ts';
import type { Question } from './read-question.ts';
import { placesOf, type TalkWord, talkWords } from './talk-words.ts';

/** What a word of a question is there for. Words that only join others have no part. */
const PARTS = ['ask', 'time', 'person', 'nation', 'city', 'name', 'area', 'mode', 'trait', 'subject'] as const;
export type Part = (typeof PARTS)[number];
export const PERSONS: readonly Sense[] = ['child', 'student', 'senior', 'woman', 'family', 'people-of-determination'];
export const MODES: readonly Sense[] = ['metro', 'tram', 'monorail', 'bus', 'taxi', 'ride-app', 'abra', 'ferry', 'car'];
/** What is asked about a place or a service that was named before. */
const TRAITS: readonly Sense[] =
  'free fare cheap indoor wheelchair vegetarian alcohol dress parking quiet shower photo smoking pet best-time booking luxury'.split(
    ' ',
  ) as Sense[];
const CHOOSING: readonly Sense[] = ['near', 'best', 'suggest', 'limit', 'difference'];
const ASKS = new Set<Sense>(QUESTION_SENSES.filter((sense) => !CHOOSING.includes(sense)));
const TIME_SENSES = new Set<Sense>([...TIMES, 'ramadan', 'eid', 'holiday']);

/** `isKnown` says that a lexicon has the word. */
export type PartedWord = TalkWord & { part: Part | null; isPointing: boolean; isKnown: boolean };
/** A question by the parts of its words. */
export type Parted = { question: Question; words: readonly PartedWord[]; named: readonly NamedItem[] };

/** Reads what each word of a question is there for. */
export async function partWords(question: Question, guide: AnswerGuide): Promise<Parted> {
  const named = await findNamed(question.text, guide);
  return { question, named, words: partsOf(talkWords(question.text), question.writings, named) };
}

type WordKind = 'notPointing' | 'nations' | 'cities' | 'pronouns' | 'attributes' | 'verbs';
const KINDS: readonly WordKind[] = ['notPointing', 'nations', 'cities', 'pronouns', 'attributes', 'verbs'];

function partsOf(words: readonly TalkWord[], writings: readonly Writing[], named: readonly NamedItem[]): PartedWord[] {
  const stems = words.map(({ text }) => stemWord(text));
  const read = findSenses(
    words.map(({ text }, at) => ({ text, stem: stems[at] ?? '' })),
    writings,
  );
  const places = new Map(KINDS.map((kind) => [kind, placesOf(words, kind)]));
  const others = new Set(read.others);
  const isOfName = (at: number) =>
    named.some(({ kind, stems: name }) => kind !== 'neighbourhood' && name.has(stems[at] ?? ''));
  return words.map((word, at): PartedWord => {
    const isKind = (kind: WordKind) => places.get(kind)?.has(at) ?? false;
    const senses = read.senses.filter(({ from, to }) => from <= at && at < to).map(({ sense }) => sense);
    const item = named.find(({ stems: name }) => name.has(stems[at] ?? ''));
    const isPointing = !isKind('notPointing') && (isKind('pronouns') || senses.includes('here'));
    const known = partOfKnown(senses, isKind);
    const part = ((): Part | null => {
      // A word that means something by itself names a place with others only: "Sharjah Safari".
      if (item && (item.stems.size > 1 || known === null)) return item.kind === 'neighbourhood' ? 'area' : 'name';
      // "Dubai" belongs to the name beside it: Dubai Frame.
      if (isCityWord(normalizeWord(word.text)) && (isOfName(at + 1) || isOfName(at - 1))) return 'name';
      if (known) return known;
      if (isPointing || isKind('verbs') || NUMBER.test(word.text)) return null;
      if (senses.length > 0 && senses.every((sense) => TIME_SENSES.has(sense))) return 'time';
      if (senses.some((sense) => !TIME_SENSES.has(sense) && !CHOOSING.includes(sense))) return 'subject';
      return others.has(at) ? 'subject' : null;
    })();
    return { ...word, part, isPointing, isKnown: senses.length > 0 };
  });
}

const NUMBER = /^\p{N}+$/u;

/** The part of a word that always has it. */
function partOfKnown(senses: readonly Sense[], isKind: (kind: WordKind) => boolean): Part | null {
  const has = (list: readonly Sense[]) => senses.some((sense) => list.includes(sense));
  if (isKind('nations')) return 'nation';
  if (isKind('cities')) return 'city';
  if (isKind('pronouns') || senses.includes('here')) return null;
  if (isKind('attributes') || senses.some((sense) => ASKS.has(sense))) return 'ask';
  if (has(PERSONS)) return 'person';
  if (has(MODES)) return 'mode';
  return has(TRAITS) ? 'trait' : null;
}

export const hasPart = (words: readonly PartedWord[], ...parts: readonly Part[]) =>
  words.some(({ part }) => part !== null && parts.includes(part));
