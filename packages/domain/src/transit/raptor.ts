import { arrivalAt, departureAt, findTrip } from './find-trip.ts';
import type { ServiceDay } from './timetable-days.ts';
import { ALIGHTS, BOARDS, type StopCalls, type TransitNetwork } from './transit-network.ts';

/** The minutes on foot between an end and a stop near it. */
export type StopAccess = { stop: number; minutes: number };

export type RaptorInput = {
  network: TransitNetwork;
  calls: StopCalls;
  days: readonly ServiceDay[];
  from: readonly StopAccess[];
  to: readonly StopAccess[];
  /** The earliest departure, in minutes from the midnight of the journey. */
  minute: number;
};

export type RaptorRide = { pattern: number; trip: number; offset: number; board: number; alight: number };
/** `stop`: where the walk at the end begins. */
export type RaptorWay = { rides: readonly RaptorRide[]; stop: number; arrives: number };

/** More rides than this nobody takes across a city. */
const MAX_RIDES = 5;
/** From one vehicle to the next at the same stop. */
const CHANGE_MINUTES = 2;
/** A way that takes longer is no answer, in minutes. */
const MAX_MINUTES = 8 * 60;
const NEVER = 0x7f_ff_ff_ff;

/**
 * What one round has reached. `ready`: from when on one may board at a stop, with the change there; it is kept from round to round.
 * Rides by arrival and walks by the time at their end, of this round only.
 */
type Round = {
  ready: Int32Array;
  rides: Map<number, RaptorRide & { arrives: number }>;
  walks: Map<number, { from: number; arrives: number }>;
};

/**
 * The earliest arrival for each number of rides, where one ride more arrives earlier; the fewest rides first. At a stop one changes in
 * two minutes, between stops in the time on foot.
 */
export function findWays(input: RaptorInput): RaptorWay[] {
  const { network, from, minute } = input;
  const first: Round = {
    ready: new Int32Array(network.stopNames.length).fill(NEVER),
    rides: new Map(),
    walks: new Map(),
  };
  for (const { stop, minutes } of from) first.ready[stop] = Math.min(first.ready[stop] ?? 0, minute + minutes);
  let marked = from.map(({ stop }) => stop);
  const ridden = new Int32Array(network.stopNames.length).fill(NEVER);
  const rounds = [first];
  const ways: RaptorWay[] = [];
  let limit = minute + MAX_MINUTES + 1;
  for (let count = 1; count <= MAX_RIDES && marked.length > 0; count++) {
    const before = rounds[count - 1] ?? first;
    const round: Round = { ready: before.ready.slice(), rides: new Map(), walks: new Map() };
    rounds.push(round);
    const step = { input, before, round, ridden, limit };
    rideAll(step, marked);
    walkAll(step);
    marked = [...new Set([...round.rides.keys(), ...round.walks.keys()])].filter(
      (stop) => round.ready[stop] !== before.ready[stop],
    );
    const end = endOf(input, round);
    if (!end || end.arrives >= limit) continue;
    limit = end.arrives;
    ways.push({ rides: ridesTo(network, rounds, end.stop), stop: end.stop, arrives: end.arrives });
  }
  return ways;
}

/** `ridden`: the earliest arrival of a vehicle at each stop so far. */
type Step = { input: RaptorInput; before: Round; round: Round; ridden: Int32Array; limit: number };

/** Rides every pattern from the first of its stops that the round before has reached. */
function rideAll(step: Step, marked: readonly number[]): void {
  const { calls } = step.input;
  const firstOf = new Map<number, number>();
  for (const stop of marked) {
    for (let at = calls.starts[stop] ?? 0; at < (calls.starts[stop + 1] ?? 0); at++) {
      const [pattern, position] = [calls.patterns[at] ?? 0, calls.positions[at] ?? 0];
      if (position < (firstOf.get(pattern) ?? NEVER)) firstOf.set(pattern, position);
    }
  }
  // Day by day: a trip of the evening before may well be overtaken by one of the day.
  for (const [pattern, position] of firstOf) {
    for (const day of step.input.days) {
      if (isUnderway(step, day, pattern)) ridePattern(step, day, pattern, position);
    }
  }
}

