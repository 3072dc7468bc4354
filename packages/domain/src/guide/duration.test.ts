import { expect, test } from 'vitest';
import { durationParts, isDuration } from './duration.ts';

test.each([
  ['PT180M', [{ unit: 'minute', count: 180 }]],
  ['P12M', [{ unit: 'month', count: 12 }]],
  [
    'P1DT6H',
    [
      { unit: 'day', count: 1 },
      { unit: 'hour', count: 6 },
    ],
  ],
  ['P2W', [{ unit: 'week', count: 2 }]],
])('%s is stored in the units it was written in', (value, parts) => {
  expect(durationParts(value)).toEqual(parts);
});

test.each(['', 'P', 'PT', 'P1H', '30 minutes', 'P-1D'])('%j is no duration', (value) => {
  expect(isDuration(value)).toBe(false);
  expect(durationParts(value)).toEqual([]);
});
