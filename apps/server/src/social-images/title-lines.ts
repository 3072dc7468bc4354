import { type Locale, type Script, scriptOf } from '@dalil/domain/language/locale.ts';
import { shapeLine } from './shape-text.ts';

const LINE_HEIGHT: Record<Script, number> = { Latn: 1.15, Arab: 1.45, Deva: 1.35, Aran: 1.95 };
const SIZES = [68, 60, 52, 46, 40, 34] as const;
const SMALLEST = 34;

export type SetTitle = { size: number; lineHeight: number; lines: string[] };

/**
 * Sets a title in the largest size at which its words fit the width and its lines the height, in pixels. At the smallest size a
 * wider word is broken, and text that does not fit is cut.
 */
export function setTitle(title: string, locale: Locale, room: { width: number; height: number }): SetTitle {
  for (const size of SIZES) {
    const isTooWide = (word: string) => shapeLine(word, locale).width * size > room.width;
    if (size > SMALLEST && title.split(/\s+/).some(isTooWide)) continue;
    const set = setIn(size, title, locale, room.width);
    if (set.lines.length * set.lineHeight <= room.height) return set;
  }
  const { lines, lineHeight, size } = setIn(SMALLEST, title, locale, room.width);
  const max = Math.floor(room.height / lineHeight);
  const last = Array.from(lines[max - 1] ?? '')
    .slice(0, -1)
    .join('');
  return { size, lineHeight, lines: [...lines.slice(0, max - 1), `${last}…`] };
}

function setIn(size: number, title: string, locale: Locale, width: number): SetTitle {
  return {
    size,
    lineHeight: Math.round(size * LINE_HEIGHT[scriptOf(locale)]),
    lines: breakLines(title, locale, width / size),
  };
}

/** Breaks between words. A word longer than a line is broken between grapheme clusters. */
function breakLines(title: string, locale: Locale, ems: number): string[] {
  const isTooWide = (text: string) => shapeLine(text, locale).width > ems;
  const lines: string[] = [];
  let line = '';
  for (const word of title.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && isTooWide(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
    while (isTooWide(line)) {
      const start = fittingStart(line, locale, isTooWide);
      lines.push(start);
      line = line.slice(start.length);
    }
  }
  return [...lines, line];
}

function fittingStart(word: string, locale: Locale, isTooWide: (text: string) => boolean): string {
  let start = '';
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(word)) {
    if (start !== '' && isTooWide(start + segment)) break;
    start += segment;
  }
  return start;
}
