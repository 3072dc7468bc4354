import { cutText } from './cut-text.ts';

/** Control and format characters, with those that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/**
 * Text of others as one line: without control characters, with single spaces, and not longer than `limit` characters. What is too
 * long ends after a whole word, with an ellipsis. Zero-width joiners stay, because Arabic, Hindi and Urdu need them.
 */
export function plainLine(text: string, limit: number): string {
  const line = text.toWellFormed().replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();
  if (line.length <= limit) return line;
  const cut = cutText(line, limit - 1);
  const atWord = cut.replace(/\s+\S*$/u, '');
  return `${(atWord.length > cut.length / 2 ? atWord : cut).trimEnd()}…`;
}
