import { expect, test } from 'vitest';
import { placeAfterKey, placeAt } from './story-position.ts';

test.each([
  ['ArrowDown', 0, false, 1],
  ['ArrowDown', 11, false, 11],
  ['PageDown', 4, false, 5],
  ['ArrowUp', 4, false, 3],
  ['ArrowUp', 0, false, 0],
  ['PageUp', 1, false, 0],
  [' ', 4, false, 5],
  [' ', 4, true, 3],
  ['Home', 7, false, 0],
  ['End', 7, false, 11],
  ['a', 7, false, null],
  ['Tab', 7, false, null],
])('ROUTE-2 the key “%s” at story %d (shift: %s) leads to %s', (key, place, isShift, expected) => {
  expect(placeAfterKey(key, place, 12, isShift)).toBe(expected);
});

test.each([
  [0, 0],
  [299, 0],
  [301, 1],
  [5000, 2],
])('ROUTE-2 scrolled to %d the story %d is shown, also when stories differ in height', (scrollTop, expected) => {
  expect(placeAt(scrollTop, [0, 600, 1500])).toBe(expected);
  expect(placeAt(scrollTop, [])).toBe(0);
});
