import { expect, test } from 'vitest';
import { type EncoderTraining, trainEncoder } from './train-encoder.ts';

const TRAINING: EncoderTraining = {
  rows: 8,
  dimensions: 4,
  epochs: 40,
  batch: 3,
  temperature: 0.2,
  rate: 0.1,
  leftOut: 0,
  steps: 15,
};
/** Three units in two languages each: no wording of a unit shares a row with the other. */
const UNITS = [
  [[0], [1]],
  [[2], [3]],
  [[4], [5]],
];

function product(table: Int8Array, one: number, other: number): number {
  const at = (row: number) => table.subarray(row * TRAINING.dimensions, (row + 1) * TRAINING.dimensions);
  return at(one).reduce((sum, value, place) => sum + value * (at(other)[place] ?? 0), 0);
}

test('CHAT-2 wordings of one unit point the same way, those of other units do not', () => {
  const table = trainEncoder(UNITS, TRAINING);
  for (const [one, other, wrong] of [
    [0, 1, 3],
    [2, 3, 5],
    [4, 5, 1],
  ] as const) {
    expect(product(table, one, other)).toBeGreaterThan(product(table, one, wrong));
  }
});

test('CHAT-2 the same wordings give the same encoder', () => {
  expect(trainEncoder(UNITS, TRAINING)).toEqual(trainEncoder(structuredClone(UNITS), TRAINING));
});
