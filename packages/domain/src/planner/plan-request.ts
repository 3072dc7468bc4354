import { isKnownDay } from '../city/clock-time.ts';

export const PACES = ['easy', 'normal', 'full'] as const;
export type Pace = (typeof PACES)[number];

export const INTERESTS = ['sights', 'heritage', 'culture', 'nature', 'beach', 'play', 'shopping'] as const;
export type Interest = (typeof INTERESTS)[number];

export const CONSTRAINTS = ['children', 'no-car', 'indoor-noon', 'low-cost'] as const;
export type Constraint = (typeof CONSTRAINTS)[number];

export const MAX_DAYS = 7;
/** More visits than anybody makes in a day; a limit for addresses made by hand. */
export const MAX_STOPS_A_DAY = 10;

/** What a plan is wanted for. `start` is a day in Dubai, `seed` chooses among equally good plans. */
export type PlanRequest = {
  start: string;
  days: number;
  pace: Pace;
  interests: readonly Interest[];
  constraints: readonly Constraint[];
  seed: number;
};

/** The ids of the places of each day, in order. */
export type PlanStops = readonly (readonly string[])[];

const PLACE_ID = /^[a-z0-9-]{1,80}$/;
const MAX_SEED = 999;
const [BETWEEN_DAYS, BETWEEN_STOPS] = ['~', '.'];

/**
 * Reads a request from an address. What is missing or malformed becomes the default: two days from `tomorrow` at a normal pace, with
 * every interest. The result can always be planned.
 */
export function readPlanRequest(search: URLSearchParams, tomorrow: string): PlanRequest {
  const start = search.get('start') ?? '';
  const chosen = <Value extends string>(name: string, known: readonly Value[]) =>
    known.filter((value) => search.getAll(name).includes(value));
  return {
    start: isKnownDay(start) ? start : tomorrow,
    days: wholeNumber(search.get('days'), 1, MAX_DAYS) ?? 2,
    pace: PACES.find((pace) => pace === search.get('pace')) ?? 'normal',
    interests: chosen('interest', INTERESTS),
    constraints: chosen('with', CONSTRAINTS),
    seed: wholeNumber(search.get('seed'), 1, MAX_SEED) ?? 1,
  };
}

/** Reads the places of each day from an address; null if it has none. No place is read twice. */
export function readPlanStops(search: URLSearchParams): PlanStops | null {
  const text = search.get('stops');
  if (text === null) return null;
  const seen = new Set<string>();
  return text
    .split(BETWEEN_DAYS)
    .slice(0, MAX_DAYS)
    .map((day) =>
      day
        .split(BETWEEN_STOPS)
        .filter((id) => PLACE_ID.test(id) && !seen.has(id) && seen.add(id))
        .slice(0, MAX_STOPS_A_DAY),
    );
}

/** The query string of a plan, the same for the same plan. `stops` null: not chosen yet. */
export function formatPlan(
  { start, days, pace, interests, constraints, seed }: PlanRequest,
  stops: PlanStops | null,
): string {
  const search = new URLSearchParams({ start, days: String(days), pace });
  for (const interest of INTERESTS) if (interests.includes(interest)) search.append('interest', interest);
  for (const constraint of CONSTRAINTS) if (constraints.includes(constraint)) search.append('with', constraint);
  if (seed > 1) search.set('seed', String(seed));
  if (stops) search.set('stops', stops.map((day) => day.join(BETWEEN_STOPS)).join(BETWEEN_DAYS));
  return `?${search.toString()}`;
}

/** The request for another of the equally good plans. */
export function nextSeed(request: PlanRequest): PlanRequest {
  return { ...request, seed: (request.seed % MAX_SEED) + 1 };
}

function wholeNumber(text: string | null, min: number, max: number): number | null {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= min && value <= max ? value : null;
}
