import * as z from 'zod/mini';
import { normalizeDigits, plainCode } from './digits.ts';
import { textInput } from './text-input.ts';

/**
 * For schemas of numbers, times and dates that people type, before what checks their form: `textInput().check(inLatinDigits, …)`.
 * Keyboards of all four languages have digits of their own.
 */
export const inLatinDigits = z.overwrite<string>((text) => normalizeDigits(text).trim());

/** For schemas of codes and telephone numbers, before what checks their form: without the spaces and dashes between digits. */
export const asPlainCode = z.overwrite<string>(plainCode);

/** A day, `YYYY-MM-DD`. */
export const dayInput = textInput().check(inLatinDigits, z.iso.date());
