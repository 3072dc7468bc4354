import { expect, test } from 'vitest';
import { heatLevel, uvBand } from './weather-advice.ts';

test.each([
  [0, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [5, 'moderate'],
  [6, 'high'],
  [7, 'high'],
  [8, 'veryHigh'],
  [10, 'veryHigh'],
  [11, 'extreme'],
  [14, 'extreme'],
])('ROUTE-1 a UV index of %i is %s', (index, band) => {
  expect(uvBand(index)).toBe(band);
});

test.each([
  [26.9, null],
  [27, 'caution'],
  [32, 'extremeCaution'],
  [40.9, 'extremeCaution'],
  [41, 'danger'],
  [54, 'extremeDanger'],
])('ROUTE-1 a felt temperature of %f °C is %s', (felt, level) => {
  expect(heatLevel(felt)).toBe(level);
});
