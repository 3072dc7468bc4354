import { addDays, addMonths, firstOfMonth, lastOfMonth, monthOf } from './calendar-day.ts';
import { checkedDates } from './checked-dates.ts';
import type { EventData } from './event.ts';
import {
  countEventFacets,
  type EventPeriod,
  type FilteredEvent,
  isInPeriod,
  lastChosenDay,
  matchesRequest,
  matchingOccurrences,
} from './event-listing.ts';
import { isDated, type Occurrence, occurrencesOf } from './event-occurrence.ts';
import { isExpected, monthsUntil } from './event-season.ts';
import { isWeekly } from './event-weekly.ts';
import type { FacetCounts } from './facet-views.ts';
import type { ListingRequest } from './listing.ts';
import type { ListingRules } from './sections.ts';
import type { EventCard, EventList } from './views.ts';

/** Every rule with dates yields one per year, and a Hijri year is shorter. */
const NEXT_WITHIN_DAYS = 370;
/** How far ahead the next event is searched if the requested days have none. */
const LOOK_AHEAD_DAYS = 400;

/** How many days are added where the requested ones have no events. */
const WIDEN_DAYS = 7;

const DAYS_OF_A_WEEK = 7;
/** No quick choice of days reaches further. */
const SOON_DAYS = 31;
/** The rule of a weekly programme says the other dates. */
const WEEKLY_DATES = 6;

type ListedEvent = Omit<FilteredEvent, 'occurrences'> & {
  data: FilteredEvent['data'] & Pick<EventData, 'hasConfirmedDates'>;
};
/** An event with its occurrences on the requested days. */
export type ChosenEvent<Event extends ListedEvent> = Event & { occurrences: Occurrence[] };
/** The day-dependent fields of an event. */
export type EventMoment = Pick<EventCard, 'next' | 'isCancelled' | 'isOver'>;

type QuestionInput = {
  rules: ListingRules;
  request: ListingRequest;
  period: Pick<EventPeriod, 'view' | 'from' | 'to'>;
  /** The day in Dubai. */
  today: string;
};

/** The current or next occurrence of an event at `today`, the day in Dubai. Past occurrences do not count. */
export function nextOccurrence(data: EventData, today: string): Occurrence | null {
  // A weekly programme has very many dates in a year, and mostly one in this week.
  const [soon] = isWeekly(data) ? occurrencesOf(data, today, addDays(today, DAYS_OF_A_WEEK - 1)) : [];
  return soon ?? occurrencesOf(data, today, addDays(today, NEXT_WITHIN_DAYS))[0] ?? null;
}

/** The dates that the page of an event and the open data state: those of the coming months, of a weekly programme the next few. */
export function comingOccurrences(data: EventData, today: string, months: number): Occurrence[] {
  const all = occurrencesOf(data, today, addMonths(today, months));
  return isWeekly(data) ? all.slice(0, WEEKLY_DATES) : all;
}

/** The state of an event on a day in Dubai. `visible` is the occurrence a calendar displays instead of the next one. */
export function eventMoment(data: EventData, today: string, visible?: Occurrence): EventMoment {
  const next = visible ?? nextOccurrence(data, today);
  const { recurrence } = data;
  return {
    next,
    isCancelled: recurrence.rule === 'once' && recurrence.isCancelled,
    isOver: recurrence.rule === 'once' ? recurrence.endsAt.slice(0, 10) < today : next !== null && next.end < today,
  };
}

/**
 * The events of some days that pass the filters, and the facets of all of those days. A weekly programme has each of its days where
 * they stand one by one, else only the first; nothing is known of its weeks that are past.
 */
export function chooseEvents<Event extends ListedEvent>(
  events: readonly Event[],
  { rules, request, period, today }: QuestionInput,
): { events: ChosenEvent<Event>[]; counts: FacetCounts; nextDay: string | null } {
  const all = events.map((event) => ({ ...event, occurrences: listedOccurrences(event.data, period, today) }));
  const isByDay = period.view === 'week' || period.from === period.to;
  const visible = all.filter((event) => isInPeriod(event, period));
  const chosen = visible
    .filter((event) => matchesRequest(event, request, today))
    .map((event) => {
      const occurrences = matchingOccurrences(event, request, today);
      return { ...event, occurrences: isWeekly(event.data) && !isByDay ? occurrences.slice(0, 1) : occurrences };
    });
  const others = chosen.length > 0 ? [] : all.filter((event) => matchesRequest(event, request, today));
  return {
    events: chosen,
    counts: countEventFacets(visible, request, rules, today),
    nextDay: dayAfter(period.to, others),
  };
}

