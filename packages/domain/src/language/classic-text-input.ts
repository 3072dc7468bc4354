import * as z from 'zod';
import { storableText } from './text-input.ts';

/** `textInput` for schemas of the classic zod, which only servers load. */
export function textInput() {
  return z.string().check(storableText);
}
