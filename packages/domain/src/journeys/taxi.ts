import { minuteOf } from '../city/clock-time.ts';
import { metresBetween } from '../guide/distance.ts';
import type { Position } from '../guide/position.ts';
import { roadWay } from './road-way.ts';
import { stationOf } from './stations.ts';

/** Where no way by road is known: it is longer than the straight line, by this much at least and at most. */
const DETOUR = { least: 1.2, most: 1.6 } as const;
/** How far the way that a driver takes may differ from that by main roads. */
const OTHER_WAY = { least: 0.95, most: 1.15 } as const;
const KILOMETRE = 1000;
/** Above this, kilometres of the straight line are whole fives. */
const COARSE_KILOMETRES = 20;
/** The night of the tariff: What's On, October 2025. */
const NIGHT = { from: minuteOf('22:00'), to: minuteOf('06:00') } as const;
/** While cars pass the gates for nothing (`salik.free.hours`) no source says whether taxis still charge for them. */
const FREE_PASSAGE = { from: minuteOf('01:00'), to: minuteOf('06:00') } as const;
/** Two gates of a pair count once within an hour (`salik.pair.window`). */
const PAIRS = [
  ['al-safa-north', 'al-safa-south'],
  ['al-mamzar-north', 'al-mamzar-south'],
] as const;
/** From ranks of the airport the meter starts higher: within this of a terminal's station. */
const AIRPORT_METRES = 1200;

export const TAXI_PRICES = [
  'taxi.flagfall.day',
  'taxi.flagfall.night',
  'taxi.flagfall.airport',
  'taxi.per-km',
  'taxi.minimum',
  'taxi.salik',
] as const;
export type TaxiPrice = (typeof TAXI_PRICES)[number];

export type Taxi = {
  /** Whole kilometres by road, an estimate. */
  kilometres: { from: number; to: number };
  /** The toll gates on the fastest way by main roads. Null where that way is not known. */
  gates: readonly string[] | null;
  /** The facts that may state the starting fare: one, or both of day and night where the hour is not given. */
  flagfalls: readonly TaxiPrice[];
  /** Whether the gates may be free at that hour. */
  isFreePassage: boolean;
};

export function isAtAirport(position: Position): boolean {
  return ['airport-terminal-1', 'airport-terminal-3'].some((id) => {
    const station = stationOf(id);
    return station !== null && metresBetween(position, station) <= AIRPORT_METRES;
  });
}

/** A taxi between two points at a minute of the day. */
export function taxiBetween(from: Position, to: Position, minute: number | null): Taxi {
  const way = roadWay(from, to);
  const straight = metresBetween(from, to);
  return {
    kilometres: way
      ? {
          from: Math.max(1, Math.floor((way.metres * OTHER_WAY.least) / KILOMETRE)),
          to: Math.max(1, Math.ceil((way.metres * OTHER_WAY.most) / KILOMETRE)),
        }
      : { from: rounded(straight * DETOUR.least), to: rounded(straight * DETOUR.most) },
    gates: way && way.gates,
    flagfalls: isAtAirport(from) ? ['taxi.flagfall.airport'] : flagfallsAt(minute),
    isFreePassage: minute !== null && isIn(minute, FREE_PASSAGE),
  };
}

const isIn = (minute: number, { from, to }: { from: number; to: number }) =>
  from < to ? from <= minute && minute < to : minute >= from || minute < to;

function flagfallsAt(minute: number | null): TaxiPrice[] {
  if (minute === null) return ['taxi.flagfall.day', 'taxi.flagfall.night'];
  return [isIn(minute, NIGHT) ? 'taxi.flagfall.night' : 'taxi.flagfall.day'];
}

/** How many gates are paid for: of a pair one. */
export function paidGates(gates: readonly string[]): number {
  return gates.filter((gate) => !PAIRS.some(([first, second]) => gate === second && gates.includes(first))).length;
}

/** The prices that a sum is made of, as facts. */
export function taxiPricesOf({ flagfalls, gates }: Taxi): TaxiPrice[] {
  const tolls: TaxiPrice[] = gates && gates.length > 0 ? ['taxi.salik'] : [];
  const minimum: TaxiPrice[] = flagfalls.includes('taxi.flagfall.airport') ? [] : ['taxi.minimum'];
  return [...flagfalls, 'taxi.per-km', ...tolls, ...minimum];
}

/**
 * What a taxi hailed on the street or at the airport costs, in whole dirhams, without waiting in traffic: the starting fare, the
 * kilometres and the tolls, at least the minimum. Null where the way is not known, or one of the prices may not be shown.
 */
export function taxiSum(taxi: Taxi, priceOf: (fact: TaxiPrice) => number | null): { from: number; to: number } | null {
  const { kilometres, gates, flagfalls, isFreePassage } = taxi;
  const needed = taxiPricesOf(taxi).map((fact) => [fact, priceOf(fact)] as const);
  if (gates === null || needed.some(([, price]) => price === null)) return null;
  const prices = new Map(needed);
  const starts = flagfalls.map((fact) => prices.get(fact) ?? 0);
  const tolls = paidGates(gates) * (prices.get('taxi.salik') ?? 0);
  const minimum = prices.get('taxi.minimum') ?? 0;
  const perKilometre = prices.get('taxi.per-km') ?? 0;
  const fare = (start: number, length: number) => Math.max(minimum, start + length * perKilometre);
  return {
    from: Math.floor(fare(Math.min(...starts), kilometres.from) + (isFreePassage ? 0 : tolls)),
    to: Math.ceil(fare(Math.max(...starts), kilometres.to) + tolls),
  };
}

function rounded(metres: number): number {
  const kilometres = metres / KILOMETRE;
  return kilometres > COARSE_KILOMETRES ? Math.round(kilometres / 5) * 5 : Math.max(1, Math.round(kilometres));
}
