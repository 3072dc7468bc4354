import { lastService, type LastService } from '../city/last-service.ts';
import { walkMinutes } from '../city/walk.ts';
import { WEEKDAYS, weekdayOf } from '../guide/calendar-day.ts';
import { metresBetween } from '../guide/distance.ts';
import type { Position } from '../guide/position.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import { minuteOf } from '../city/clock-time.ts';
import { countZones, type ZoneCount } from './fare.ts';
import { type Access, type Change, findPath, type Path, type Ride } from './find-path.ts';
import { BRANCH_STATIONS } from './network.ts';
import { type RailMode, type Station, STATIONS } from './stations.ts';
import { type Taxi, taxiBetween } from './taxi.ts';

/** Where a journey begins or ends: a station, or a point of which it is known how exact it is. */
export type JourneyEnd = { station: Station } | { position: Position; precisionMetres: number };

/** A day (`YYYY-MM-DD`) and a minute of it in Dubai. Without a minute nothing that depends on the hour is said. */
export type JourneyTime = { date: string; minute: number | null };

/** The hours of service as facts state them; empty where none may be shown. */
export type ServiceHours = Readonly<Record<RailMode, readonly ScheduleRow[]>>;

/** On foot at an end. `minutes`: an estimate, null where the end is not known exactly enough to say. */
export type JourneyWalk = { type: 'walk'; at: 'start' | 'end'; station: Station; minutes: number | null };

export type JourneyService = LastService & { mode: RailMode };

export type RailJourney = {
  kind: 'rail';
  legs: readonly (JourneyWalk | Ride | Change)[];
  changes: number;
  /** All minutes with walks and changes, without any wait and with the longest usual one. An estimate. */
  minutes: { from: number; to: number };
  zoneCount: ZoneCount;
  /** One for each mode that is used. */
  service: readonly JourneyService[];
  /**
   * Whether all that is used runs at the given minute. `late`: it runs, but may stop before the end is reached. Null without a minute,
   * and on days for which other hours are announced.
   */
  state: 'running' | 'late' | 'closed' | null;
  /** Where the state is `closed`: when all that is used runs again. */
  opens: { date: string; time: string } | null;
};

/** `foot`: near enough to walk the whole way. `none`: an end is too far from any station, with the nearest ones. */
export type Journey =
  | RailJourney
  | { kind: 'foot'; minutes: number }
  | { kind: 'none'; from: FarEnd | null; to: FarEnd | null };
/** The nearest station of an end that has none within a walk, in a straight line. */
export type FarEnd = { station: Station; metres: number };

export type JourneyPlan = { journey: Journey; taxi: Taxi };

export type JourneyInput = { from: JourneyEnd; to: JourneyEnd; at: JourneyTime; hours: ServiceHours };

/** A walk of this length is suggested instead of a ride. */
const FOOT_MINUTES = 12;
/** A position that is less exact, such as that of an area, has stations near it, and no time on foot. */
const EXACT_METRES = 300;
const AREA_METRES = 2000;
/** A metro station so near the centre of an area is one of it, whatever tram stops are nearer. */
const METRO_OF_AREA_METRES = 850;
/** Stations that are tried at an end. */
const NEAR_STATIONS = 4;
/** Minutes on foot for a straight line, to compare stations where no time may be said. */
const METRES_PER_MINUTE = 62;

/** Busy hours of the metro on working days, in which trains follow each other faster (RTA 2025). */
const PEAKS: readonly (readonly [from: number, to: number])[] = [
  [minuteOf('07:00'), minuteOf('09:00')],
  [minuteOf('16:00'), minuteOf('20:00')],
];
/**
 * The longest usual wait, in minutes. RTA 2025, busy hours: every 2 to 4 minutes on the Red Line, 8 behind National Paints. RTA 2011 and
 * 2014, other hours: metro 6 to 8, tram 10 to 12.
 */
const WAITS = { trunk: [4, 8], branch: [8, 8], green: [6, 8], tram: [10, 12] } as const;

const pointOf = (end: JourneyEnd): Position => ('station' in end ? end.station : end.position);

/** Stations by their straight distance from a point. */
function byDistance(point: Position): { station: Station; metres: number }[] {
  return STATIONS.map((station) => ({ station, metres: metresBetween(point, station) })).toSorted(
    (a, b) => a.metres - b.metres,
  );
}

function accessOf(end: JourneyEnd): Access[] {
  if ('station' in end) return [{ station: end.station, minutes: 0, isTimed: true }];
  const isTimed = end.precisionMetres <= EXACT_METRES;
  const near = byDistance(end.position);
  return near.flatMap(({ station, metres }, at): Access[] => {
    const isNear = at < NEAR_STATIONS || (!isTimed && station.mode === 'metro' && metres <= METRO_OF_AREA_METRES);
    const minutes = isTimed
      ? walkMinutes(metres)
      : metres <= AREA_METRES
        ? Math.ceil(metres / METRES_PER_MINUTE)
        : null;
    return !isNear || minutes === null ? [] : [{ station, minutes, isTimed }];
  });
}

