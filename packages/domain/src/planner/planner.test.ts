import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingState } from '../city/opening-state.ts';
import { addDays } from '../guide/calendar-day.ts';
import type { OpeningHours } from '../guide/opening-hours.ts';
import { chooseInstead, choosePlan, type PlanSources, schedulePlan } from './build-plan.ts';
import { addStop, moveStop, moveToDay, removeStop, replaceStop } from './edit-plan.ts';
import { type PlanPlace, TYPES_OF_INTEREST } from './plan-place.ts';
import {
  CONSTRAINTS,
  formatPlan,
  INTERESTS,
  MAX_DAYS,
  PACES,
  type PlanRequest,
  type PlanStops,
  readPlanRequest,
  readPlanStops,
} from './plan-request.ts';

const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

function daily(from: string, to: string, days: readonly (typeof EVERY_DAY)[number][] = EVERY_DAY): OpeningHours {
  const rows = [{ days: [...days], from, to }];
  return { weekly: rows, ramadan: rows, holidays: rows, season: null, closures: [] };
}

function place(id: string, change: Partial<PlanPlace> = {}): PlanPlace {
  const position = { lat: 25.2, lon: 55.27 };
  const base = { type: 'museum', position, setting: 'indoor', hours: daily('10:00', '20:00') } as const;
  return { id, ...base, isForFamilies: true, isMeal: false, priceBand: 1, metroMinutes: 5, ...change };
}

const clock = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
const hours = fc.option(
  fc
    .tuple(clock, clock, fc.subarray([...EVERY_DAY], { minLength: 1 }))
    .filter(([from, to]) => from !== to)
    .map(([from, to, days]) => daily(from, to, days)),
);
const types = [...new Set(Object.values(TYPES_OF_INTEREST).flat())];
const anyPlace = fc.record({
  type: fc.constantFrom(...types),
  lat: fc.double({ min: 24.95, max: 25.3, noNaN: true }),
  lon: fc.double({ min: 55.05, max: 55.4, noNaN: true }),
  setting: fc.constantFrom('indoor' as const, 'outdoor' as const, 'both' as const),
  hours,
  isForFamilies: fc.boolean(),
  priceBand: fc.integer({ min: 1, max: 4 }),
  metroMinutes: fc.option(fc.integer({ min: 1, max: 25 })),
});
const places = (kind: 'sight' | 'meal', count: number) =>
  fc.array(anyPlace, { maxLength: count }).map((found) =>
    found.map(({ lat, lon, ...rest }, at): PlanPlace => {
      const isMeal = kind === 'meal';
      return { ...rest, id: `${kind}-${at}`, type: isMeal ? 'restaurant' : rest.type, position: { lat, lon }, isMeal };
    }),
  );
const sources: fc.Arbitrary<PlanSources> = fc.record({
  sights: places('sight', 40),
  meals: places('meal', 10),
  months: fc.constant(null),
});
const request: fc.Arbitrary<PlanRequest> = fc.record({
  start: fc.integer({ min: 0, max: 700 }).map((day) => addDays('2026-11-22', day)),
  days: fc.integer({ min: 1, max: MAX_DAYS }),
  pace: fc.constantFrom(...PACES),
  interests: fc.subarray([...INTERESTS]),
  constraints: fc.subarray([...CONSTRAINTS]),
  seed: fc.integer({ min: 1, max: 999 }),
});

const asMap = ({ sights, meals }: PlanSources) => new Map([...sights, ...meals].map((one) => [one.id, one]));
const planOf = (wanted: PlanRequest, from: PlanSources) => {
  const stops = choosePlan(wanted, from);
  return { stops, days: schedulePlan(wanted, stops, { places: asMap(from), months: from.months }) };
};

test('ROUTE-1 visits never overlap, leave time for the way, and no place comes twice', () => {
  fc.assert(
    fc.property(request, sources, (wanted, from) => {
      const { stops, days } = planOf(wanted, from);
      expect(days).toHaveLength(wanted.days);
      expect(new Set(stops.flat()).size).toBe(stops.flat().length);
      for (const { visits } of days) {
        visits.forEach((visit, at) => {
          const before = visits[at - 1];
          expect(visit.to).toBeGreaterThan(visit.from);
          if (before) expect(visit.from).toBeGreaterThanOrEqual(before.to + (visit.travel?.minutes ?? 0));
        });
      }
    }),
    { numRuns: 60 },
  );
});

