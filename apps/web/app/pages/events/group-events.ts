import { addDays, monthOf } from '@dalil/domain/guide/calendar-day.ts';
import { monthsUntil } from '@dalil/domain/guide/event-season.ts';
import type { EventCard } from '@dalil/domain/guide/views.ts';

/** A longer event would fill every day of the calendar. It is displayed once above it. */
const MAX_CALENDAR_DAYS = 7;

export type DayOfEvents = { day: string; events: EventCard[] };
export type MonthOfEvents = { month: number; events: EventCard[] };

/**
 * Groups a list: events that started before its first day, events by start day, then events without a date by the month they are
 * next expected.
 */
export function groupList({ items, from }: { items: readonly EventCard[]; from: string }) {
  const running: EventCard[] = [];
  const days = new Map<string, EventCard[]>();
  const months = new Map<number, EventCard[]>();
  for (const event of items) {
    if (!event.next) add(months, nextMonth(event, from), event);
    else if (event.next.start < from) running.push(event);
    else add(days, event.next.start, event);
  }
  return {
    running,
    days: [...days].map(([day, events]): DayOfEvents => ({ day, events })),
    months: [...months].map(([month, events]): MonthOfEvents => ({ month, events })),
  };
}

/** Groups a calendar page: every day with its events, and separately the events that last long or have no date. */
export function groupCalendar({ items, from, to }: { items: readonly EventCard[]; from: string; to: string }) {
  const days: DayOfEvents[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, events: [] });
  const longer: EventCard[] = [];
  const undated: EventCard[] = [];
  for (const event of items) {
    if (!event.next) undated.push(event);
    else if (event.next.end >= addDays(event.next.start, MAX_CALENDAR_DAYS)) longer.push(event);
    else {
      const { start, end } = event.next;
      for (const each of days) if (each.day >= start && each.day <= end) each.events.push(event);
    }
  }
  return { days, longer, undated };
}

function nextMonth({ usualMonths }: EventCard, from: string): number {
  const month = monthOf(from);
  return ((month - 1 + monthsUntil(month, usualMonths)) % 12) + 1;
}

function add<Key>(groups: Map<Key, EventCard[]>, key: Key, event: EventCard): void {
  groups.set(key, [...(groups.get(key) ?? []), event]);
}
