import { metresBetween } from '../guide/distance.ts';
import type { Position } from '../guide/position.ts';
import { minuteOf } from '../city/clock-time.ts';
import { stationOf } from './stations.ts';

/** The road is longer than the straight line, by this much at least and at most: an estimate of the product. */
const DETOUR = { least: 1.2, most: 1.6 } as const;
const KILOMETRE = 1000;
/** Above this, kilometres are whole fives. */
const COARSE_KILOMETRES = 20;
/** The night of the tariff: What's On, October 2025. */
const NIGHT = { from: minuteOf('22:00'), to: minuteOf('06:00') } as const;
/** From ranks of the airport the meter starts higher: within this of a terminal's station. */
const AIRPORT_METRES = 1200;
const DOWNTOWN_METRES = 2500;

export type Taxi = {
  /** Whole kilometres by road, an estimate. */
  kilometres: { from: number; to: number };
  /** The fact of the starting fare. Null where it depends on an hour that is not given. */
  flagfall: 'taxi.flagfall.airport' | 'taxi.flagfall.day' | 'taxi.flagfall.night' | null;
  /** Facts with an estimate of the whole fare of this way, low and high. */
  known: readonly [low: string, high: string] | null;
};

const KNOWN: readonly { near: string; facts: readonly [string, string] }[] = [
  { near: 'burj-khalifa-dubai-mall', facts: ['taxi.airport-downtown.min', 'taxi.airport-downtown.max'] },
  { near: 'tram-dubai-marina-mall', facts: ['taxi.airport-marina.min', 'taxi.airport-marina.max'] },
];

function isNear(position: Position, stationId: string, metres: number): boolean {
  const station = stationOf(stationId);
  return station !== null && metresBetween(position, station) <= metres;
}

export function isAtAirport(position: Position): boolean {
  return ['airport-terminal-1', 'airport-terminal-3'].some((id) => isNear(position, id, AIRPORT_METRES));
}

/** A taxi between two points at a minute of the day. The price of a kilometre is no confirmed fact, so there is no sum. */
export function taxiBetween(from: Position, to: Position, minute: number | null): Taxi {
  const metres = metresBetween(from, to);
  const isFromAirport = isAtAirport(from);
  const estimate = isFromAirport ? KNOWN.find(({ near }) => isNear(to, near, DOWNTOWN_METRES)) : undefined;
  return {
    kilometres: { from: rounded(metres * DETOUR.least), to: rounded(metres * DETOUR.most) },
    flagfall: isFromAirport ? 'taxi.flagfall.airport' : flagfallAt(minute),
    known: estimate?.facts ?? null,
  };
}

function flagfallAt(minute: number | null): Taxi['flagfall'] {
  if (minute === null) return null;
  return minute >= NIGHT.from || minute < NIGHT.to ? 'taxi.flagfall.night' : 'taxi.flagfall.day';
}

function rounded(metres: number): number {
  const kilometres = metres / KILOMETRE;
  return kilometres > COARSE_KILOMETRES ? Math.round(kilometres / 5) * 5 : Math.max(1, Math.round(kilometres));
}
