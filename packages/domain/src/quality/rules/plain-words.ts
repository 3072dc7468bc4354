import { stringsIn } from '../../newsroom/fact-tokens.ts';
import type { CheckedText } from './rule.ts';

/** Every string of a text, as it is stored. */
export function storedStrings({ title, summary, body }: CheckedText): string[] {
  return [title, summary, ...stringsIn(body)];
}

/** The prose of a text: without headings, tables, the marks and addresses of Markdown, and with one word for each fact. */
export function proseOf({ summary, body }: CheckedText): string {
  return [summary, ...stringsIn(body)]
    .join('\n')
    .split('\n')
    .filter((line) => !/^\s*(?:#|\|)/.test(line))
    .join('\n')
    .replaceAll(/\{\{[^{}]+\}\}/g, '1')
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[*_[\]>`]/g, '');
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
