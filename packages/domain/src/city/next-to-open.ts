import type { OpeningHours } from '../guide/opening-hours.ts';
import { type Moment, openingState } from './opening-state.ts';

const MOST = 4;

/** Of places closed at a minute of a day in Dubai, those that open next, the first one first. Nothing is said of unknown hours. */
export function nextToOpen<Place extends { hours: OpeningHours | null }>(
  places: readonly Place[],
  at: { date: string; minute: number },
): { place: Place; opens: Moment }[] {
  return places
    .flatMap((place) => {
      const state = openingState(place.hours, at.date, at.minute);
      return state.kind === 'closed' && state.opens !== null ? [{ place, opens: state.opens }] : [];
    })
    .toSorted((a, b) => compare(a.opens, b.opens))
    .slice(0, MOST);
}

function compare(a: Moment, b: Moment): number {
  const [first, second] = [`${a.date} ${a.time}`, `${b.date} ${b.time}`];
  return first === second ? 0 : first < second ? -1 : 1;
}
