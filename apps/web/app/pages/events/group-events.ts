import { addDays, daysBetween, monthOf, weekdayOf } from '@dalil/domain/guide/calendar-day.ts';
import { monthsUntil } from '@dalil/domain/guide/event-season.ts';
import type { EventCard } from '@dalil/domain/guide/views.ts';
import type { MixedEvent } from '@dalil/domain/headlines/mix-events.ts';

/** A longer event would fill every day of the calendar. It is displayed once above it. */
const MAX_CALENDAR_DAYS = 7;

/** About five screens of a phone. */
export const FULL_LIST = 24;
const FIRST_WEEKS = 4;
/** How many events the first weeks show before the others wait to be asked for. */
const FIRST_EVENTS = 12;

type TimedEvent = Pick<EventCard, 'id' | 'next' | 'usualMonths'>;
export type DayOfEvents<Event extends TimedEvent = MixedEvent> = { day: string; events: Event[] };
/** `programmes`: how many weekly programmes there are, which are not among its events. */
export type CalendarDay<Event extends TimedEvent = MixedEvent> = DayOfEvents<Event> & { programmes: number };
/** `ahead`: weeks from the one in which the list begins. From Monday to Sunday. */
export type WeekOfEvents<Event extends TimedEvent = MixedEvent> = {
  ahead: number;
  start: string;
  end: string;
  events: Event[];
};
export type MonthOfEvents<Event extends TimedEvent = MixedEvent> = { month: number; events: Event[] };

/** Whether it is an occurrence of a weekly programme. */
export const isOfWeek = ({ next }: Pick<EventCard, 'next'>): boolean => next?.certainty === 'weekly';

/**
 * Groups a list: events that started before its first day, events by start day, weekly programmes each once, then events without a date
 * by the month they are next expected.
 */
export function groupList<Event extends TimedEvent>({ items, from }: { items: readonly Event[]; from: string }) {
  const running: Event[] = [];
  const weekly = new Map<string, Event>();
  const days = new Map<string, Event[]>();
  const months = new Map<number, Event[]>();
  for (const event of items) {
    if (!event.next) add(months, nextMonth(event, from), event);
    else if (isOfWeek(event)) weekly.set(event.id, weekly.get(event.id) ?? event);
    else if (event.next.start < from) running.push(event);
    else add(days, event.next.start, event);
  }
  return {
    running,
    weekly: [...weekly.values()],
    days: [...days].map(([day, events]): DayOfEvents<Event> => ({ day, events })),
    months: [...months].map(([month, events]): MonthOfEvents<Event> => ({ month, events })),
  };
}

/**
 * Groups a calendar page: every day with its events and the number of its weekly programmes, and separately the events that last long
 * or have no date, and each weekly programme once.
 */
export function groupCalendar<Event extends TimedEvent>({
  items,
  from,
  to,
}: {
  items: readonly Event[];
  from: string;
  to: string;
}) {
  const days: CalendarDay<Event>[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, events: [], programmes: 0 });
  const weekly = new Map<string, Event>();
  const longer: Event[] = [];
  const undated: Event[] = [];
  for (const event of items) {
    if (!event.next) undated.push(event);
    else if (isOfWeek(event)) {
      weekly.set(event.id, weekly.get(event.id) ?? event);
      for (const each of days) if (each.day === event.next.start) each.programmes += 1;
    } else if (event.next.end >= addDays(event.next.start, MAX_CALENDAR_DAYS)) longer.push(event);
    else {
      const { start, end } = event.next;
      for (const each of days) if (each.day >= start && each.day <= end) each.events.push(event);
    }
  }
  return { days, longer, undated, weekly: [...weekly.values()] };
}

/** The days of a list by weeks. A week without events is left out. */
export function groupWeeks<Event extends TimedEvent>(
  days: readonly DayOfEvents<Event>[],
  from: string,
): WeekOfEvents<Event>[] {
  const first = mondayOf(from);
  const weeks = new Map<string, WeekOfEvents<Event>>();
  for (const { day, events } of days) {
    const start = mondayOf(day);
    const week = weeks.get(start) ?? {
      ahead: daysBetween(first, start) / 7,
      start,
      end: addDays(start, 6),
      events: [],
    };
    week.events.push(...events);
    weeks.set(start, week);
  }
  return [...weeks.values()];
}

/**
 * The weeks that a list shows at once: those of the next four that begin before it has 12 events, and all of a list that is shorter.
 */
export function firstWeeks<Week extends { ahead: number; events: readonly unknown[] }>(
  weeks: readonly Week[],
  total: number,
): Week[] {
  if (total <= FULL_LIST) return [...weeks];
  let shown = 0;
  return weeks.filter(({ ahead, events }) => {
    const isFirst = ahead < FIRST_WEEKS && shown < FIRST_EVENTS;
    if (isFirst) shown += events.length;
    return isFirst;
  });
}

function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

function nextMonth({ usualMonths }: TimedEvent, from: string): number {
  const month = monthOf(from);
  return ((month - 1 + monthsUntil(month, usualMonths)) % 12) + 1;
}

function add<Key, Event>(groups: Map<Key, Event[]>, key: Key, event: Event): void {
  groups.set(key, [...(groups.get(key) ?? []), event]);
}
