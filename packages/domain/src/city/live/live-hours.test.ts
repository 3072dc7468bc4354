import { expect, test } from 'vitest';
import { dubaiInstant } from '../../guide/dubai-date.ts';
import { hourAt, hoursFrom, readingAt } from './live-hours.ts';

const HOURS = ['2026-11-26T22:00', '2026-11-26T23:00', '2026-11-27T00:00', '2026-11-27T01:00'].map((at) => ({ at }));
const at = (time: string) => dubaiInstant(`2026-11-${time}`);

test('ROUTE-1 the hours ahead begin with the one it is in Dubai, also across midnight', () => {
  expect(hourAt(at('26T23:59'))).toBe('2026-11-26T23:00');
  expect(hoursFrom(HOURS, at('26T23:59'), 2)).toEqual(HOURS.slice(1, 3));
  expect(hoursFrom(HOURS, at('27T01:30'), 24)).toEqual(HOURS.slice(3));
  expect(hoursFrom(HOURS, at('27T02:00'), 24)).toEqual([]);
});

test('ROUTE-1 a reading counts for an hour, then the forecast of the hour does, then nothing', () => {
  const current = { at: '2026-11-26T22:15' };
  expect(readingAt(current, HOURS, at('26T23:14'))).toEqual({ row: current, isForecast: false });
  expect(readingAt(current, HOURS, at('26T23:15'))).toEqual({ row: HOURS[1], isForecast: true });
  expect(readingAt(current, HOURS, at('27T02:00'))).toBeNull();
});
