import { expect, test } from 'vitest';
import { isInEmirate, placedSchema } from './position.ts';

test.each([
  ['Burj Khalifa', 25.1972, 55.2744, true],
  ['Hatta', 24.7968, 56.1256, true],
  ['Palm Jumeirah', 25.13, 55.117, true],
  ['Al Maktoum airport', 24.8966, 55.1614, true],
  ['Sharjah', 25.3463, 55.4209, false],
  ['Abu Dhabi', 24.4539, 54.3773, false],
  ['swapped degrees', 55.2744, 25.1972, false],
  ['nowhere', 0, 0, false],
])('%s lies where it should', (_, lat, lon, expected) => {
  expect(isInEmirate({ lat, lon })).toBe(expected);
});

test('a position outside the emirate is rejected', () => {
  const position = { lat: 24.4539, lon: 54.3773, precisionMetres: 100 };
  expect(placedSchema.safeParse(position).success).toBe(false);
});
