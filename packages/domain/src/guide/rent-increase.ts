import { addDays } from './calendar-day.ts';

/**
 * A step of the rent law (Decree 43 of 2013): a rent that lies at most `limit` percent below the index may rise by
 * `increase` percent. The last step has no limit.
 */
export type RentBand = { limit: number | null; increase: number };

export type RentIncrease = {
  /** How far the rent lies below the index, in percent of the index; negative when above it. */
  belowIndex: number;
  /** The most by which it may rise, in percent of the rent. */
  percent: number;
  /** The most it may be a year, in dirhams. */
  highestRent: number;
};

/** Whether bands can be calculated with: limits that rise, an open end. */
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
 * The most a yearly rent may rise at renewal, given the index value of the home (both in dirhams, above zero). A rent
 * that lies exactly on the edge of a band belongs to the lower one. The result is rounded down to whole dirhams.
 */
export function rentIncrease(rent: number, index: number, bands: readonly RentBand[]): RentIncrease {
  const belowIndex = ((index - rent) / index) * 100;
  // Compared without dividing, so that an edge is met exactly.
  const band = bands.find(({ limit }) => limit === null || (index - rent) * 100 <= limit * index);
  const percent = band?.increase ?? 0;
  return { belowIndex, percent, highestRent: Math.floor(rent + (rent * percent) / 100) };
}

/** The last day (`YYYY-MM-DD`) on which notice can be given, `days` before the contract is renewed. */
export function lastNoticeDay(renewal: string, days: number): string {
  return addDays(renewal, -days);
}
