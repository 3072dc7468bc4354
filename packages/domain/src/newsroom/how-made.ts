import type { ProvenanceMethod } from '../guide/content-item.ts';
import { stringsIn } from './fact-tokens.ts';

/** A tenth of the words: less is proofreading, after which a text is still the machine's. */
export const EDITED_SHARE = 0.1;

type Words = { title: string; summary: string; body: unknown };

/**
 * STAFF-9: the methods that staff can state for an item whose first text was made in one way. What a machine wrote is never a
 * person's work; edited by people it becomes machine-assisted. People may always state that a machine had a larger part.
 */
export function methodsOf(origin: ProvenanceMethod, isEdited: boolean): readonly ProvenanceMethod[] {
  switch (origin) {
    case 'person':
      return ['person', 'machine-assisted', 'machine-drafted'];
    case 'machine-assisted':
      return ['machine-assisted', 'machine-drafted'];
    default:
      return isEdited ? ['machine-assisted', origin] : [origin];
  }
}

/** The method that holds: the stated one, or that of the origin where the history of the texts rules it out. */
export function methodHeld(
  stated: ProvenanceMethod,
  { origin, isEdited }: { origin: ProvenanceMethod; isEdited: boolean },
): ProvenanceMethod {
  return methodsOf(origin, isEdited).includes(stated) ? stated : origin;
}

/** Whether people have really edited what a machine wrote: at least a tenth of the words were added or removed. */
export const isEditedFrom = (draft: Words, text: Words): boolean => editedShare(draft, text) >= EDITED_SHARE;

/**
 * The share of the words of two texts that only one of them has, 0 to 1. Letter case, punctuation and order do not count, so that
 * moved paragraphs and commas are no edits. Linear in the length of the texts.
 */
export function editedShare(draft: Words, text: Words): number {
  const before = wordsOf(draft);
  const after = wordsOf(text);
  const counts = new Map<string, number>();
  for (const word of before) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of after) counts.set(word, (counts.get(word) ?? 0) - 1);
  const all = before.length + after.length;
  const different = [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
  return all === 0 ? 0 : different / all;
}

/** Letters with their vowel signs, and digits; the id of a fact is one word. */
const WORD = /\{\{[^}]*\}\}|[\p{L}\p{M}\p{N}]+/gu;

const wordsOf = ({ title, summary, body }: Words): string[] =>
  stringsIn([title, summary, body]).flatMap((part) => part.toLowerCase().match(WORD) ?? []);
