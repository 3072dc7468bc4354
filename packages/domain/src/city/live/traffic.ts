/** How traffic moves on a road, from the share of the speed of a free road. `closed` is what a provider says, never a speed. */
export const FLOWS = ['free', 'slow', 'heavy', 'standing', 'closed'] as const;
export type Flow = (typeof FLOWS)[number];

export type RoadFlow = {
  /** A segment of the handbook. */
  id: string;
  speedKmh: number;
  freeKmh: number;
  /** Seconds that the measured stretch takes longer than when it is free. Null where the provider has none. */
  delaySeconds: number | null;
  isClosed: boolean;
};

/** Rules of the product: a driver notices a loss of a fifth, and at a fifth of the usual speed traffic stops and starts. */
const SLOW_BELOW = 0.8;
const HEAVY_BELOW = 0.5;
const STANDING_BELOW = 0.2;

/** The word for a measured speed. */
export function flowOf({ speedKmh, freeKmh, isClosed }: RoadFlow): Flow {
  if (isClosed) return 'closed';
  const share = freeKmh === 0 ? 1 : speedKmh / freeKmh;
  if (share < STANDING_BELOW) return 'standing';
  if (share < HEAVY_BELOW) return 'heavy';
  return share < SLOW_BELOW ? 'slow' : 'free';
}

/** What the measured roads say together: how many there are, and how many of them are slow or worse, and heavy or worse. */
export type CityFlow = { roads: number; slow: number; heavy: number };

export function cityFlow(roads: readonly RoadFlow[]): CityFlow {
  const flows = roads.map(flowOf);
  const count = (from: Flow) => flows.filter((flow) => FLOWS.indexOf(flow) >= FLOWS.indexOf(from)).length;
  return { roads: roads.length, slow: count('slow'), heavy: count('heavy') };
}

/** Rules of the product: fewer roads say nothing about the city, and from this share on a driver is likely to be on one of them. */
const ENOUGH_ROADS = 4;
const MANY = 1 / 3;

/** One word for the city's roads. Null where too few are measured. */
export function wordOfCityFlow({ roads, slow, heavy }: CityFlow): 'free' | 'slow' | 'heavy' | null {
  if (roads < ENOUGH_ROADS) return null;
  if (heavy / roads >= MANY) return 'heavy';
  return slow / roads >= MANY ? 'slow' : 'free';
}

/** What happened on a road, as far as providers agree on a word for it. */
export const INCIDENT_KINDS = ['accident', 'works', 'closure', 'jam', 'hazard', 'weather', 'event', 'other'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** From hardly noticeable to a blocked road. `unknown` is the provider's own word. */
export const INCIDENT_LEVELS = ['unknown', 'minor', 'moderate', 'major', 'blocked'] as const;
export type IncidentLevel = (typeof INCIDENT_LEVELS)[number];

const WEIGHT: Readonly<Record<IncidentLevel, number>> = { blocked: 4, major: 3, moderate: 2, minor: 1, unknown: 0 };

/** The most severe incidents first, then the latest. */
export function sortIncidents<Incident extends { level: IncidentLevel; startsAt: string | null }>(
  incidents: readonly Incident[],
): Incident[] {
  return incidents.toSorted(
    (a, b) => WEIGHT[b.level] - WEIGHT[a.level] || (b.startsAt ?? '').localeCompare(a.startsAt ?? ''),
  );
}
