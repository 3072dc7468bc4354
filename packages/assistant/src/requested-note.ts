import type { PlaceNote } from '@dalil/domain/guide/place.ts';
import { normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import { PLACE_NOTE_WORDS } from '@dalil/domain/languages/tables/place-note-words.ts';

/** What a question may ask of a place that its notes say. */
export type RequestedNote = 'signature' | Exclude<PlaceNote, 'gettingThere'>;

/** The first that fits counts: what to order, before when and for whom. */
const ORDER: readonly RequestedNote[] = ['signature', 'dress', 'booking', 'timeNeeded', 'bestTime', 'diet', 'children'];

const PHRASES: readonly (readonly [note: RequestedNote, phrases: readonly string[]])[] = ORDER.map((note) => [
  note,
  [
    ...new Set(
      Object.values(PLACE_NOTE_WORDS).flatMap((words) => words[note].map((phrase) => ` ${normalizeWords(phrase)} `)),
    ),
  ],
]);

/** The note of a place that a question asks for, in any language and script; null for a question about something else. */
export function requestedNote(question: string): RequestedNote | null {
  const words = ` ${normalizeWords(question)} `;
  return PHRASES.find(([, phrases]) => phrases.some((phrase) => words.includes(phrase)))?.[0] ?? null;
}
