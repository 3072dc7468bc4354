import { addDays } from '../guide/calendar-day.ts';
import { metresBetween } from '../guide/distance.ts';
import { orderDay } from './order-day.ts';
import { type MonthHeat, type PlanNote, notesOf } from './plan-notes.ts';
import { type PlanPlace, TYPES_OF_INTEREST, visitMinutes } from './plan-place.ts';
import type { Interest, Pace, PlanRequest, PlanStops } from './plan-request.ts';
import { createOpeningTable, type OpeningTable, scheduleDay, type Visit } from './schedule-day.ts';

/** A day of a plan: its visits in order, each with its notes. */
export type PlanDay = { date: string; visits: (Visit & { notes: PlanNote[] })[] };

/** How many visits without the meal, and how many minutes of visits, a day has. */
const PACE: Record<Pace, { stops: number; minutes: number }> = {
  easy: { stops: 3, minutes: 300 },
  normal: { stops: 4, minutes: 420 },
  full: { stops: 5, minutes: 540 },
};
/** A kilometre away costs as much as so many ranks in the list. */
const RANKS_PER_KM = 12;
const SAME_TYPE_RANKS = 40;
const UNKNOWN_HOURS_RANKS = 15;
/** The seed moves a place by at most so many ranks. */
const JITTER_RANKS = 25;
const MIDDLE = 14 * 60;
const LUNCH = 13 * 60;

/** The places to choose from, best first: those to visit, and those to eat at. `months` as in `notesOf`. */
export type PlanSources = {
  sights: readonly PlanPlace[];
  meals: readonly PlanPlace[];
  months: readonly MonthHeat[] | null;
};

/**
 * Chooses places for each day: one that the interests and wishes allow, then others near it, with a meal at noon. No place comes
 * twice. A day without a place to choose is empty. The same request and places give the same plan.
 */
export function choosePlan(request: PlanRequest, sources: PlanSources): PlanStops {
  const used = new Set<string>();
  const openings = createOpeningTable();
  const dates = Array.from({ length: request.days }, (_, at) => addDays(request.start, at));
  const wanted = sources.sights.filter((place) => isWanted(place, request));
  const ranks = new Map(wanted.map((place, at) => [place.id, at + jitter(place.id, request.seed)]));
  return dates.map((date) => {
    const chosen = chooseDay({ request, date, places: wanted, ranks, used, openings });
    const meal = chooseMeal(chosen, sources.meals, { request, date, used, openings });
    const places = meal ? [...chosen, meal] : chosen;
    for (const { id } of places) used.add(id);
    return orderDay(places, { ...request, date, months: sources.months, openings }).map(({ id }) => id);
  });
}

/** The best place for a stop instead of one: near the rest of its day and not in the plan. Null if there is none. */
export function chooseInstead(
  request: PlanRequest,
  sources: PlanSources,
  { stops, day, id }: { stops: PlanStops; day: number; id: string },
): string | null {
  const date = addDays(request.start, day);
  const used = new Set(stops.flat());
  const openings = createOpeningTable();
  const all = new Map([...sources.sights, ...sources.meals].map((place) => [place.id, place]));
  const rest = (stops[day] ?? []).flatMap((other) => (other === id ? [] : (all.get(other) ?? [])));
  if (all.get(id)?.isMeal) return chooseMeal(rest, sources.meals, { request, date, used, openings })?.id ?? null;
  const places = sources.sights.filter((place) => isWanted(place, request));
  const ranks = new Map(places.map((place, at) => [place.id, at + jitter(place.id, request.seed)]));
  const free = places.filter((place) => !used.has(place.id) && isPossible(place, date, openings));
  return bestOf(free, (place) => scoreIn(place, rest, ranks, place.hours === null))?.id ?? null;
}

/** The times and notes of a plan. Places that are not known are left out. */
export function schedulePlan(
  request: PlanRequest,
  stops: PlanStops,
  { places, months }: { places: ReadonlyMap<string, PlanPlace>; months: readonly MonthHeat[] | null },
): PlanDay[] {
  const openings = createOpeningTable();
  const hasCar = !request.constraints.includes('no-car');
  return stops.map((ids, at) => {
    const date = addDays(request.start, at);
    const known = ids.flatMap((id) => places.get(id) ?? []);
    const visits = scheduleDay(known, { date, pace: request.pace, hasCar, openings });
    return {
      date,
      visits: visits.map((visit) => ({ ...visit, notes: notesOf(visit, { ...request, date, months }) })),
    };
  });
}

