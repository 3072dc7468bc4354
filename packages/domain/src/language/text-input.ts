import * as z from 'zod/mini';
import { isStorableText } from './storable-text.ts';

export const storableText = z.refine<string>(isStorableText, { error: 'not storable as text' });

/**
 * Text from a client. Every schema of such text begins with this, or with the one of `classic-text-input.ts`, because the
 * database fails on text it cannot store.
 */
export function textInput() {
  return z.string().check(storableText);
}
