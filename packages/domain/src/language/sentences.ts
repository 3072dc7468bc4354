import { PUNCTUATION } from '../languages/tables/punctuation.ts';
import { characterEnd } from './cut-text.ts';
import type { Locale } from './locale.ts';

/** Offsets in a text, in UTF-16 units as the DOM counts them. */
export type TextSpan = { start: number; end: number };
export type Pause = 'none' | 'clause' | 'sentence' | 'block';

/** Browsers cut off an utterance of more than about 15 seconds, so longer text is spoken in several pieces. */
export const PIECE_LIMIT = 180;
/** Silence after a piece, in milliseconds. */
export const PAUSE_LENGTHS: Record<Pause, number> = { none: 0, clause: 120, sentence: 260, block: 520 };

/** Latin marks end a sentence only before a space; the Arabic, Urdu and Devanagari ones have no other use. */
const END = /(?:[.!?…]+["'”’»)\]]*(?=\s|$))|(?:[؟۔।॥]+["'”’»)\]]*)|\n+/gu;
const CLAUSE_END = /[,;:،؛)–—](?=\s)/gu;
const CLAUSE_MARK = /[,;:،؛–—]["'”’»)\]]*$/u;
const SENTENCE_MARK = /[.!?…؟۔।॥]["'”’»)\]]*$/u;
const LAST_WORD = /[\p{L}\p{M}\p{N}.]+$/u;

/** A full stop after these does not end the sentence. */
const ABBREVIATIONS = new Set(
  (
    'e.g i.e dr mr mrs ms prof st no nos vs approx p pp fig incl excl tel min max ext sq ft bldg dept dh dhs al ' +
    'ص.ب هـ تقریباً डॉ रु नं कि.मी मि कु प्रो'
  ).split(' '),
);
/** These often end one: it does when a capital letter follows. */
const MAY_END = new Set(['etc', 'a.m', 'p.m', 'am', 'pm', 'u.a.e', 'inc', 'ltd', 'co']);

/**
 * The sentences of a text in any of the product's languages, without surrounding space. Browsers differ in `Intl.Segmenter` for
 * sentences, and it breaks after "e.g.", so our own rule is used on every device.
 */
export function splitSentences(text: string): TextSpan[] {
  const sentences: TextSpan[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    if (/^[.…]/u.test(mark) && !endsSentence(text, start, index, end)) continue;
    add(sentences, text, start, end);
    start = end;
  }
  add(sentences, text, start, text.length);
  return sentences;
}

function endsSentence(text: string, start: number, dot: number, end: number): boolean {
  const sentence = text.slice(start, dot);
  const [word = ''] = LAST_WORD.exec(sentence) ?? [];
  // "1. Go to the counter"
  if (/^\d{1,3}$/.test(word) && sentence.trim() === word) return false;
  const next = text.slice(end).trimStart();
  if (/^\p{Ll}/u.test(next)) return false;
  const lower = word.toLowerCase();
  if (MAY_END.has(lower)) return next === '' || /^["'“‘«(]?\p{Lu}/u.test(next);
  if (next === '') return true;
  return !(ABBREVIATIONS.has(lower) || /^\p{L}\p{M}*$/u.test(word));
}

/** Adds the span without its outer space; a span without a letter or digit belongs to the one before it. */
function add(sentences: TextSpan[], text: string, from: number, to: number): void {
  const words = text.slice(from, to);
  const start = from + (words.length - words.trimStart().length);
  const end = from + words.trimEnd().length;
  if (end <= start) return;
  const last = sentences.at(-1);
  if (/[\p{L}\p{N}]/u.test(words)) sentences.push({ start, end });
  else if (last) last.end = end;
}

type Segmenters = typeof Intl.Segmenter | undefined;

/**
 * A span of a text in pieces of at most `limit` units: cut after a clause where there is one, else between words, else between
 * grapheme clusters.
 */
export function splitPieces(
  text: string,
  { start, end }: TextSpan,
  limit: number = PIECE_LIMIT,
  segmenters: Segmenters = Intl.Segmenter,
): TextSpan[] {
  const pieces: TextSpan[] = [];
  let from = start;
  while (end - from > limit) {
    const cut = from + cutPoint(text.slice(from, Math.min(end, from + limit + 1)), limit, segmenters);
    pieces.push({ start: from, end: from + text.slice(from, cut).trimEnd().length });
    const rest = text.slice(cut, end);
    from = cut + (rest.length - rest.trimStart().length);
  }
  if (end > from) pieces.push({ start: from, end });
  return pieces;
}

/** Where to cut `window`, which is one unit longer than the limit. */
function cutPoint(window: string, limit: number, segmenters: Segmenters): number {
  let clause = 0;
  for (const { index } of window.matchAll(CLAUSE_END)) if (index + 1 <= limit) clause = index + 1;
  if (clause > limit / 3) return clause;
  const space = Math.max(...[' ', '\u00a0', '\n', '\t'].map((one) => window.lastIndexOf(one, limit)));
  return space > 0 ? space : characterEnd(window, limit, segmenters) || limit;
}

/** The pause after the last mark of a piece. */
export function pauseAfter(piece: string): Pause {
  if (SENTENCE_MARK.test(piece)) return 'sentence';
  return CLAUSE_MARK.test(piece) ? 'clause' : 'none';
}

/** A text that ends as a sentence of its language does. An address or a single word is no sentence. */
export function endSentence(text: string, locale: Locale): string {
  const isOneWord = !/\s/u.test(text.trim());
  return isOneWord || SENTENCE_MARK.test(text)
    ? text
    : `${text.replace(/[\s,;:،؛]+$/u, '')}${PUNCTUATION[locale].fullStop}`;
}
