import { daysBetween } from './calendar-day.ts';
import type { EventData } from './event.ts';
import { EVENING_TYPES, isInEvening } from './event-listing.ts';
import { type Occurrence, occurrencesOf } from './event-occurrence.ts';
import { isWeekly } from './event-weekly.ts';

type DatedEvent = { id: string; data: EventData };
export type Programme = { id: string; type: EventData['type']; occurrence: Occurrence };

const DAYS_OF_A_WEEK = 7;
/** After all times. */
const LAST = '24';
/** A Monday, so that the choice changes with the working week. */
const FIRST_WEEK = '2024-01-01';

const hasNoTime = ({ occurrence }: Programme) => occurrence.startTime === null;

/** The weekly programmes that are held on a day (`YYYY-MM-DD` in Dubai), in the given order. */
export function programmesOn(events: readonly DatedEvent[], day: string): Programme[] {
  return events
    .filter(({ data }) => isWeekly(data))
    .flatMap(({ id, data }) =>
      occurrencesOf(data, day, day).map((occurrence) => ({ id, type: data.type, occurrence })),
    );
}

/** Those of the evening. */
export function eveningProgrammes(events: readonly DatedEvent[], day: string): Programme[] {
  return programmesOn(events, day).filter(({ type, occurrence }) => isInEvening(occurrence, day, type));
}

/**
 * A choice of the programmes of a day by the time at which they begin: of every type one before a second of any, and other ones of a
 * type each week. The same for everyone on one day.
 */
export function chooseProgrammes(programmes: readonly Programme[], day: string, count: number): Programme[] {
  const byType = Map.groupBy(programmes, ({ type }) => type);
  const week = Math.floor(daysBetween(FIRST_WEEK, day) / DAYS_OF_A_WEEK);
  const rank = (type: EventData['type']) =>
    EVENING_TYPES.includes(type) ? EVENING_TYPES.indexOf(type) : EVENING_TYPES.length;
  const types = [...byType].toSorted(([a], [b]) => rank(a) - rank(b));
  const turned = types.map(([, all]) => {
    const first = ((week % all.length) + all.length) % all.length;
    const inTurn = [...all.slice(first), ...all.slice(0, first)];
    // Who goes out wants to know when.
    return inTurn.toSorted((a, b) => Number(hasNoTime(a)) - Number(hasNoTime(b)));
  });
  const longest = Math.max(0, ...turned.map((all) => all.length));
  const inTurn = Array.from({ length: longest }, (_, at) => turned.flatMap((all) => all[at] ?? [])).flat();
  const begin = ({ occurrence: { startTime } }: Programme) => startTime ?? LAST;
  return inTurn.slice(0, count).toSorted((a, b) => begin(a).localeCompare(begin(b), 'en'));
}
