import { expect, test } from 'vitest';
import { haveSameTop, isFirstRelevant, nDcg, recall, sharedTop } from './judgement.ts';

const grades = new Map([
  ['a', 3],
  ['b', 2],
  ['c', 1],
]);

test('SEARCH-8 the best order there is has a gain of 1, none found of 0', () => {
  expect(nDcg(['a', 'b', 'c'], grades, 10)).toBe(1);
  expect(nDcg(['x', 'y'], grades, 10)).toBe(0);
  expect(nDcg([], grades, 10)).toBe(0);
  expect(nDcg(['a'], new Map(), 10)).toBe(0);
});

test('SEARCH-8 the gain of an order as worked out by hand', () => {
  // (3/log2(2) + 7/log2(3) + 1/log2(5)) / (7/log2(2) + 3/log2(3) + 1/log2(4))
  const expected = (3 + 7 / Math.log2(3) + 1 / Math.log2(5)) / (7 + 3 / Math.log2(3) + 1 / 2);
  expect(nDcg(['b', 'a', 'x', 'c'], grades, 10)).toBeCloseTo(expected, 12);
});

test('SEARCH-8 what comes after the depth does not count, neither found nor missing', () => {
  expect(nDcg(['x', 'a'], grades, 1)).toBe(0);
  expect(nDcg(['a', 'x', 'y'], grades, 1)).toBe(1);
});

test('SEARCH-8 an earlier place of the same thing is never worse', () => {
  const gains = [0, 1, 2, 3].map((before) => nDcg([...Array(before).fill('x'), 'a'], grades, 10));
  expect(gains).toEqual(gains.toSorted((one, other) => other - one));
  expect(new Set(gains).size).toBe(4);
});

test('SEARCH-8 recall is of what is good, as far as there is room for it', () => {
  expect(recall(['b', 'c', 'x'], grades, 10)).toBe(0.5);
  expect(recall(['c', 'a'], grades, 2)).toBe(0.5);
  expect(recall(['a'], grades, 1)).toBe(1);
  expect(recall(['c'], new Map([['c', 1]]), 10)).toBe(0);
});

test('SEARCH-8 only what is exactly requested counts as requested first', () => {
  expect(isFirstRelevant(['a', 'x'], grades)).toBe(true);
  expect(isFirstRelevant(['b', 'a'], grades)).toBe(false);
  expect(isFirstRelevant([], grades)).toBe(false);
});

test('SEARCH-8 lists agree in their first few, in any order', () => {
  expect(
    haveSameTop(
      [
        ['a', 'b', 'c'],
        ['b', 'a', 'x'],
        ['a', 'b'],
      ],
      2,
    ),
  ).toBe(true);
  expect(haveSameTop([['a', 'b'], ['a']], 2)).toBe(false);
  expect(sharedTop(['a', 'b', 'c'], ['c', 'x', 'a', 'b'], 3)).toBeCloseTo(2 / 3);
  expect(sharedTop([], [], 5)).toBe(1);
  expect(sharedTop(['a', 'b'], ['a'], 5)).toBe(0.5);
});
