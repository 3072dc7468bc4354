import { addDays, monthOf } from '@dalil/domain/guide/calendar-day.ts';
import { isDated, occurrencesOf } from '@dalil/domain/guide/event-occurrence.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import type { EventOnDays, GuideText, SentenceRole } from './answer-guide.ts';

const MONTHS_OF_YEAR = 12;

type EventDays = Pick<EventOnDays, 'id' | 'data' | 'occurrences'>;

/** The events between two days, both inclusive, and those only usual in their months, in the given order. */
export function eventsOnDays(
  events: readonly { id: string; data: EventData }[],
  from: string,
  to: string,
): EventDays[] {
  const months = monthsBetween(from, to);
  return events
    .map(({ id, data }) => ({ id, data, occurrences: occurrencesOf(data, from, to) }))
    .filter(({ data, occurrences }) => {
      const isUsual = !isDated(data, from) && data.usualMonths.some((month) => months.has(month));
      return occurrences.length > 0 || isUsual;
    });
}

export function viewEventOnDays(event: EventDays, text: GuideText): EventOnDays {
  const { title, asOf, source, href, neighbourhoods } = text;
  const said = (wanted: SentenceRole) => text.sentences.find(({ role }) => role === wanted)?.text ?? null;
  const words = { title, summary: said('summary') ?? '', venue: said('venue') };
  return { ...event, ...words, href: href ?? `/content/${event.id}`, asOf, source, neighbourhoods };
}

function monthsBetween(from: string, to: string): Set<number> {
  const months = new Set<number>();
  for (let day = from; day <= to && months.size < MONTHS_OF_YEAR; day = addDays(day, 1)) months.add(monthOf(day));
  return months;
}
