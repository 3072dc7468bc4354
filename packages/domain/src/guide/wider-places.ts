import { metresBetween } from './distance.ts';
import type { ListingRequest } from './listing.ts';
import type { Position } from './position.ts';

const MOST = 4;
/** Positions are often those of a district, so places are compared by whole steps, and within one by their order. */
const STEP_METRES = 1000;

type Located = { id: string; position: Position };

/** The request without its area, for a list in which nothing fits. Null where it names none. Its order is that of the list itself. */
export function widerRequest({
  choices,
}: ListingRequest): { request: ListingRequest; areas: readonly string[] } | null {
  const { neighbourhood: areas, ...others } = choices;
  return areas ? { areas, request: { choices: others, sort: 'recommended', page: 1, open: 'any' } } : null;
}

/** The middle of the places of an area. Summed in one order, so that server and device come to the same. */
function middleOf(places: readonly Located[]): Position {
  const ordered = places.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const mean = (of: (position: Position) => number) =>
    ordered.reduce((sum, { position }) => sum + of(position), 0) / ordered.length;
  return { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) };
}

/**
 * The few places to show instead where nothing fits in the chosen areas: those nearest to one of them, of places that fit everything
 * else, best first. `inAreas` are all places of each area, whether they fit or not: from them follows where it is.
 */
export function widerPlaces<Place extends Located>(
  fitting: readonly Place[],
  inAreas: ReadonlyMap<string, readonly Located[]>,
): Place[] {
  const middles = [...inAreas.values()].filter((places) => places.length > 0).map(middleOf);
  if (middles.length === 0) return [];
  const stepsOf = ({ position }: Place) =>
    Math.floor(Math.min(...middles.map((middle) => metresBetween(middle, position))) / STEP_METRES);
  return fitting
    .map((place) => ({ place, steps: stepsOf(place) }))
    .toSorted((a, b) => a.steps - b.steps)
    .slice(0, MOST)
    .map(({ place }) => place);
}
