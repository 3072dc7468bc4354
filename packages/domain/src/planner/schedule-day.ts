import { DAY_MINUTES } from '../city/clock-time.ts';
import { openingSegments } from '../city/opening-segments.ts';
import type { OpeningState } from '../city/opening-state.ts';
import { type Travel, travelBetween } from '../city/travel.ts';
import { addDays } from '../guide/calendar-day.ts';
import type { PlanPlace } from './plan-place.ts';
import { visitMinutes } from './plan-place.ts';
import type { Pace } from './plan-request.ts';

/** A visit with its times, in minutes since the midnight of its day; later than 1440 is after the next midnight. */
export type Visit = {
  place: PlanPlace;
  from: number;
  to: number;
  /** The way from the visit before; null for the first of a day. */
  travel: Travel | null;
  /** Minutes between arriving and the opening. */
  waits: number;
  opening: VisitOpening;
};

/** Whether a place is open during a visit. Minutes as in `Visit`; null if not known. */
export type VisitOpening =
  | { kind: 'open'; isLimited: boolean }
  | { kind: 'unknown' }
  | { kind: 'closed'; opens: number | null }
  | { kind: 'closes'; at: number };

/** When the first visit begins. */
const START: Record<Pace, number> = { easy: 10 * 60, normal: 9 * 60 + 30, full: 9 * 60 };
/** Longer waits for an opening are no plan: the place is planned while closed, and the plan says so. */
const MAX_WAIT = 90;
const LUNCH_FROM = 12 * 60;

/** The opening states of places by day, computed once for every order that is tried. */
export type OpeningTable = {
  at: (place: PlanPlace, date: string, minute: number) => { state: OpeningState; until: number };
};

/** An opening table that remembers what it computed. */
export function createOpeningTable(): OpeningTable {
  const days = new Map<string, ReturnType<typeof openingSegments>>();
  const segmentsOf = (place: PlanPlace, date: string) => {
    const key = `${place.id} ${date}`;
    const found = days.get(key) ?? openingSegments(place.hours, date);
    days.set(key, found);
    return found;
  };
  return {
    at(place, date, minute) {
      const shift = Math.floor(minute / DAY_MINUTES);
      const segments = segmentsOf(place, addDays(date, shift));
      const found = segments.find(({ until }) => minute - shift * DAY_MINUTES < until) ?? segments.at(-1);
      if (!found) throw new Error('a day without segments');
      return { state: found.state, until: found.until + shift * DAY_MINUTES };
    },
  };
}

type DayInput = { date: string; pace: Pace; hasCar: boolean; openings: OpeningTable };

/**
 * The visits of a day in the given order, one after the other: each begins after the way from the one before, and waits for an
 * opening that is near. Visits never overlap. A place that is closed stays in the plan, with its `opening` saying so.
 */
export function scheduleDay(places: readonly PlanPlace[], { date, pace, hasCar, openings }: DayInput): Visit[] {
  const visits: Visit[] = [];
  for (const place of places) {
    const before = visits.at(-1);
    const travel = before ? travelBetween(before.place.position, place.position, hasCar) : null;
    const arrives = before ? before.to + (travel?.minutes ?? 0) : START[pace];
    const from = Math.max(startFor(place, date, arrives, openings), place.isMeal ? LUNCH_FROM : 0);
    const to = from + visitMinutes(place);
    visits.push({
      place,
      from,
      to,
      travel,
      waits: from - arrives,
      opening: openingOf(place, date, { from, to }, openings),
    });
  }
  return visits;
}

function startFor(place: PlanPlace, date: string, arrives: number, openings: OpeningTable): number {
  const { state, until } = openings.at(place, date, arrives);
  const isSoon = state.kind === 'closed' && until - arrives <= MAX_WAIT;
  return isSoon && openings.at(place, date, until).state.kind === 'open' ? until : arrives;
}

function openingOf(
  place: PlanPlace,
  date: string,
  { from, to }: { from: number; to: number },
  openings: OpeningTable,
): VisitOpening {
  let isLimited = false;
  for (let minute = from; minute < to; ) {
    const { state, until } = openings.at(place, date, minute);
    if (state.kind === 'unknown') return { kind: 'unknown' };
    if (state.kind === 'closed') {
      if (minute > from) return { kind: 'closes', at: minute };
      const opensToday = openings.at(place, date, until).state.kind === 'open';
      return { kind: 'closed', opens: opensToday ? until : null };
    }
    isLimited ||= state.audience !== null;
    minute = Math.max(until, minute + 1);
  }
  return { kind: 'open', isLimited };
}
