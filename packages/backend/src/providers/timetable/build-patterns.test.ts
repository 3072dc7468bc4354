import { findWays, type StopAccess } from '@dalil/domain/transit/raptor.ts';
import { ALIGHTS, BOARDS, callsOf, type TransitNetwork } from '@dalil/domain/transit/transit-network.ts';
import { expect, test } from 'vitest';
import { buildPatterns } from './build-patterns.ts';
import type { Call } from './read-calls.ts';

const STOPS = 14;
const TRIPS = 60;
const DAYS = [
  { offset: -1440, isRunning: Uint8Array.of(1, 0) },
  { offset: 0, isRunning: Uint8Array.of(1, 1) },
];
const CHANGE = 2;

function randomOf(seed: number): (limit: number) => number {
  let state = seed * 2_654_435_761;
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

type Town = { network: TransitNetwork; trips: { service: number; calls: Call[] }[]; walks: Map<number, number>[] };

/** A town of lines that cross, with trips that overtake each other, stops where one may not board, and walks. */
function makeTown(random: (limit: number) => number): Town {
  const ways = Array.from({ length: 8 }, () => {
    const stops = Array.from({ length: 2 + random(5) }, () => random(STOPS));
    return stops.filter((stop, at) => stops.indexOf(stop) === at);
  }).filter((stops) => stops.length > 1);
  const trips = Array.from({ length: TRIPS }, (_, trip) => {
    let minute = 300 + random(1300);
    const calls = (ways[trip % ways.length] ?? []).map((stop): Call => {
      const arrives = minute + 1 + random(12);
      minute = arrives + random(3);
      return { stop, arrives, departs: minute, flags: random(8) === 0 ? BOARDS : BOARDS | ALIGHTS };
    });
    return { service: random(2), calls };
  });
  const walks = Array.from({ length: STOPS }, () => new Map<number, number>());
  for (let at = 0; at < 10; at++) walks[random(STOPS)]?.set(random(STOPS), 1 + random(9));
  for (const [stop, of] of walks.entries()) of.delete(stop);
  const { left: _left, ...patterns } = buildPatterns(
    {
      lines: [{ name: 'L', mode: 'bus' }],
      headsigns: [''],
      lineOf: trips.map(() => 0),
      serviceOf: trips.map(({ service }) => service),
      headsignOf: trips.map(() => 0),
      frequencies: new Map(),
      indexOf: new Map(),
    },
    (trip) => trips[trip]?.calls ?? [],
  );
  const paths = walks.map((of) => [...of]);
  const network: TransitNetwork = {
    publisher: '',
    from: '2026-01-01',
    dayTypes: [],
    serviceCount: 2,
    running: new Uint8Array(2),
    stopNames: Array.from({ length: STOPS }, (_, at) => String(at)),
    stopStations: Int32Array.from({ length: STOPS }, (_, at) => at),
    lat: new Float64Array(STOPS),
    lon: new Float64Array(STOPS),
    lines: [{ name: 'L', mode: 'bus' }],
    headsigns: [''],
    ...patterns,
    pathStarts: Int32Array.from({ length: STOPS + 1 }, (_, at) => paths.slice(0, at).flat().length),
    pathTo: Int32Array.from(paths.flat().map(([to]) => to)),
    pathMinutes: Uint8Array.from(paths.flat().map(([, minutes]) => minutes)),
  };
  return { network, trips, walks };
}

/** The earliest arrival within five rides by trying every trip from every stop, without patterns, order or pruning. */
function tryEverything({ trips, walks }: Town, from: readonly StopAccess[], to: readonly StopAccess[], minute: number) {
  // When one could board at a stop: after a vehicle two minutes later than after a walk.
  let ready = new Map<number, number>(from.map(({ stop, minutes }) => [stop, minute + minutes]));
  let best = Number.POSITIVE_INFINITY;
  for (let ride = 0; ride < 5; ride++) {
    const arrived = new Map<number, number>();
    for (const { service, calls } of trips) {
      for (const { offset, isRunning } of DAYS) {
        if (isRunning[service] !== 1) continue;
        let isAboard = false;
        for (const { stop, arrives, departs, flags } of calls) {
          if (isAboard && flags & ALIGHTS)
            arrived.set(stop, Math.min(arrived.get(stop) ?? Number.POSITIVE_INFINITY, arrives + offset));
          if ((ready.get(stop) ?? Number.POSITIVE_INFINITY) <= departs + offset) isAboard = true;
        }
      }
    }
    const next = new Map(ready);
    const set = (stop: number, time: number) =>
      next.set(stop, Math.min(next.get(stop) ?? Number.POSITIVE_INFINITY, time));
    const ends = new Map(arrived);
    for (const [stop, time] of arrived) {
      set(stop, time + CHANGE);
      for (const [other, minutes] of walks[stop] ?? []) {
        set(other, time + minutes);
        ends.set(other, Math.min(ends.get(other) ?? Number.POSITIVE_INFINITY, time + minutes));
      }
    }
    ready = next;
    for (const { stop, minutes } of to) best = Math.min(best, (ends.get(stop) ?? Number.POSITIVE_INFINITY) + minutes);
  }
  return best <= minute + 480 ? best : null;
}

test('ROUTE-1 the earliest arrival is that of trying every trip, in 400 towns', () => {
  let found = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const random = randomOf(seed);
    const town = makeTown(random);
    const [from, to] = [[{ stop: 0, minutes: 3 }], [{ stop: STOPS - 1, minutes: 4 }]];
    const minute = 300 + random(1100);
    const ways = findWays({ network: town.network, calls: callsOf(town.network), days: DAYS, from, to, minute });
    const expected = tryEverything(town, from, to, minute);
    const arrives = ways.at(-1)?.arrives ?? null;
    if (expected === null) expect(arrives, `town ${seed}`).toBeNull();
    else expect(arrives, `town ${seed}`).toBe(expected);
    if (arrives !== null) found++;
    for (const [at, way] of ways.entries()) {
      expect(way.rides.length, `town ${seed}`).toBeGreaterThan(ways[at - 1]?.rides.length ?? 0);
    }
  }
  expect(found).toBeGreaterThan(150);
});
