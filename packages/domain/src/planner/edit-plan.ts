import { MAX_STOPS_A_DAY, type PlanStops } from './plan-request.ts';

/** A stop of a plan: the number of its day from 0, and its place. */
export type StopRef = { day: number; id: string };

/** The plan without a stop. */
export function removeStop(stops: PlanStops, { day, id }: StopRef): PlanStops {
  return stops.map((ids, at) => (at === day ? ids.filter((other) => other !== id) : ids));
}

/** The plan with a stop one place earlier (-1) or later (1) in its day. At the ends nothing changes. */
export function moveStop(stops: PlanStops, { day, id }: StopRef, by: -1 | 1): PlanStops {
  return stops.map((ids, at) => {
    const from = ids.indexOf(id);
    const to = from + by;
    if (at !== day || from < 0 || to < 0 || to >= ids.length) return ids;
    return ids.toSpliced(from, 1).toSpliced(to, 0, id);
  });
}

/** The plan with a stop at the end of another day. A full day takes none. */
export function moveToDay(stops: PlanStops, stop: StopRef, day: number): PlanStops {
  return day === stop.day || !hasRoom(stops, day) ? stops : addStop(removeStop(stops, stop), { day, id: stop.id });
}

/** The plan with one more stop at the end of a day. A place that is in the plan, or a full day, changes nothing. */
export function addStop(stops: PlanStops, { day, id }: StopRef): PlanStops {
  if (stops.some((ids) => ids.includes(id)) || !hasRoom(stops, day)) return stops;
  return stops.map((ids, at) => (at === day ? [...ids, id] : ids));
}

/** The plan with another place for a stop. */
export function replaceStop(stops: PlanStops, { day, id }: StopRef, other: string): PlanStops {
  if (stops.some((ids) => ids.includes(other))) return stops;
  return stops.map((ids, at) => (at === day ? ids.map((one) => (one === id ? other : one)) : ids));
}

function hasRoom(stops: PlanStops, day: number): boolean {
  const ids = stops[day];
  return ids !== undefined && ids.length < MAX_STOPS_A_DAY;
}
