import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { PROGRAMME_WORDS } from '@dalil/domain/languages/tables/programme-words.ts';
import { splitWords } from '@dalil/search/split-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import { findSenses, readWords } from './lexicon/find-senses.ts';
import { readQuestion } from './read-question.ts';
import { type QuestionTime, readTime } from './read-time.ts';

/** The types of events that are asked for by what they are. */
export type ProgrammeType = keyof (typeof PROGRAMME_WORDS)['en'] & EventData['type'];

/** The first that fits counts: a comedy show is comedy. */
const ORDER: readonly ProgrammeType[] = [
  'ladies-night',
  'quiz',
  'comedy',
  'brunch',
  'live-music',
  'film',
  'dance',
  'market',
  'show',
];

const PHRASES = ORDER.map((type) => {
  const phrases = Object.values(PROGRAMME_WORDS).flatMap((words) => words[type].map(normalizeWords));
  return { type, phrases: [...new Set(phrases)] };
});

export type RequestedProgramme = {
  type: ProgrammeType;
  /** Stems of the words that name it. */
  stems: ReadonlySet<string>;
  /** The question without them: the night of a quiz night is no time. */
  rest: string;
};

/** The type of programme that a question names, in any language and script; null if it names none. */
export function requestedProgramme(question: string): RequestedProgramme | null {
  const asked = ` ${normalizeWords(question)} `;
  for (const { type, phrases } of PHRASES) {
    const found = phrases.filter((phrase) => asked.includes(` ${phrase} `));
    if (found.length === 0) continue;
    const naming = new Set(found.flatMap((phrase) => phrase.split(' ')));
    const isNaming = (word: string) =>
      normalizeWords(word)
        .split(' ')
        .every((part) => naming.has(part));
    const words = splitWords(question).map(({ text }) => text);
    return {
      type,
      stems: new Set(words.filter(isNaming).map(stemWord)),
      rest: words.filter((word) => !isNaming(word)).join(' '),
    };
  }
  return null;
}

/** Its words alone mean an evening. Of the others there are places as well. */
const ONLY_PROGRAMMES: readonly ProgrammeType[] = ['ladies-night', 'quiz'];
export const isOnlyProgramme = ({ type }: RequestedProgramme): boolean => ONLY_PROGRAMMES.includes(type);
const WRITINGS = [...LOCALES, 'romanised'] as const;

/** The days that a question about a programme names. Null where it names none and means none: that is a question about places. */
export function programmeTime(
  requested: RequestedProgramme,
  locale: Locale,
  now: Date,
): { time: QuestionTime | null } | null {
  const { rest } = requested;
  const today = dubaiDate(now);
  const times = [readQuestion(rest, locale, now).time, readTime(rest, findSenses(readWords(rest), WRITINGS), now)];
  // The evening alone is no day.
  const time = times.find((one) => one !== null && !(one.isAssumed && one.from === today)) ?? null;
  return time !== null || isOnlyProgramme(requested) ? { time } : null;
}
