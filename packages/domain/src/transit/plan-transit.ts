import { walkMinutes } from '../city/walk.ts';
import { metresBetween } from '../guide/distance.ts';
import type { Position } from '../guide/position.ts';
import { arrivalAt, departureAt, lastDeparture } from './find-trip.ts';
import { findWays, type RaptorRide, type RaptorWay, type StopAccess } from './raptor.ts';
import { type ServiceDay, serviceDays } from './timetable-days.ts';
import type { TransitJourney, TransitLeg, TransitRide } from './transit-journey.ts';
import { BOARDS, type StopCalls, type TransitNetwork } from './transit-network.ts';

export type TransitInput = {
  network: TransitNetwork;
  calls: StopCalls;
  from: Position;
  to: Position;
  /** `YYYY-MM-DD` and the minute of it in Dubai. */
  date: string;
  minute: number;
};

/** The longest walk to a first stop and from a last one. */
const MAX_WALK = 15;
/** Around a point in a dense quarter there are more, of which the far ones bring nothing. */
const MAX_STOPS = 40;
/** So many departures one compares. */
const MAX_JOURNEYS = 3;
/** One more change is worth so many minutes. */
const CHANGE_WORTH = 5;

/**
 * The next journeys by a timetable, the earliest departure first; at most three, of which none leaves earlier without arriving earlier.
 * Empty if no stop is within a walk, or nothing runs within eight hours. Walks are estimates by the straight line.
 */
export function planTransit(input: TransitInput): TransitJourney[] {
  const { network, calls, date } = input;
  const days = serviceDays(network, date);
  const [from, to] = [accessOf(network, input.from), accessOf(network, input.to)];
  if (days.length === 0 || from.length === 0 || to.length === 0) return [];
  const found: TransitJourney[] = [];
  let { minute } = input;
  for (let at = 0; at < MAX_JOURNEYS; at++) {
    const ways = findWays({ network, calls, days, from, to, minute });
    const journeys = ways.map((way) => journeyOf({ network, calls, days, from, to }, way));
    const [best] = journeys.toSorted(
      (a, b) => a.arrives + a.changes * CHANGE_WORTH - (b.arrives + b.changes * CHANGE_WORTH) || b.departs - a.departs,
    );
    if (!best) break;
    found.push(best);
    minute = best.departs + 1;
  }
  return found.filter((one, at) => !found.slice(at + 1).some((later) => later.arrives <= one.arrives));
}

function accessOf(network: TransitNetwork, point: Position): StopAccess[] {
  const near: StopAccess[] = [];
  for (let stop = 0; stop < network.stopNames.length; stop++) {
    const [lat, lon] = [network.lat[stop] ?? 0, network.lon[stop] ?? 0];
    // Cheaper than the distance: a walk is shorter than two kilometres.
    if (Math.abs(lat - point.lat) > 0.02 || Math.abs(lon - point.lon) > 0.02) continue;
    const minutes = walkMinutes(metresBetween(point, { lat, lon }));
    if (minutes !== null && minutes <= MAX_WALK) near.push({ stop, minutes });
  }
  return near.toSorted((a, b) => a.minutes - b.minutes || a.stop - b.stop).slice(0, MAX_STOPS);
}

type Found = { network: TransitNetwork; calls: StopCalls; days: readonly ServiceDay[] } & Record<
  'from' | 'to',
  readonly StopAccess[]
>;

function journeyOf(found: Found, way: RaptorWay): TransitJourney {
  const { network, from, to } = found;
  const rides = way.rides.map((ride) => ({ ride, leg: rideLeg(network, ride) }));
  const [first, last] = [rides[0], rides.at(-1)];
  const board = first ? stopOf(network, first.ride, first.ride.board) : way.stop;
  const access = from.find(({ stop }) => stop === board)?.minutes ?? 0;
  const egress = to.find(({ stop }) => stop === way.stop)?.minutes ?? 0;
  const legs = rides.flatMap(({ ride, leg }, at): TransitLeg[] => {
    const before = rides[at - 1];
    if (!before) return [{ type: 'walk', from: null, to: leg.from, minutes: access }, leg];
    const [alight, next] = [stopOf(network, before.ride, before.ride.alight), stopOf(network, ride, ride.board)];
    if (alight === next) return [leg];
    return [{ type: 'walk', from: before.leg.to, to: leg.from, minutes: pathBetween(network, alight, next) }, leg];
  });
  const alight = last ? stopOf(network, last.ride, last.ride.alight) : way.stop;
  const onward = alight === way.stop ? 0 : pathBetween(network, alight, way.stop);
  const departs = (first?.leg.departs ?? 0) - access;
  return {
    departs,
    arrives: way.arrives,
    changes: way.rides.length - 1,
    legs: [...legs, { type: 'walk', from: last?.leg.to ?? null, to: null, minutes: onward + egress }],
    last: first ? lastOf(found, first.ride) : null,
  };
}

function stopOf({ patternStarts, patternStops }: TransitNetwork, { pattern }: RaptorRide, position: number): number {
  return patternStops[(patternStarts[pattern] ?? 0) + position] ?? 0;
}

function rideLeg(network: TransitNetwork, ride: RaptorRide): TransitRide {
  const { pattern, trip, offset, board, alight } = ride;
  const line = network.lines[network.patternLines[pattern] ?? 0];
  const pointOf = (position: number) => {
    const stop = stopOf(network, ride, position);
    return { name: network.stopNames[stop] ?? '', lat: network.lat[stop] ?? 0, lon: network.lon[stop] ?? 0 };
  };
  return {
    type: 'ride',
    mode: line?.mode ?? 'other',
    line: line?.name ?? '',
    headsign: network.headsigns[network.tripHeadsigns[trip] ?? 0] ?? '',
    from: pointOf(board),
    to: pointOf(alight),
    departs: departureAt(network, pattern, trip, board) + offset,
    arrives: arrivalAt(network, pattern, trip, alight) + offset,
    stops: alight - board,
    isRough: network.tripIsRough[trip] === 1,
  };
}

function pathBetween({ pathStarts, pathTo, pathMinutes }: TransitNetwork, from: number, to: number): number {
  for (let path = pathStarts[from] ?? 0; path < (pathStarts[from + 1] ?? 0); path++) {
    if (pathTo[path] === to) return pathMinutes[path] ?? 0;
  }
  return 0;
}

/** The last departure of the same line between the same stops, on the day of service of a ride. */
function lastOf({ network, calls, days }: Found, ride: RaptorRide): number | null {
  const day = days.find(({ offset }) => offset === ride.offset);
  const [board, alight] = [stopOf(network, ride, ride.board), stopOf(network, ride, ride.alight)];
  const line = network.patternLines[ride.pattern];
  let last: number | null = null;
  if (!day) return null;
  for (let at = calls.starts[board] ?? 0; at < (calls.starts[board + 1] ?? 0); at++) {
    const [pattern, position] = [calls.patterns[at] ?? 0, calls.positions[at] ?? 0];
    if (network.patternLines[pattern] !== line) continue;
    const [start, end] = [network.patternStarts[pattern] ?? 0, network.patternStarts[pattern + 1] ?? 0];
    if (!((network.patternFlags[start + position] ?? 0) & BOARDS)) continue;
    if (!network.patternStops.subarray(start + position + 1, end).includes(alight)) continue;
    const departs = lastDeparture(network, day, pattern, position);
    if (departs !== null && (last === null || departs > last)) last = departs;
  }
  return last;
}