function isWanted(place: PlanPlace, { interests, constraints }: PlanRequest): boolean {
  const isOf = (interest: Interest) => TYPES_OF_INTEREST[interest].includes(place.type);
  const all = Object.keys(TYPES_OF_INTEREST) as Interest[];
  return (
    (interests.length === 0 ? all : interests).some(isOf) &&
    (!constraints.includes('children') || place.isForFamilies) &&
    (!constraints.includes('low-cost') || place.priceBand === 1) &&
    (!constraints.includes('no-car') || place.metroMinutes !== null)
  );
}

type DayInput = {
  request: PlanRequest;
  date: string;
  places: readonly PlanPlace[];
  ranks: ReadonlyMap<string, number>;
  used: ReadonlySet<string>;
  openings: OpeningTable;
};

function chooseDay({ request, date, places, ranks, used, openings }: DayInput): PlanPlace[] {
  const { stops, minutes } = PACE[request.pace];
  const chosen: PlanPlace[] = [];
  let left = minutes;
  while (chosen.length < stops) {
    const free = places.filter(
      (place) =>
        !used.has(place.id) &&
        !chosen.includes(place) &&
        isPossible(place, date, openings) &&
        (chosen.length === 0 || visitMinutes(place) <= left),
    );
    const best = bestOf(free, (place) => scoreIn(place, chosen, ranks, place.hours === null));
    if (!best) break;
    chosen.push(best);
    left -= visitMinutes(best);
  }
  return chosen;
}

/** Lower is better: the rank in the list, the distance from the rest of the day, and variety. */
function scoreIn(
  place: PlanPlace,
  others: readonly PlanPlace[],
  ranks: ReadonlyMap<string, number>,
  areHoursUnknown: boolean,
): number {
  const metres = others.map((other) => metresBetween(other.position, place.position));
  const farthest = metres.length > 0 ? Math.max(...metres) : 0;
  const sameType = others.filter(({ type }) => type === place.type).length;
  return (
    (ranks.get(place.id) ?? 0) +
    (farthest / 1000) * RANKS_PER_KM +
    sameType * SAME_TYPE_RANKS +
    (areHoursUnknown ? UNKNOWN_HOURS_RANKS : 0)
  );
}

/** Open some time in the middle of the day or later; unknown hours are possible. */
function isPossible(place: PlanPlace, date: string, openings: OpeningTable): boolean {
  return [10 * 60, MIDDLE, 17 * 60].some((minute) => openings.at(place, date, minute).state.kind !== 'closed');
}

type MealInput = { request: PlanRequest; date: string; used: ReadonlySet<string>; openings: OpeningTable };

/** A meal is near the day's places; further away there is none. */
const MAX_MEAL_METRES = 3000;
/** A place to eat whose hours are not known is taken only if it is so much nearer. */
const UNKNOWN_MEAL_METRES = 2000;

/** The place to eat nearest to one of the day's places that is open at lunch, or may be. */
function chooseMeal(
  chosen: readonly PlanPlace[],
  meals: readonly PlanPlace[],
  { request: { constraints }, date, used, openings }: MealInput,
): PlanPlace | null {
  const metresTo = (place: PlanPlace) => Math.min(...chosen.map((one) => metresBetween(one.position, place.position)));
  const kindOf = (place: PlanPlace) => openings.at(place, date, LUNCH).state.kind;
  const possible = meals.filter(
    (place) =>
      place.isMeal &&
      !used.has(place.id) &&
      kindOf(place) !== 'closed' &&
      metresTo(place) <= MAX_MEAL_METRES &&
      (!constraints.includes('low-cost') || place.priceBand === 1) &&
      (!constraints.includes('children') || place.isForFamilies),
  );
  return bestOf(possible, (place) => metresTo(place) + (kindOf(place) === 'open' ? 0 : UNKNOWN_MEAL_METRES));
}

function bestOf<Item extends { id: string }>(items: readonly Item[], costOf: (item: Item) => number): Item | null {
  let best: { item: Item; cost: number } | null = null;
  for (const item of items) {
    const cost = costOf(item);
    if (!best || cost < best.cost || (cost === best.cost && item.id < best.item.id)) best = { item, cost };
  }
  return best?.item ?? null;
}

/** A number from 0 that depends on the id and the seed alone (FNV-1a). The first seed keeps the order of the list. */
function jitter(id: string, seed: number): number {
  if (seed === 1) return 0;
  let hash = 2_166_136_261 ^ seed;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return ((hash >>> 0) / 2 ** 32) * JITTER_RANKS;
}
