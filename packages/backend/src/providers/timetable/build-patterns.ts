import type { TransitNetwork } from '@dalil/domain/transit/transit-network.ts';
import type { Call } from './read-calls.ts';
import type { Frequency, Trips } from './read-trips.ts';
import { WrongTimetable } from './wrong-timetable.ts';

type Run = { trip: number; minutes: number; isRough: boolean; calls: readonly Call[] };
/** Trips of one line that call at the same stops, none of which overtakes another. */
type Lane = { line: number; calls: readonly Call[]; runs: Run[] };

export type Patterns = Pick<
  TransitNetwork,
  | 'patternLines'
  | 'patternStarts'
  | 'patternStops'
  | 'patternFlags'
  | 'tripStarts'
  | 'tripServices'
  | 'tripHeadsigns'
  | 'tripIsRough'
  | 'timeStarts'
  | 'arrivals'
  | 'departures'
> & {
  /** Trips whose times run backwards, or that call at one stop only: nothing is said of them. */
  left: number;
};

/** With those that frequencies stand for. */
const MAX_RUNS = 1_000_000;
const MAX_TIMES = 16_000_000;

/** Puts the trips into patterns for RAPTOR. Throws `WrongTimetable` where they are more than a city has. */
export function buildPatterns(trips: Trips, callsOf: (trip: number) => Call[]): Patterns {
  const groups = new Map<string, Run[]>();
  let [left, runs] = [0, 0];
  for (let trip = 0; trip < trips.lineOf.length; trip++) {
    const calls = callsOf(trip);
    if (!isInOrder(calls)) {
      left++;
      continue;
    }
    const key = `${trips.lineOf[trip]}:${calls.map(({ stop, flags }) => `${stop}.${flags}`).join()}`;
    const found = runsOf(trip, calls, trips.frequencies.get(trip));
    runs += found.length;
    if (runs > MAX_RUNS) throw new WrongTimetable('too_large');
    const group = groups.get(key);
    if (group) group.push(...found);
    else groups.set(key, found);
  }
  if (runs === 0) throw new WrongTimetable('no_trips');
  return { ...flatten(Array.from(groups.values(), (group) => lanesOf(group, trips)).flat(), trips), left };
}

function isInOrder(calls: readonly Call[]): boolean {
  return (
    calls.length > 1 &&
    calls.every(({ arrives }, at) => arrives >= (calls[at - 1]?.departs ?? 0)) &&
    calls.every(({ departs }, at) => departs >= (calls[at - 1]?.departs ?? 0))
  );
}

function runsOf(trip: number, calls: readonly Call[], frequencies: readonly Frequency[] | undefined): Run[] {
  if (!frequencies) return [{ trip, minutes: 0, isRough: false, calls }];
  const start = calls[0]?.departs ?? 0;
  return frequencies.flatMap(({ from, until, every, isRough }) =>
    Array.from({ length: Math.max(0, Math.min(MAX_RUNS, Math.ceil((until - from) / every - 1e-9))) }, (_, at) => ({
      trip,
      minutes: Math.floor(from + at * every) - start,
      isRough,
      calls,
    })),
  );
}

const arrivalOf = ({ calls, minutes }: Run, at: number) => (calls[at]?.arrives ?? 0) + minutes;
const departureOf = ({ calls, minutes }: Run, at: number) => (calls[at]?.departs ?? 0) + minutes;

/** Divides trips so that in each lane every trip is behind the one before it at every stop. */
function lanesOf(runs: readonly Run[], { lineOf }: Trips): Lane[] {
  const lanes: Lane[] = [];
  for (const run of runs.toSorted((a, b) => departureOf(a, 0) - departureOf(b, 0) || a.trip - b.trip)) {
    const lane = lanes.find(({ runs: others }) => {
      const before = others.at(-1);
      return before && run.calls.every((_, at) => isBehind(before, run, at));
    });
    if (lane) lane.runs.push(run);
    else lanes.push({ line: lineOf[run.trip] ?? 0, calls: run.calls, runs: [run] });
  }
  return lanes;
}

const isBehind = (one: Run, other: Run, at: number) =>
  arrivalOf(one, at) <= arrivalOf(other, at) && departureOf(one, at) <= departureOf(other, at);

function flatten(lanes: readonly Lane[], { serviceOf, headsignOf }: Trips): Omit<Patterns, 'left'> {
  const [starts, tripStarts, timeStarts] = [0, 1, 2].map(() => new Int32Array(lanes.length + 1)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  for (const [at, { calls, runs }] of lanes.entries()) {
    starts[at + 1] = (starts[at] ?? 0) + calls.length;
    tripStarts[at + 1] = (tripStarts[at] ?? 0) + runs.length;
    timeStarts[at + 1] = (timeStarts[at] ?? 0) + runs.length * calls.length;
  }
  if ((timeStarts.at(-1) ?? 0) > MAX_TIMES) throw new WrongTimetable('too_large');
  const runs = lanes.flatMap((lane) => lane.runs);
  const arrivals = new Uint16Array(timeStarts.at(-1) ?? 0);
  const departures = new Uint16Array(arrivals.length);
  let at = 0;
  for (const run of runs) {
    for (let call = 0; call < run.calls.length; call++, at++) {
      arrivals[at] = arrivalOf(run, call);
      departures[at] = departureOf(run, call);
    }
  }
  const calls = lanes.flatMap((lane) => lane.calls);
  return {
    patternLines: Int32Array.from(lanes, ({ line }) => line),
    patternStarts: starts,
    patternStops: Int32Array.from(calls, ({ stop }) => stop),
    patternFlags: Uint8Array.from(calls, ({ flags }) => flags),
    tripStarts,
    tripServices: Int32Array.from(runs, ({ trip }) => serviceOf[trip] ?? 0),
    tripHeadsigns: Int32Array.from(runs, ({ trip }) => headsignOf[trip] ?? 0),
    tripIsRough: Uint8Array.from(runs, ({ isRough }) => Number(isRough)),
    timeStarts,
    arrivals,
    departures,
  };
}
