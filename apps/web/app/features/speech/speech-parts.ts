import type { Locale } from '@dalil/domain/language/locale.ts';
import {
  PAUSE_LENGTHS,
  type Pause,
  pauseAfter,
  PIECE_LIMIT,
  splitPieces,
  type TextSpan,
} from '@dalil/domain/language/sentences.ts';
import type { Passage, Sentence } from './passages.ts';

/** One utterance: a piece of a sentence in one language. */
export type SpeechPart = TextSpan & { language: Locale; pause: Pause };

/**
 * The parts of a sentence, from an offset of its passage on. Words in another language are a separate part if this device can
 * speak it. A slow voice gets shorter parts, since browsers cut off by time.
 */
export function speechParts(
  { passage, start, end, isLast }: Sentence,
  from: number,
  { rate, canSpeak }: { rate: number; canSpeak: (language: Locale) => boolean },
): SpeechPart[] {
  const limit = Math.floor(PIECE_LIMIT * Math.min(1, rate));
  const parts = languageSpans(passage, { start: Math.max(start, from), end }, canSpeak).flatMap((span) =>
    splitPieces(passage.text, span, limit).map((piece) => ({
      ...piece,
      language: span.language,
      pause: pauseAfter(passage.text.slice(piece.start, piece.end)),
    })),
  );
  const last = parts.at(-1);
  if (last) last.pause = isLast ? 'block' : 'sentence';
  return parts;
}

function languageSpans(
  { text, language: around, runs }: Passage,
  { start, end }: TextSpan,
  canSpeak: (language: Locale) => boolean,
): (TextSpan & { language: Locale })[] {
  const spans: (TextSpan & { language: Locale })[] = [];
  for (const run of runs) {
    const from = Math.max(run.start, start);
    const to = Math.min(run.end, end);
    if (to <= from) continue;
    const last = spans.at(-1);
    // Numbers and punctuation have no language of their own.
    const hasLetters = /\p{L}/u.test(text.slice(from, to));
    const language =
      hasLetters && canSpeak(run.language) ? run.language : hasLetters ? around : (last?.language ?? around);
    if (last?.language === language) last.end = to;
    else spans.push({ start: last ? last.end : start, end: to, language });
  }
  return spans;
}

/** The silence after a part, in milliseconds. */
export function pauseLength(pause: Pause, rate: number, isRequested: boolean): number {
  return isRequested ? PAUSE_LENGTHS[pause] / rate : 0;
}

/** The positions of phone numbers in a part, counted from its start. */
export function phonesIn({ runs }: Passage, { start, end }: TextSpan): TextSpan[] {
  return runs
    .filter((run) => run.isPhone && run.start < end && run.end > start)
    .map((run) => ({ start: Math.max(run.start, start) - start, end: Math.min(run.end, end) - start }));
}
