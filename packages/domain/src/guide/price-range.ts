/** The upper bounds in AED of the ranges a list is filtered by: visits first, then the yearly fees of schools. */
export const PRICE_RANGE_BOUNDS = [0, 50, 150, 500, 2000, 20_000, 40_000, 60_000] as const;

/** The ranges as values of the facet `aed`, lowest first. A range is named by its upper bound, the last one is open. */
export const PRICE_RANGES: readonly string[] = [...PRICE_RANGE_BOUNDS.map(String), 'more'];

/** The price bands (1 to 4) of visits whose price for one adult is known, as upper bounds in AED: 40, 99, 250. */
const BAND_BOUNDS = [40, 99, 250] as const;

/** The band of a visit by its known price. A list is sorted by band, then price, so the two must agree. */
export function bandOfVisit(aed: number): number {
  return 1 + BAND_BOUNDS.filter((bound) => aed > bound).length;
}