test('ROUTE-1 opening hours are respected, or the plan says that they are not', () => {
  fc.assert(
    fc.property(request, sources, (wanted, from) => {
      for (const { date, visits } of planOf(wanted, from).days) {
        for (const { place: one, from: start, to, notes } of visits) {
          const stateAt = (minute: number) => {
            const shift = Math.floor(minute / 1440);
            return openingState(one.hours, addDays(date, shift), minute - shift * 1440).kind;
          };
          const states = new Set(Array.from({ length: to - start }, (_, at) => stateAt(start + at)));
          const codes = notes.map(({ code }) => code);
          if (states.has('closed'))
            expect(codes.some((code) => ['closed', 'closes', 'hours-unknown'].includes(code))).toBe(true);
          else if (states.has('unknown')) expect(codes).toContain('hours-unknown');
          else expect(codes).not.toContain('closed');
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('ROUTE-1 the same request gives the same plan, and wishes keep places out', () => {
  fc.assert(
    fc.property(request, sources, (wanted, from) => {
      const { stops } = planOf(wanted, from);
      expect(choosePlan(wanted, from)).toEqual(stops);
      const chosen = stops.flat().flatMap((id) => asMap(from).get(id) ?? []);
      if (wanted.constraints.includes('children')) expect(chosen.every((one) => one.isForFamilies)).toBe(true);
      if (wanted.constraints.includes('low-cost')) expect(chosen.every((one) => one.priceBand === 1)).toBe(true);
      const sights = chosen.filter((one) => !one.isMeal);
      if (wanted.constraints.includes('no-car')) expect(sights.every((one) => one.metroMinutes !== null)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('ROUTE-1 the address of a plan holds all of it, and no address breaks the page', () => {
  fc.assert(
    fc.property(request, sources, (wanted, from) => {
      const stops = choosePlan(wanted, from);
      const search = new URLSearchParams(formatPlan(wanted, stops));
      expect(readPlanRequest(search, '2030-01-01')).toEqual(wanted);
      expect(readPlanStops(search)).toEqual(stops);
    }),
    { numRuns: 40 },
  );
  const wild = new URLSearchParams('start=2026-02-30&days=99&pace=x&interest=y&seed=-1&stops=a.a~<b>.c~a~~~~~~~~');
  expect(readPlanRequest(wild, '2026-11-23')).toMatchObject({ start: '2026-11-23', days: 2, pace: 'normal', seed: 1 });
  expect(readPlanStops(wild)).toEqual([['a'], ['c'], [], [], [], [], []]);
  expect(readPlanStops(new URLSearchParams(''))).toBeNull();
});

const REQUEST: PlanRequest = { start: '2026-11-24', days: 1, pace: 'normal', interests: [], constraints: [], seed: 1 };

test('ROUTE-1 a day stays in one part of the city, with a meal at noon and doors that are open', () => {
  const marina = { lat: 25.08, lon: 55.14 };
  const from: PlanSources = {
    sights: [
      place('evening', { type: 'show', hours: daily('18:00', '22:00') }),
      place('a'),
      place('far', { type: 'gallery', position: marina }),
      place('closed', { type: 'heritage', hours: daily('10:00', '20:00', ['mon']) }),
      place('b', { type: 'landmark' }),
      place('c', { type: 'souk' }),
      place('d', { type: 'garden' }),
    ],
    meals: [
      place('dinner', { isMeal: true, type: 'restaurant', hours: daily('18:00', '23:00') }),
      place('lunch', { isMeal: true, type: 'restaurant' }),
    ],
    months: null,
  };
  const { stops, days } = planOf(REQUEST, from);
  expect(stops[0]?.toSorted()).toEqual(['a', 'b', 'c', 'd', 'lunch']);
  const lunch = days[0]?.visits.find(({ place: { id } }) => id === 'lunch');
  expect(lunch?.from).toBeGreaterThanOrEqual(12 * 60);
  expect(lunch?.from).toBeLessThanOrEqual(14 * 60);
  expect(days[0]?.visits.flatMap(({ notes }) => notes).filter(({ isViolated }) => isViolated)).toEqual([]);
  expect(chooseInstead(REQUEST, from, { stops, day: 0, id: 'a' })).toBe('far');
  expect(chooseInstead(REQUEST, from, { stops, day: 0, id: 'lunch' })).toBeNull();
});

test('ROUTE-1 what an edited plan violates is said: a closed door, noon outdoors, a long way, a late end', () => {
  const outdoors = place('park', {
    type: 'park',
    setting: 'outdoor',
    isForFamilies: false,
    hours: daily('00:00', '24:00'),
  });
  const far = place('far', { position: { lat: 24.8, lon: 56.1 } });
  const closed = place('shut', { hours: daily('18:00', '20:00') });
  const wanted = { ...REQUEST, constraints: ['indoor-noon', 'children', 'no-car'] as const };
  const months = Array.from({ length: 12 }, () => ({
    meanMaxC: 41,
    comfort: 'extreme' as const,
  }));
  const codesOf = (...ids: PlanPlace[]) =>
    schedulePlan(wanted, [ids.map(({ id }) => id)], {
      places: new Map(ids.map((one) => [one.id, one])),
      months,
    })[0]?.visits.map(({ notes }) => notes.map(({ code }) => code));
  expect(codesOf(closed)).toEqual([['closed']]);
  expect(codesOf(place('a'), place('b'), outdoors)?.[2]).toEqual(['noon-outdoors', 'not-family', 'heat']);
  expect(codesOf(place('a'), place('b'))?.[1]).toEqual(['prayer']);
  expect(codesOf(place('a'), far)?.[1]).toContain('far');
  expect(codesOf(place('a', { hours: null, metroMinutes: null }))).toEqual([['hours-unknown', 'no-metro']]);
});

test('ROUTE-1 a plan is edited without losing or doubling a place', () => {
  const stops: PlanStops = [['a', 'b', 'c'], ['d']];
  expect(moveStop(stops, { day: 0, id: 'b' }, -1)).toEqual([['b', 'a', 'c'], ['d']]);
  expect(moveStop(stops, { day: 0, id: 'c' }, 1)).toEqual(stops);
  expect(moveToDay(stops, { day: 0, id: 'b' }, 1)).toEqual([
    ['a', 'c'],
    ['d', 'b'],
  ]);
  expect(moveToDay(stops, { day: 0, id: 'b' }, 5)).toEqual(stops);
  expect(removeStop(stops, { day: 1, id: 'd' })).toEqual([['a', 'b', 'c'], []]);
  expect(addStop(stops, { day: 1, id: 'a' })).toEqual(stops);
  expect(addStop(stops, { day: 1, id: 'e' })).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
  expect(replaceStop(stops, { day: 0, id: 'a' }, 'e')).toEqual([['e', 'b', 'c'], ['d']]);
  expect(replaceStop(stops, { day: 0, id: 'a' }, 'd')).toEqual(stops);
});
