import type { EventData } from './event.ts';
import { EVENING_BLOCKS, type EveningBlock, eveningBlockOf } from './evening-blocks.ts';
import { chooseProgrammes, eveningProgrammes, type Programme } from './evening-programmes.ts';
import { isInEvening } from './event-listing.ts';
import { occurrencesOf } from './event-occurrence.ts';
import { isWeekly } from './event-weekly.ts';

type DatedEvent = { id: string; data: EventData };

/**
 * What begins in each part of an evening (`YYYY-MM-DD` in Dubai), at most `count` in each, by its hour: what is dated first, in
 * the places that are left weekly programmes of different types.
 */
export function eveningEvents(
  events: readonly DatedEvent[],
  day: string,
  count: number,
): Record<EveningBlock, string[]> {
  const dated = events.flatMap(({ id, data }): Programme[] => {
    const isCancelled = data.recurrence.rule === 'once' && data.recurrence.isCancelled;
    if (data.type === 'rule' || isCancelled || isWeekly(data)) return [];
    const [occurrence] = occurrencesOf(data, day, day);
    return occurrence && isInEvening(occurrence, day, data.type) ? [{ id, type: data.type, occurrence }] : [];
  });
  const weekly = eveningProgrammes(events, day);
  const startOf = ({ occurrence }: Programme) => occurrence.startTime ?? '';
  const beginsIn = (block: EveningBlock) => (one: Programme) =>
    one.occurrence.startTime !== null && eveningBlockOf(one.occurrence.startTime) === block;
  const chosen = EVENING_BLOCKS.map(({ id }) => {
    const first = dated.filter(beginsIn(id)).slice(0, count);
    const more = chooseProgrammes(weekly.filter(beginsIn(id)), day, count - first.length);
    const all = [...first, ...more].toSorted((a, b) => startOf(a).localeCompare(startOf(b), 'en'));
    return [id, all.map((one) => one.id)] as const;
  });
  return Object.fromEntries(chosen) as Record<EveningBlock, string[]>;
}