function walkOf(end: JourneyEnd, { station, minutes, isTimed }: Access, at: JourneyWalk['at']): JourneyWalk[] {
  return 'station' in end ? [] : [{ type: 'walk', at, station, minutes: isTimed ? minutes : null }];
}

/** The minutes of the whole way on foot, for ends that are exactly known and near. Who names two stations wants the train. */
function onFoot(from: JourneyEnd, to: JourneyEnd): number | null {
  if ('station' in from && 'station' in to) return null;
  const isExact = (end: JourneyEnd) => 'station' in end || end.precisionMetres <= EXACT_METRES;
  const minutes = isExact(from) && isExact(to) ? walkMinutes(metresBetween(pointOf(from), pointOf(to))) : null;
  return minutes !== null && minutes <= FOOT_MINUTES ? minutes : null;
}

function isPeak({ date, minute }: JourneyTime): boolean {
  const day = WEEKDAYS[weekdayOf(date) - 1];
  if (minute === null || day === 'sat' || day === 'sun') return false;
  return PEAKS.some(([from, to]) => from <= minute && minute < to);
}

function waitOf({ line, stations }: Ride, at: JourneyTime): number {
  const isBranch = stations.some(({ id }) => BRANCH_STATIONS.has(id));
  const waits = line === 'red' ? WAITS[isBranch ? 'branch' : 'trunk'] : WAITS[line];
  return waits[isPeak(at) ? 0 : 1];
}

function minutesOf(path: Path, at: JourneyTime): RailJourney['minutes'] {
  const moving = path.legs.reduce((sum, { minutes }) => sum + minutes, 0);
  const walked = [path.access, path.egress].reduce((sum, { minutes, isTimed }) => sum + (isTimed ? minutes : 0), 0);
  const from = Math.round(moving + walked);
  const waits = path.legs.reduce((sum, leg) => sum + (leg.type === 'ride' ? waitOf(leg, at) : 0), 0);
  return { from, to: from + waits };
}

const startOf = ({ date, hours }: JourneyService): string => `${date} ${hours?.first ?? ''}`;

function stateOf(service: readonly JourneyService[], at: JourneyTime, minutes: number): RailJourney['state'] {
  if (at.minute === null || service.some(({ hours }) => hours === null)) return null;
  if (service.some(({ minutesLeft }) => minutesLeft === null)) return 'closed';
  return service.some(({ minutesLeft }) => (minutesLeft ?? 0) < minutes) ? 'late' : 'running';
}

function railJourney(path: Path, { from, to, at, hours }: JourneyInput): RailJourney {
  const rides = path.legs.filter((leg) => leg.type === 'ride');
  const modes = [...new Set(rides.map(({ line }): RailMode => (line === 'tram' ? 'tram' : 'metro')))];
  const service = modes.map((mode) => ({ mode, ...lastService(hours[mode], at.date, at.minute) }));
  const minutes = minutesOf(path, at);
  const state = stateOf(service, at, minutes.to);
  const closed = service.filter(({ minutesLeft }) => minutesLeft === null);
  const [latest] = state === 'closed' ? closed.toSorted((a, b) => startOf(b).localeCompare(startOf(a))) : [];
  return {
    kind: 'rail',
    legs: [...walkOf(from, path.access, 'start'), ...path.legs, ...walkOf(to, path.egress, 'end')],
    changes: rides.length - 1,
    minutes,
    zoneCount: countZones(rides.flatMap(({ stations }) => stations)),
    service,
    state,
    opens: latest?.hours ? { date: latest.date, time: latest.hours.first } : null,
  };
}

function farEnd(end: JourneyEnd): FarEnd | null {
  return accessOf(end).length > 0 ? null : (byDistance(pointOf(end))[0] ?? null);
}

/**
 * The way between two ends by metro and tram at a time, with a taxi beside it. Everything about minutes is an estimate: walks by the
 * straight line, rides by the operator's running time of the whole line. The same input gives the same plan.
 */
export function planJourney(input: JourneyInput): JourneyPlan {
  const { from, to, at } = input;
  const taxi = taxiBetween(pointOf(from), pointOf(to), at.minute);
  const minutes = onFoot(from, to);
  if (minutes !== null) return { journey: { kind: 'foot', minutes }, taxi };
  const path = findPath(accessOf(from), accessOf(to));
  const journey: Journey = path ? railJourney(path, input) : { kind: 'none', from: farEnd(from), to: farEnd(to) };
  return { journey, taxi };
}
