import { metresBetween } from '../guide/distance.ts';
import type { Station } from './stations.ts';

/** A blue card costs what a silver one does. */
export const CARDS = ['silver', 'gold', 'red'] as const;
export type Card = (typeof CARDS)[number];
const TIERS = ['one-zone', 'two-zones', 'three-zones'] as const;

/** The fact that states a fare: for one zone, two, or three and more. */
export function fareFact(card: Card, zones: 1 | 2 | 3): string {
  return `nol.fare.${card}.${TIERS[zones - 1]}`;
}

export const FARE_FACTS: readonly string[] = CARDS.flatMap((card) =>
  ([1, 2, 3] as const).map((zones) => fareFact(card, zones)),
);

/**
 * The zones of a ride. `zones` in the order in which they are first touched, as far as they are known. `tier` decides the fare: null
 * where a station's zone is not known and matters, or where the way is so short that the RTA may count two zones as one.
 */
export type ZoneCount = {
  zones: readonly number[];
  isWhole: boolean;
  tier: 1 | 2 | 3 | null;
  /** Why there is no fare. */
  lacks: 'zone' | 'short' | null;
};

/** RTA, 2014: up to 3 km over the border of two zones cost as much as one zone. It is not known whether this still holds. */
const SHORT_METRES = 3000;

/** Counts the zones that stations passed through lie in. Which card is used does not matter. */
export function countZones(stations: readonly Station[]): ZoneCount {
  const zones = [...new Set(stations.flatMap(({ zone }) => (zone === null ? [] : [zone])))];
  const [first, last] = [stations[0], stations.at(-1)];
  // Between two stations whose zones are known, others can only lie in one of these.
  const isWhole = first?.zone !== null && last?.zone !== null && zones.length > 0;
  if (zones.length >= 3) return { zones, isWhole, tier: 3, lacks: null };
  if (!isWhole || !first || !last) return { zones, isWhole: false, tier: null, lacks: 'zone' };
  if (zones.length === 2 && metresBetween(first, last) <= SHORT_METRES)
    return { zones, isWhole, tier: null, lacks: 'short' };
  return { zones, isWhole, tier: zones.length === 1 ? 1 : 2, lacks: null };
}

/** The fare of a way for each card, in AED. `priceOf` gives the value of a fact, or null if none may be shown. */
export function faresOf(
  { tier }: Pick<ZoneCount, 'tier'>,
  priceOf: (factId: string) => number | null,
): Record<Card, number | null> {
  const fare = (card: Card) => (tier === null ? null : priceOf(fareFact(card, tier)));
  return { silver: fare('silver'), gold: fare('gold'), red: fare('red') };
}
