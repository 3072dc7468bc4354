import { expect, test } from 'vitest';
import { textInput as classicTextInput } from './classic-text-input.ts';
import { textInput } from './text-input.ts';

test.each([
  ['nothing', ''],
  ['four scripts', 'Dubai دبي दुबई دبئی'],
  ['a character of two units', '🏖'],
  ['line breaks and tabs', 'a\r\n\tb'],
])('ERR-8 %s is text', (_name, text) => {
  expect([textInput(), classicTextInput()].map((schema) => schema.safeParse(text).success)).toEqual([true, true]);
});

test.each([
  ['NUL', 'a\0b'],
  ['the first half of a surrogate pair', 'a\uD83Cb'],
  ['the second half of a surrogate pair', '\uDFD6'],
  ['both halves in the wrong order', '\uDFD6\uD83C'],
  ['a number', 1],
])('ERR-8 %s is not text', (_name, text) => {
  expect([textInput(), classicTextInput()].map((schema) => schema.safeParse(text).success)).toEqual([false, false]);
});
