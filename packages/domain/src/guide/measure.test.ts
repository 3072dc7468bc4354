import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPossible, type Measure, MEASURES, toImperial, toMetric } from './measure.ts';

test.each<[Measure, number, number]>([
  ['temperature', 0, 32],
  ['temperature', 100, 212],
  ['temperature', -40, -40],
  ['temperature', 45, 113],
  ['distance', 1.609344, 1],
  ['distance', 140, 86.992],
  ['area', 100, 1076.391],
  ['weight', 0.45359237, 1],
  ['weight', 30, 66.1387],
])('I18N-1 %s: %d metric is %d imperial', (measure, metric, imperial) => {
  expect(toImperial(measure, metric)).toBeCloseTo(imperial, 3);
  expect(toMetric(measure, imperial)).toBeCloseTo(metric, 2);
});

test('I18N-1 there and back is the same value', () => {
  const measures = Object.keys(MEASURES) as Measure[];
  fc.assert(
    fc.property(fc.constantFrom(...measures), fc.integer({ min: -1000, max: 1e6 }), (measure, value) => {
      expect(toMetric(measure, toImperial(measure, value))).toBeCloseTo(value, 6);
    }),
  );
});

test('I18N-1 nothing is colder than absolute zero or shorter than nothing', () => {
  expect(isPossible('temperature', -273.15)).toBe(true);
  expect(isPossible('temperature', -273.16)).toBe(false);
  expect(isPossible('distance', 0)).toBe(true);
  expect(isPossible('weight', -0.1)).toBe(false);
});
