import { expect, test } from 'vitest';
import { minutesOnFoot, walkMinutes } from './walk.ts';

const at = (lat: number, precisionMetres = 50) => ({ lat, lon: 55.3, precisionMetres });

test('ROUTE-1 a walk is a third longer than the straight line, at 80 m a minute, rounded up', () => {
  expect(walkMinutes(0)).toBe(1);
  expect(walkMinutes(61)).toBe(1);
  expect(walkMinutes(62)).toBe(2);
  expect(walkMinutes(1538)).toBe(25);
  expect(walkMinutes(1540)).toBeNull();
});

test('ROUTE-1 no walk is estimated from a position that is not exactly known', () => {
  // 333 m.
  expect(minutesOnFoot(at(25.2), at(25.203))).toBe(6);
  expect(minutesOnFoot(at(25.2, 301), at(25.203))).toBeNull();
  expect(minutesOnFoot(at(25.2), at(25.203, 301))).toBeNull();
  expect(minutesOnFoot(at(25.2), at(25.4))).toBeNull();
});
