import { addDays } from './calendar-day.ts';

/**
 * A step of the rent law (Decree 43 of 2013): a rent that lies at most `limit` percent below the index may rise by
 * `increase` percent. The last step has no limit.
 */
export type RentBand = { limit: number | null; increase: number };

export type RentIncrease = {
  /**
   * How far the rent lies below the index, in percent of the index; negative when above it. Rounded to one decimal, or
   * to as many as it takes for the rounded number to belong to the same band.
   */
  belowIndex: number;
  /** The maximum increase, in percent of the rent. */
  percent: number;
  /** The maximum yearly rent, in dirhams. */
  highestRent: number;
};

/** Whether the bands are complete: ascending limits and an open end. */
export function areBandsWhole(bands: readonly RentBand[]): boolean {
  const limits = bands.map(({ limit }) => limit);
  const isLast = (at: number) => at === bands.length - 1;
  return (
    bands.length > 0 &&
    limits.every((limit, at) => (limit === null) === isLast(at)) &&
    limits.every((limit, at) => limit === null || limit > (limits[at - 1] ?? -1))
  );
}

/**
 * The maximum increase of a yearly rent at renewal, given the index value of the home (both in dirhams, above zero). A rent
 * exactly on the edge of a band belongs to the lower one. The result is rounded down to whole dirhams.
 */
export function rentIncrease(rent: number, index: number, bands: readonly RentBand[]): RentIncrease {
  // Compared without dividing, so that an edge is met exactly.
  const isWithin = (limit: number) => (index - rent) * 100 <= limit * index;
  const percent = bands.find(({ limit }) => limit === null || isWithin(limit))?.increase ?? 0;
  const edges = [0, ...bands.flatMap(({ limit }) => limit ?? [])];
  const belowIndex = roundBetween(
    ((index - rent) / index) * 100,
    edges.findLast((edge) => !isWithin(edge)) ?? Number.NEGATIVE_INFINITY,
    edges.find(isWithin) ?? Number.POSITIVE_INFINITY,
  );
  return { belowIndex, percent, highestRent: Math.floor(rent + (rent * percent) / 100) };
}

/** Amounts are at most a thousand million dirhams, with fils: beyond this many decimals nothing differs. */
const MAX_DECIMALS = 12;

/** Rounded to the fewest decimals, at least one, that leave the value above one edge and not above the other. */
function roundBetween(value: number, above: number, upTo: number): number {
  for (let decimals = 1; decimals < MAX_DECIMALS; decimals += 1) {
    const rounded = Number(value.toFixed(decimals));
    if (rounded > above && rounded <= upTo) return rounded;
  }
  return value;
}

/** The last day (`YYYY-MM-DD`) on which notice can be given, `days` before the contract is renewed. */
export function lastNoticeDay(renewal: string, days: number): string {
  return addDays(renewal, -days);
}
