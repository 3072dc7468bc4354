import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Figure, FIGURE_PAGES, scoreboard, type ScoreboardInput } from './scoreboard.ts';

const FETCHED = '2026-11-26T08:00:00.000Z';
const hoursAfter = (hours: number) => new Date(Date.parse(FETCHED) + hours * 3_600_000);
const NORMALS = { meanMaxC: 31, meanMinC: 20, seaTemperatureC: 26 };

const NOTHING: ScoreboardInput = {
  now: hoursAfter(0),
  minute: null,
  weather: null,
  air: null,
  sea: null,
  climate: null,
  salik: [],
  metro: null,
  fuel: null,
  eventCount: 0,
  nextHoliday: null,
};
const row = { at: '2026-11-26T12:00', feltC: 43, temperatureC: 38, sky: null };
const weather = { fetchedAt: FETCHED, value: { current: row, hours: [row] } };
const sea = { fetchedAt: FETCHED, value: { hours: [{ at: '2026-11-26T12:00', seaC: 27, waveM: 0.4 }] } };
const air = (usAqi: number | null) => {
  const reading = { at: '2026-11-26T12:00', usAqi };
  return { fetchedAt: FETCHED, value: { current: reading, hours: [reading] } };
};
const figure = (input: Partial<ScoreboardInput>, id: Figure['id']) =>
  scoreboard({ ...NOTHING, ...input }).find((one) => one.id === id);

test('ID-2 where nothing is known only the calendar is counted', () => {
  expect(scoreboard(NOTHING)).toEqual([{ id: 'events', basis: 'computed', count: 0 }]);
});

test.each([
  ['fresh', 0, 'live'],
  ['stale', 11.9, 'live'],
  ['too old', 12.1, 'normal'],
] as const)('ID-2 a %s weather value of %d hours is shown as %s', (_state, hours, basis) => {
  const found = figure({ weather, climate: NORMALS, now: hoursAfter(hours) }, 'heat');
  expect(found?.basis).toBe(basis);
  if (basis === 'live') expect(found).toMatchObject({ feltC: 43, temperatureC: 38, level: 'danger' });
});

test('ID-2 the sea follows its own limit of a day, and without a value or a normal it is missing', () => {
  expect(figure({ sea, climate: NORMALS, now: hoursAfter(23.9) }, 'sea')).toMatchObject({ basis: 'live', seaC: 27 });
  expect(figure({ sea, climate: NORMALS, now: hoursAfter(24.1) }, 'sea')).toEqual({
    id: 'sea',
    basis: 'normal',
    seaC: 26,
  });
  expect(figure({ sea, now: hoursAfter(24.1) }, 'sea')).toBeUndefined();
});

test.each([
  [50, 'good'],
  [51, 'moderate'],
  [101, 'sensitive'],
  [301, 'hazardous'],
])('ID-2 an air quality index of %d is %s', (index, band) => {
  expect(figure({ air: air(index) }, 'air')).toMatchObject({ index, band });
});

test('ID-2 air has no normal: an unknown or old index is missing', () => {
  expect(figure({ air: air(null), climate: NORMALS }, 'air')).toBeUndefined();
  expect(figure({ air: air(80), now: hoursAfter(13) }, 'air')).toBeUndefined();
});

const WINDOWS: ScoreboardInput['salik'] = [
  { from: 0, to: 360, kind: 'free', price: 0 },
  { from: 360, to: 600, kind: 'peak', price: 6 },
  { from: 600, to: 1800, kind: 'charged', price: 4 },
];

test.each([
  [0, 0, { price: 6, minute: 360 }],
  [359, 0, { price: 6, minute: 360 }],
  [360, 6, { price: 4, minute: 600 }],
  [600, 4, null],
])('ID-2 at minute %d the toll is %d', (minute, price, next) => {
  expect(figure({ salik: WINDOWS, minute }, 'salik')).toEqual({ id: 'salik', basis: 'fact', price, next });
});

test('ID-2 before the minute is known the toll is a range, and none where a part of the day is not confirmed', () => {
  expect(figure({ salik: WINDOWS }, 'salik')).toMatchObject({ low: 0, high: 6 });
  const unknown = { from: 600, to: 1440, kind: 'unknown', price: null } as const;
  expect(figure({ salik: [...WINDOWS.slice(0, 2), unknown] }, 'salik')).toBeUndefined();
  expect(figure({ salik: [unknown], minute: 700 }, 'salik')).toBeUndefined();
});

test('ID-2 whatever is known, each figure appears once, in order, with a page, and never from an old live value', () => {
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
  const input = fc.record({
    hours: fc.double({ min: -1, max: 60, noNaN: true }),
    weather: maybe(fc.constant(weather)),
    sea: maybe(fc.constant(sea)),
    aqi: maybe(fc.nat(500)),
    climate: maybe(fc.constant(NORMALS)),
    minute: maybe(fc.integer({ min: 0, max: 1439 })),
    metro: maybe(fc.constant('05:00 to 24:00')),
    fuel: maybe(fc.constant('AED 2.58')),
    eventCount: fc.nat(20),
    nextHoliday: maybe(fc.record({ days: fc.nat(400) })),
  });
  fc.assert(
    fc.property(input, ({ hours, aqi, ...known }) => {
      const figures = scoreboard({
        ...known,
        now: hoursAfter(hours),
        air: aqi === null ? null : air(aqi),
        salik: WINDOWS,
      });
      const ids = figures.map(({ id }) => id);
      expect(ids).toEqual(Object.keys(FIGURE_PAGES).filter((id) => ids.includes(id as Figure['id'])));
      const isLive = (id: Figure['id']) => figures.some((one) => one.id === id && one.basis === 'live');
      if (hours > 12) expect(isLive('heat') || isLive('air')).toBe(false);
      if (hours > 24) expect(isLive('sea')).toBe(false);
    }),
  );
});
