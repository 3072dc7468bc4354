import type { EventData } from '@dalil/domain/guide/event.ts';
import { normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import { PROGRAMME_WORDS } from '@dalil/domain/languages/tables/programme-words.ts';

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

/** The type of programme that a question names, in any language and script, with the words that name it; null if it names none. */
export function requestedProgramme(question: string): { type: ProgrammeType; words: readonly string[] } | null {
  const asked = ` ${normalizeWords(question)} `;
  for (const { type, phrases } of PHRASES) {
    const found = phrases.filter((phrase) => asked.includes(` ${phrase} `));
    if (found.length > 0) return { type, words: found.flatMap((phrase) => phrase.split(' ')) };
  }
  return null;
}
