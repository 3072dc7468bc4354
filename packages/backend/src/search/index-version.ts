import { createHash } from 'node:crypto';
import { indexFingerprint } from '@dalil/search/index-fingerprint.ts';
import { ALIASES } from '@dalil/search/words/aliases.ts';

/** Raise it when documents are put together in another way; changed rules of keys are noticed without it. */
const DOCUMENT_RULES = 2;

/** Stands for the rules an index is made by: another number, and it is made anew. */
export function indexVersion(): number {
  const made = [DOCUMENT_RULES, ALIASES, indexFingerprint()];
  return createHash('sha256').update(JSON.stringify(made)).digest().readInt32BE();
}
