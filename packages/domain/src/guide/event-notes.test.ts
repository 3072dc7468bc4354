import { expect, test } from 'vitest';
import { type EventConditions, eventNotes } from './event-notes.ts';
import type { Occurrence } from './event-occurrence.ts';

const month = (comfort: 'good' | 'very-hot') => ({
  meanMaxC: 40,
  meanMinC: 30,
  sunrise: '06:00',
  sunset: '19:00',
  comfort,
});
const PRAYERS = { date: '2026-07-11', dhuhr: 746, asr: 961, maghrib: 1153, isha: 1243 };
const METRO = [
  { days: ['mon', 'tue', 'wed', 'thu', 'sat'] as const, from: '05:00', to: '00:00' },
  { days: ['fri'] as const, from: '05:00', to: '01:00' },
].map(({ days, ...hours }) => ({ days: [...days], ...hours }));
const KNOWN: EventConditions = {
  setting: 'outdoor',
  months: Array.from({ length: 12 }, (_, at) => month(at >= 5 && at <= 8 ? 'very-hot' : 'good')),
  prayers: PRAYERS,
  metro: METRO,
  metroMinutes: 6,
};

/** 11 July 2026 is a Saturday. */
function on(startTime: string | null, endTime: string | null, start = '2026-07-11', end = start): Occurrence {
  return { start, end, startTime, endTime, certainty: 'confirmed', otherStart: null };
}

const codes = (occurrence: Occurrence, change: Partial<EventConditions> = {}) =>
  eventNotes(occurrence, { ...KNOWN, ...change }).map(({ code }) => code);

test('ROUTE-1 an event outdoors in a hot month says so by day and without times, not after sunset or indoors', () => {
  expect(codes(on(null, null))).toEqual(['heat']);
  expect(codes(on('10:00', '12:00'))).toEqual(['heat']);
  expect(codes(on('19:30', '20:30'))).not.toContain('heat');
  expect(codes(on(null, null), { setting: 'indoor' })).toEqual([]);
  expect(codes(on(null, null, '2026-01-10'))).toEqual([]);
});

test('ROUTE-1 prayers while an event is on are named with their minute, only for its own day', () => {
  expect(eventNotes(on('18:00', '21:00'), { ...KNOWN, setting: 'indoor' })).toEqual([
    {
      code: 'prayers',
      prayers: [
        { prayer: 'maghrib', minute: 1153 },
        { prayer: 'isha', minute: 1243 },
      ],
    },
  ]);
  expect(codes(on('18:00', '21:00', '2026-07-13'), { setting: 'indoor' })).toEqual([]);
});

test.each([
  ['21:00', []],
  ['22:30', ['metro-runs']],
  ['23:59', ['metro-runs']],
])('ROUTE-1 an event that ends at %s on a Saturday: %j', (endTime, expected) => {
  expect(codes(on('20:50', endTime), { setting: 'indoor' })).toEqual(expected);
});

test('ROUTE-1 an event that ends after the last train, and one on a day whose hours are not known', () => {
  expect(codes(on('20:50', '00:30', '2026-07-11', '2026-07-12'), { setting: null })).toEqual(['metro-ended']);
  expect(codes(on('22:00', '23:00', '2026-12-31'), { setting: null })).toEqual(['metro-unknown']);
  expect(codes(on('22:00', '23:30'), { setting: null, metro: null })).toEqual([]);
});