/**
 * As `chooseEvents`. Where the requested days have no event, those of seven more days are chosen, and `widenedTo` is the last of
 * them. Null where nothing was added.
 */
export function chooseOrWiden<Event extends ListedEvent>(
  events: readonly Event[],
  input: QuestionInput,
): ReturnType<typeof chooseEvents<Event>> & { widenedTo: string | null } {
  const found = chooseEvents(events, input);
  const { period, request, today } = input;
  const lastDay = period.view === 'list' ? lastChosenDay(request, today) : period.to;
  if (found.events.length > 0 || lastDay === null) return { ...found, widenedTo: null };
  const { when: _days, ...choices } = request.choices;
  const to = addDays(lastDay, WIDEN_DAYS);
  // A view of days holds only events that are known to be on one of them.
  const widened = {
    ...input,
    request: { ...request, choices },
    period: { view: 'day', from: period.from, to },
  } as const;
  const more = chooseEvents(events, widened);
  return more.events.length > 0
    ? { ...found, events: more.events, nextDay: null, widenedTo: to }
    : { ...found, widenedTo: null };
}

/** The first day after `day` on which one of the events begins. */
function dayAfter(day: string, events: readonly Pick<ListedEvent, 'data'>[]): string | null {
  const starts = events.flatMap(({ data }) => occurrencesOf(data, addDays(day, 1), addDays(day, LOOK_AHEAD_DAYS)));
  return (
    starts
      .map(({ start }) => start)
      .filter((start) => start > day)
      .toSorted()[0] ?? null
  );
}

/**
 * What the filters of a list read. A weekly programme has very many days in a year: those of the next weeks and the first of each later
 * month say as much.
 */
function listedOccurrences(
  data: ListedEvent['data'],
  { from, to }: Pick<EventPeriod, 'from' | 'to'>,
  today: string,
): Occurrence[] {
  if (!isWeekly(data)) return occurrencesOf(data, from, to);
  const first = later(from, today);
  const soon = addDays(first, SOON_DAYS);
  if (soon >= to) return occurrencesOf(data, first, to);
  const found = occurrencesOf(data, first, soon);
  for (let month = firstOfMonth(addMonths(soon, 1)); month <= to; month = addMonths(month, 1)) {
    const early = occurrencesOf(data, month, addDays(month, DAYS_OF_A_WEEK - 1));
    // A season can begin in the middle of a month.
    const [next] = early.length > 0 ? early : occurrencesOf(data, month, lastOfMonth(month));
    if (next) found.push(next);
  }
  return found;
}

const later = (a: string, b: string): string => (a > b ? a : b);

/** By day; within a day weekly programmes come after what is on that day only, and shorter events first. */
export function timeOrder({
  start,
  startTime,
  end,
  certainty,
}: Pick<Occurrence, 'start' | 'startTime' | 'end' | 'certainty'>): string {
  return `${start} ${Number(certainty === 'weekly')} ${startTime ?? ''} ${end}`;
}

/** Every occurrence of the events in the order of their times. */
export function byTime<Event extends { occurrences: readonly Occurrence[] }>(
  events: readonly Event[],
): { event: Event; occurrence: Occurrence }[] {
  return events
    .flatMap((event) => event.occurrences.map((occurrence) => ({ event, occurrence })))
    .toSorted((a, b) => timeOrder(a.occurrence).localeCompare(timeOrder(b.occurrence)));
}

/** Events without dates that are to be expected from a day on, sorted by the start of their season. */
export function withoutDate<Event extends { data: FilteredEvent['data'] }>(
  events: readonly Event[],
  from: string,
): Event[] {
  const until = ({ data }: Event) => monthsUntil(monthOf(from), data.usualMonths);
  return events
    .filter(({ data }) => !isDated(data, from) && isExpected(data, from))
    .toSorted((a, b) => until(a) - until(b));
}

/** The list with its cards. An event with several occurrences counts once. */
export function viewEventList(
  items: EventList['items'],
  around: Pick<EventList, 'today' | 'nextDay' | 'widenedTo' | 'facets'> & { period: EventPeriod },
): EventList {
  const { period, ...rest } = around;
  return {
    items,
    total: new Set(items.map(({ id }) => id)).size,
    page: 1,
    pageCount: 1,
    asOf: checkedDates(items.map((item) => item.asOf)),
    ...rest,
    ...period,
  };
}
