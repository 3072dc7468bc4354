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
const PERSONS: readonly Sense[] = ['child', 'student', 'senior', 'woman', 'family', 'people-of-determination'];
export const MODES: readonly Sense[] = ['metro', 'tram', 'monorail', 'bus', 'taxi', 'ride-app', 'abra', 'ferry', 'car'];
/** What is asked about a place or a service that was named before. */
const TRAITS: readonly Sense[] =
  'free fare cheap indoor wheelchair vegetarian alcohol dress parking quiet shower photo smoking pet best-time booking luxury'.split(
    ' ',
  ) as Sense[];
const CHOOSING: readonly Sense[] = ['near', 'best', 'suggest', 'limit', 'difference'];
const ASKS = new Set<Sense>(QUESTION_SENSES.filter((sense) => !CHOOSING.includes(sense)));
const TIME_SENSES = new Set<Sense>([...TIMES, 'ramadan', 'eid', 'holiday']);

export type PartedWord = TalkWord & { part: Part | null; isPointing: boolean };
/** A question by the parts of its words. */
export type Parted = { question: Question; words: readonly PartedWord[]; named: readonly NamedItem[] };

/** Reads what each word of a question is there for. */
export async function partWords(question: Question, guide: AnswerGuide): Promise<Parted> {
  const named = await findNamed(question.text, guide);
  return { question, named, words: partsOf(talkWords(question.text), question.writings, named) };
}

function partsOf(words: readonly TalkWord[], writings: readonly Writing[], named: readonly NamedItem[]): PartedWord[] {
  const read = findSenses(
    words.map(({ text }) => ({ text, stem: stemWord(text) })),
    writings,
  );
  const [empty, nations, cities, pronouns] = [
    placesOf(words, 'notPointing'),
    placesOf(words, 'nations'),
    placesOf(words, 'cities'),
    placesOf(words, 'pronouns'),
  ];
  const others = new Set(read.others);
  const isOfName = (at: number) =>
    named.some(({ kind, stems }) => kind !== 'neighbourhood' && stems.has(stemWord(words[at]?.text ?? '')));
  return words.map((word, at): PartedWord => {
    const senses = read.senses.filter(({ from, to }) => from <= at && at < to).map(({ sense }) => sense);
    const stem = stemWord(word.text);
    const item = named.find(({ stems }) => stems.has(stem));
    const has = (list: readonly Sense[]) => senses.some((sense) => list.includes(sense));
    const isPointing = !empty.has(at) && (pronouns.has(at) || senses.includes('here'));
    const part = ((): Part | null => {
      if (item) return item.kind === 'neighbourhood' ? 'area' : 'name';
      // "Dubai" belongs to the name beside it: Dubai Frame.
      if (isCityWord(normalizeWord(word.text)) && (isOfName(at + 1) || isOfName(at - 1))) return 'name';
      if (nations.has(at)) return 'nation';
      if (cities.has(at)) return 'city';
      if (isPointing) return null;
      if (senses.some((sense) => ASKS.has(sense))) return 'ask';
      if (has(PERSONS)) return 'person';
      if (has(MODES)) return 'mode';
      if (has(TRAITS)) return 'trait';
      if (senses.length > 0 && senses.every((sense) => TIME_SENSES.has(sense))) return 'time';
      if (senses.some((sense) => !TIME_SENSES.has(sense) && !CHOOSING.includes(sense))) return 'subject';
      return others.has(at) ? 'subject' : null;
    })();
    return { ...word, part, isPointing };
  });
}

export const hasPart = (words: readonly PartedWord[], ...parts: readonly Part[]) =>
  words.some(({ part }) => part !== null && parts.includes(part));
