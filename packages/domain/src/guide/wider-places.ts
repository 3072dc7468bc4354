import { type ExactPosition, minutesOnFoot } from '../city/walk.ts';
import { metresBetween } from './distance.ts';
import type { ListingRequest } from './listing.ts';
import type { Facet } from './sections.ts';
import type { Position } from './position.ts';

/** What a list in which nothing fits shows instead. */
export type Wider<Item> = {
  /** The filters that were left out. */
  without: Facet[];
  items: Item[];
  /** How many fit without them. */
  total: number;
  /** Where an area was left out: how many of these are a short walk from it. */
  onFoot: number;
};

/** A request with some of its filters left out. */
export type WiderRequest = { request: ListingRequest; without: Facet[]; areas: readonly string[] };

const MOST = 4;
const MOST_ON_FOOT = 12;
/** The walk for which people leave an area they had in mind. */
export const SHORT_WALK_MINUTES = 10;
/** Positions are often those of a district, so places are compared by whole steps, and within one by their order. */
const STEP_METRES = 1000;

/** The filters in the order in which people do without them: a street further, a little more money, and last what they came for. */
const GIVEN_UP: readonly Facet[] = [
  'neighbourhood',
  'price',
  'aed',
  'setting',
  'feature',
  'rating',
  'cuisine',
  'curriculum',
  'type',
];

/**
 * The requests to try for a list in which nothing fits: without the area, without one other filter, without both. Without a price the
 * least expensive come first; otherwise the order is that of the list itself.
 */
export function widerRequests({ choices }: ListingRequest): WiderRequest[] {
  const chosen = GIVEN_UP.filter((facet) => choices[facet] !== undefined);
  const single = chosen.map((facet) => [facet]);
  const both = choices.neighbourhood ? chosen.slice(1).map((facet): Facet[] => ['neighbourhood', facet]) : [];
  return [...single, ...both].map((without) => {
    const left = Object.entries(choices).filter(([facet]) => !without.includes(facet as Facet));
    const isDearer = without.includes('price') || without.includes('aed');
    const isElsewhere = without.includes('neighbourhood');
    return {
      without,
      areas: isElsewhere ? (choices.neighbourhood ?? []) : [],
      request: {
        choices: Object.fromEntries(left),
        sort: isDearer ? 'price' : 'recommended',
        page: 1,
        // From all that fit the nearest are chosen.
        ...(isElsewhere && { open: 'any' }),
      },
    };
  });
}

type Located = { id: string; position: ExactPosition };
type Found<Item> = { items: readonly Item[]; total: number };

/** What is shown of what fits a wider request, or null if nothing does. `inAreas` are all places of each area that was left out. */
export function chooseWider<Place extends Located>(
  { without, areas }: WiderRequest,
  { items, total }: Found<Place>,
  inAreas: ReadonlyMap<string, readonly Located[]>,
): Wider<Place> | null {
  if (areas.length === 0) return items.length > 0 ? { without, items: items.slice(0, MOST), total, onFoot: 0 } : null;
  const { places, onFoot } = nearestTo(inAreas, items);
  return places.length > 0 ? { without, items: places, total, onFoot } : null;
}

/** The middle of the places of an area. Summed in one order, so that server and device come to the same. */
function middleOf(places: readonly Located[]): Position {
  const ordered = places.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const mean = (of: (position: Position) => number) =>
    ordered.reduce((sum, { position }) => sum + of(position), 0) / ordered.length;
  return { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) };
}

/**
 * The few places nearest to one of some areas, of places that fit everything else. `inAreas` are all places of each area, whether they
 * fit or not: from them follows where it is. Those within a short walk of any of them come first, all in their order.
 */
function nearestTo<Place extends Located>(
  inAreas: ReadonlyMap<string, readonly Located[]>,
  fitting: readonly Place[],
): { places: Place[]; onFoot: number } {
  const areas = [...inAreas.values()].filter((places) => places.length > 0);
  const middles = areas.map(middleOf);
  if (middles.length === 0) return { places: [], onFoot: 0 };
  const isOnFoot = ({ position }: Place) =>
    areas.some((places) =>
      places.some((place) => (minutesOnFoot(place.position, position) ?? Infinity) <= SHORT_WALK_MINUTES),
    );
  const stepsOf = ({ position }: Place) =>
    Math.floor(Math.min(...middles.map((middle) => metresBetween(middle, position))) / STEP_METRES);
  const onFoot = fitting.filter(isOnFoot);
  if (onFoot.length > 0) return { places: onFoot.slice(0, MOST_ON_FOOT), onFoot: onFoot.length };
  const places = fitting
    .map((place) => ({ place, steps: stepsOf(place) }))
    .toSorted((a, b) => a.steps - b.steps)
    .slice(0, MOST)
    .map(({ place }) => place);
  return { places, onFoot: 0 };
}
