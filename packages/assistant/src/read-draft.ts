import { cutText } from '@dalil/domain/language/cut-text.ts';
import { splitSentences } from '@dalil/domain/language/sentences.ts';
import type { TextBlock } from './answer.ts';
import type { DraftSentence } from './check-answer.ts';

/** A sentence of a draft and its block. */
export type PlacedSentence = DraftSentence & { block: number; kind: TextBlock['kind'] };

/** Longer answers are of no use. Model output beyond this length is ignored. */
export const MAX_DRAFT_LENGTH = 8000;
/** What the model is instructed to write when it finds nothing. */
export const NOTHING_FOUND = 'UNKNOWN';

const CITED = /\[([^[\]]{1,400})\]/gu;
const LEADING_CITED = /^(?:\[[^[\]]{1,400}\]\s*)+/u;
const ID = /^[a-z]+\/[a-z0-9][\w./-]{0,120}$/i;
const LIST = /^\s*[-*•]\s+/u;
const STEP = /^\s*\d{1,2}[.)]\s+/u;
const HEADING = /^\s*#{1,6}\s/u;

/**
 * Parses model output as it arrives: `add` returns the complete sentences so far, `end` the rest. Removes list and emphasis
 * marks, omits headings, and turns `[kind/id]` into a citation of the sentence that contains or precedes it.
 */
export function createDraftReader() {
  let line = '';
  let read = 0;
  let block = -1;
  let kind: TextBlock['kind'] | null = null;

  const place = (text: string, isLineStart: boolean): PlacedSentence[] => {
    const isHeading = isLineStart && HEADING.test(text);
    const lineKind = LIST.test(text) ? 'list' : STEP.test(text) ? 'steps' : 'paragraph';
    if (isLineStart && (lineKind !== kind || block < 0)) {
      block += 1;
      kind = lineKind;
    }
    const bare = isLineStart ? text.replace(LIST, '').replace(STEP, '') : text;
    const sentence = readSentence(bare);
    if (isHeading || sentence === null) return [];
    return [{ ...sentence, block, kind: kind ?? 'paragraph' }];
  };

  let isLineStart = true;
  /** Takes complete sentences off the line. With `isLast` it takes everything. */
  const takeSentences = (isLast: boolean): PlacedSentence[] => {
    const taken: PlacedSentence[] = [];
    const pieces = isLast ? piecesOf(line) : joinOpenMark(piecesOf(line));
    const whole = isLast ? pieces : pieces.slice(0, -1);
    for (const piece of whole) {
      taken.push(...place(piece, isLineStart));
      isLineStart = false;
    }
    line = isLast ? '' : (pieces.at(-1) ?? '');
    return taken;
  };

  const endLine = (): PlacedSentence[] => {
    const isBlank = line.trim() === '' && isLineStart;
    const taken = takeSentences(true);
    if (isBlank) kind = null;
    isLineStart = true;
    return taken;
  };

  return {
    /** Whether the maximum draft length is reached. */
    isFull: () => read >= MAX_DRAFT_LENGTH,
    add(text: string): PlacedSentence[] {
      const [first = '', ...others] = cutText(text, Math.max(0, MAX_DRAFT_LENGTH - read)).split('\n');
      read += text.length;
      line += first;
      const taken = others.flatMap((next) => {
        const ended = endLine();
        line = next;
        return ended;
      });
      return [...taken, ...takeSentences(false)];
    },
    end: (): PlacedSentence[] => endLine(),
  };
}

/** Splits a line into sentences, each with the citations after it. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  for (const { start, end } of splitSentences(line)) {
    const text = line.slice(start, end);
    const marks = pieces.length > 0 ? (LEADING_CITED.exec(text)?.[0] ?? '') : '';
    if (marks !== '') pieces[pieces.length - 1] += ` ${marks}`;
    const rest = text.slice(marks.length);
    if (/[\p{L}\p{N}]/u.test(rest)) pieces.push(rest);
  }
  // A citation may follow the last sentence, so the sentence is held until more text arrives.
  const last = splitSentences(line).at(-1);
  if (last && pieces.length > 0) pieces[pieces.length - 1] += line.slice(last.end);
  return pieces.length > 0 ? pieces : line === '' ? [] : [line];
}

/** An unfinished mark belongs to the sentence before it. */
function joinOpenMark(pieces: string[]): string[] {
  const last = pieces.at(-1) ?? '';
  if (pieces.length < 2 || !last.startsWith('[')) return pieces;
  return [...pieces.slice(0, -2), `${pieces.at(-2)} ${last}`];
}

function readSentence(text: string): DraftSentence | null {
  const cited = [...new Set(Array.from(text.matchAll(CITED), ([, list = '']) => idsIn(list)).flat())];
  const bare = text
    .replaceAll(CITED, (mark, list: string) => (idsIn(list).length > 0 ? '' : mark))
    .replaceAll(/\*\*|__|`/gu, '')
    .replaceAll(/\s+([.,;:!?؟۔।،])/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(bare) || bare.replace(/\W+$/u, '') === NOTHING_FOUND) return null;
  return { text: bare, cited };
}

/** An invalid id still counts: the sentence cites something that does not exist. */
function idsIn(list: string): string[] {
  const ids = list.split(/[,;،]\s*/u).map((id) => id.trim());
  return ids.every((id) => ID.test(id)) ? ids : [];
}
