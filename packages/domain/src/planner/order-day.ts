import type { PlanPlace } from './plan-place.ts';
import { type MonthHeat, type PlanNote, notesOnOrder } from './plan-notes.ts';
import type { Constraint, Pace } from './plan-request.ts';
import { type OpeningTable, scheduleDay, type Visit } from './schedule-day.ts';

export type OrderInput = {
  date: string;
  pace: Pace;
  constraints: readonly Constraint[];
  months: readonly MonthHeat[] | null;
  openings: OpeningTable;
};

/** What each note costs, in minutes of travel that would be as bad. */
const COSTS: Partial<Record<PlanNote['code'], number>> = {
  closed: 400,
  closes: 250,
  'noon-outdoors': 120,
  late: 90,
  heat: 30,
  far: 20,
  'hours-unknown': 0,
};
const LUNCH = { from: 12 * 60, to: 14 * 60 };
/** More places stay in the order they were chosen, near each other: the orders would be too many to try. */
const MAX_TRIED = 6;

/** The best order of the places of a day: fewest closed doors, least heat, shortest ways. The same input gives the same order. */
export function orderDay(places: readonly PlanPlace[], input: OrderInput): PlanPlace[] {
  if (places.length > MAX_TRIED) return [...places];
  let best = { order: [...places], cost: Number.POSITIVE_INFINITY };
  for (const order of permutations(places)) {
    const cost = costOf(order, input);
    if (cost < best.cost) best = { order, cost };
  }
  return best.order;
}

/** How bad an order of the places of a day is; lower is better. */
export function costOf(places: readonly PlanPlace[], input: OrderInput): number {
  const hasCar = !input.constraints.includes('no-car');
  const visits = scheduleDay(places, { ...input, hasCar });
  return visits.reduce((sum, visit) => sum + visitCost(visit, input), 0);
}

function visitCost(visit: Visit, input: OrderInput): number {
  const notes = notesOnOrder(visit, input).reduce((sum, { code }) => sum + (COSTS[code] ?? 0), 0);
  const { isMeal } = visit.place;
  const mealtime = isMeal ? Math.max(0, LUNCH.from - visit.from, visit.from - LUNCH.to) : 0;
  return notes + (visit.travel?.minutes ?? 0) + visit.waits / 2 + mealtime;
}

function* permutations(places: readonly PlanPlace[]): Generator<PlanPlace[]> {
  if (places.length <= 1) {
    yield [...places];
    return;
  }
  for (const [at, first] of places.entries()) {
    for (const rest of permutations(places.toSpliced(at, 1))) yield [first, ...rest];
  }
}
