import { expect, test } from 'vitest';
import { decodeSparse, encodeSparse, predictSparse } from './sparse-model.ts';

const MODEL = encodeSparse({ classes: ['salik', 'visa'], bias: [0, 0.5] }, [7, 40, 900], {
  starts: Uint32Array.of(0, 1, 3, 4),
  labels: Uint16Array.of(0, 0, 1, 1),
  weights: Float32Array.of(6, -3, 3, 0.001),
});

test('CHAT-2 a sparse model answers after it was stored', () => {
  const model = decodeSparse(JSON.parse(JSON.stringify(MODEL)), ['salik', 'visa']);
  expect(predictSparse(model, new Map([[7, 1]]))[0]?.[0]).toBe('salik');
  expect(predictSparse(model, new Map([[40, 1]]))[0]?.[0]).toBe('visa');
  expect(predictSparse(model, new Map())[0]?.[0]).toBe('visa');
});

test('CHAT-2 weights too small to store are left out with their features', () => {
  expect(decodeSparse(MODEL, ['salik', 'visa']).rows.size).toBe(2);
});

test('CHAT-2 features that no class has do not weaken the others', () => {
  const model = decodeSparse(MODEL, ['salik', 'visa']);
  expect(
    predictSparse(
      model,
      new Map([
        [7, 1],
        [8, 5],
      ]),
    ),
  ).toEqual(predictSparse(model, new Map([[7, 1]])));
});

test('CHAT-2 a class that the code does not know is an error', () => {
  expect(() => decodeSparse(MODEL, ['visa'])).toThrow('salik');
});
