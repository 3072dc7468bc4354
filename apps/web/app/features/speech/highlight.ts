import type { TextSpan } from '@dalil/domain/language/sentences.ts';
import { rangeOf, type Sentence } from './passages.ts';

const SENTENCE = 'reading-sentence';
const WORD = 'reading-word';
/** Marks the whole block in browsers that cannot mark a range without changing the page. */
const BLOCK = 'data-reading';

/** Marks what is being read, without a change to the page's elements that would move anything. */
export function showReading(sentence: Sentence, word: TextSpan | null): void {
  if (!canMarkRanges()) {
    if (sentence.passage.element.hasAttribute(BLOCK)) return;
    hideReading();
    sentence.passage.element.setAttribute(BLOCK, '');
    return;
  }
  mark(SENTENCE, rangeOf(sentence.passage, sentence), 0);
  mark(WORD, word && rangeOf(sentence.passage, word), 1);
}

export function hideReading(): void {
  for (const element of document.querySelectorAll(`[${BLOCK}]`)) element.removeAttribute(BLOCK);
  if (!canMarkRanges()) return;
  CSS.highlights.delete(SENTENCE);
  CSS.highlights.delete(WORD);
}

function mark(name: string, range: Range | null, priority: number): void {
  if (!range) return void CSS.highlights.delete(name);
  const highlight = new Highlight(range);
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
}

function canMarkRanges(): boolean {
  return typeof Highlight === 'function' && typeof CSS === 'object' && 'highlights' in CSS;
}

/** Whether a sentence is between the header and the player. */
export function isInSight(sentence: Sentence): boolean {
  const place = placeOf(sentence);
  return place !== null && place.bottom > 0 && place.top < innerHeight;
}

/** Brings a sentence to where it can be read comfortably, when it is not there already. */
export function bringIntoSight(sentence: Sentence): void {
  const place = placeOf(sentence);
  if (!place) return;
  if (place.top >= innerHeight / 8 && place.bottom <= (innerHeight * 3) / 4) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = scrollY + place.top - innerHeight / 4;
  scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
}

function placeOf({ passage, ...span }: Sentence): DOMRect | null {
  return rangeOf(passage, span)?.getBoundingClientRect?.() ?? null;
}