/** Whether any trip of a pattern on a day is between the departure that is asked for and the best arrival so far. */
function isUnderway({ input, limit }: Step, { offset }: ServiceDay, pattern: number): boolean {
  const { network, minute } = input;
  const [start, end] = [network.timeStarts[pattern] ?? 0, network.timeStarts[pattern + 1] ?? 0];
  // No trip overtakes another, so that the first departure and the last arrival are those of all.
  return (network.departures[start] ?? 0) + offset < limit && (network.arrivals[end - 1] ?? 0) + offset >= minute;
}

function ridePattern(
  { input: { network }, before, round, ridden, limit }: Step,
  day: ServiceDay,
  pattern: number,
  from: number,
): void {
  const { offset } = day;
  const [start, end] = [network.patternStarts[pattern] ?? 0, network.patternStarts[pattern + 1] ?? 0];
  let boarded: { trip: number; board: number } | null = null;
  for (let position = from; start + position < end; position++) {
    const stop = network.patternStops[start + position] ?? 0;
    const flags = network.patternFlags[start + position] ?? 0;
    if (boarded && flags & ALIGHTS) {
      const arrives = arrivalAt(network, pattern, boarded.trip, position) + offset;
      // Compared with rides alone: one may walk on from a vehicle, but not from a walk.
      if (arrives < Math.min(limit, ridden[stop] ?? NEVER)) {
        ridden[stop] = arrives;
        round.rides.set(stop, { pattern, offset, ...boarded, alight: position, arrives });
        round.ready[stop] = Math.min(round.ready[stop] ?? NEVER, arrives + CHANGE_MINUTES);
      }
    }
    const ready = before.ready[stop] ?? NEVER;
    if (ready >= limit || !(flags & BOARDS)) continue;
    const trip = findTrip(network, day, pattern, position, ready);
    if (trip === null) continue;
    // Within a pattern no trip overtakes another: what leaves here first is also first at every later stop.
    const isFirst =
      boarded === null ||
      departureAt(network, pattern, trip, position) < departureAt(network, pattern, boarded.trip, position);
    if (isFirst) boarded = { trip, board: position };
  }
}

/** Walks on from every stop that a ride of this round has reached. */
function walkAll({ input: { network }, round, limit }: Step): void {
  for (const [from, ride] of round.rides) {
    for (let path = network.pathStarts[from] ?? 0; path < (network.pathStarts[from + 1] ?? 0); path++) {
      const to = network.pathTo[path] ?? 0;
      const arrives = ride.arrives + (network.pathMinutes[path] ?? 0);
      if (arrives >= Math.min(limit, round.ready[to] ?? NEVER)) continue;
      round.walks.set(to, { from, arrives });
      round.ready[to] = arrives;
    }
  }
}

/** The stop near the end by which a round arrives first. */
function endOf({ to }: RaptorInput, { rides, walks }: Round): { stop: number; arrives: number } | null {
  const reached = to.flatMap(({ stop, minutes }) => {
    const times = [rides.get(stop)?.arrives, walks.get(stop)?.arrives].filter((time) => time !== undefined);
    return times.length === 0 ? [] : [{ stop, minutes, arrives: Math.min(...times) + minutes }];
  });
  return reached.toSorted((a, b) => a.arrives - b.arrives || a.minutes - b.minutes)[0] ?? null;
}

/** The rides that lead to a stop in the last round, from the first on. */
function ridesTo(network: TransitNetwork, rounds: readonly Round[], last: number): RaptorRide[] {
  const rides: RaptorRide[] = [];
  let stop = last;
  for (let at = rounds.length - 1; at > 0; at--) {
    const [round, before] = [rounds[at], rounds[at - 1]];
    if (!round || !before) break;
    const isEnd = at === rounds.length - 1;
    // One boards by the label of the round that has brought it.
    if (!isEnd && round.ready[stop] === before.ready[stop]) continue;
    const [ride, walk] = [round.rides.get(stop), round.walks.get(stop)];
    const byRide = ride ? ride.arrives + (isEnd ? 0 : CHANGE_MINUTES) : NEVER;
    const taken = walk && walk.arrives < byRide ? round.rides.get(walk.from) : ride;
    if (!taken) break;
    const { arrives: _arrives, ...kept } = taken;
    rides.unshift(kept);
    stop = network.patternStops[(network.patternStarts[kept.pattern] ?? 0) + kept.board] ?? 0;
  }
  return rides;
}
