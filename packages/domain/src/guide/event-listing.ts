import { isExpected, wasHeld } from './event-season.ts';
import { addDays, addMonths, firstOfMonth, isDay, lastOfMonth, mondayOf, monthOf } from './calendar-day.ts';
import type { EventData } from './event.ts';
import { eventView, type EventView } from './event-view.ts';
import { METRO_WALK_MINUTES, WHEN } from './facet-values.ts';
import { isDated, type Occurrence } from './event-occurrence.ts';
import { isChosen, type ListingRequest } from './listing.ts';
import type { PLACE_SETTINGS } from './place.ts';
import type { Facet, ListingRules } from './sections.ts';

/** The days a page of events covers, both inclusive, and where the previous and next pages begin. */
export type EventPeriod = {
  view: EventView;
  from: string;
  to: string;
  previous: string | null;
  following: string | null;
};

const LIST_DAYS = 365;
/** Limits paging, because a crawler would page without end. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 24;
const EVENING = '17:00';
/** A programme that begins then and has no known end is one of the evening. */
const LATE_AFTERNOON = '16:00';
/** What is held in the evening where nobody says when, the most telling first. */
export const EVENING_TYPES: readonly EventType[] = [
  'ladies-night',
  'live-music',
  'comedy',
  'show',
  'quiz',
  'dance',
  'film',
];

/** Reads the days from a page's address. Malformed or out-of-range values become today, where `today` is Dubai's day. */
export function parsePeriod(search: URLSearchParams, today: string): EventPeriod {
  const view = eventView(search);
  const requested = search.get('from') ?? '';
  const isReachable = (day: string) => day >= addMonths(today, -MONTHS_BACK) && day <= addMonths(today, MONTHS_AHEAD);
  const day = isDay(requested) && isReachable(requested) ? requested : today;
  const [from, to, previous, following] = daysOf(view, day);
  return {
    view,
    from,
    to,
    previous: previous !== null && isReachable(previous) ? previous : null,
    following: following !== null && isReachable(following) ? following : null,
  };
}

function daysOf(
  view: EventView,
  day: string,
): [from: string, to: string, previous: string | null, following: string | null] {
  switch (view) {
    case 'list':
      return [day, addDays(day, LIST_DAYS), null, null];
    case 'day':
      return [day, day, addDays(day, -1), addDays(day, 1)];
    case 'week': {
      const monday = mondayOf(day);
      return [monday, addDays(monday, 6), addDays(monday, -7), addDays(monday, 7)];
    }
    case 'month': {
      const first = firstOfMonth(day);
      return [first, lastOfMonth(day), addMonths(first, -1), addMonths(first, 1)];
    }
  }
}

/** What filters read of the place where an event is held. `metroMinutes`: an estimate of the walk; null if it is too far. */
export type EventVenue = { setting: (typeof PLACE_SETTINGS)[number]; metroMinutes: number | null };

/** The fields used by the filters. `occurrences` are those of the displayed days. */
export type FilteredEvent = {
  /** An imported event has no type. */
  data: Pick<EventData, 'usualMonths' | 'isTypicallyFree' | 'recurrence' | 'frequency' | 'editions'> & {
    type: EventData['type'] | null;
  };
  /** Whether it is from a calendar of others. */
  isImported?: boolean;
  audience: readonly string[];
  neighbourhoods: readonly string[];
  /** Absent where the guide was stored by an older version; null where the place is not known. */
  venue?: EventVenue | null;
  tags?: readonly string[];
  occurrences: readonly Occurrence[];
};

/** Whether an event is on a page: one of its occurrences is, or it has no dates and the period is long enough. */
export function isInPeriod(
  { data, occurrences }: FilteredEvent,
  { view, from }: Pick<EventPeriod, 'view' | 'from'>,
): boolean {
  if (isDated(data, from)) return occurrences.length > 0;
  if (!isExpected(data, from)) return false;
  return view === 'list' || (view === 'month' && data.usualMonths.includes(monthOf(from)) && !wasHeld(data, from));
}

/** The values an event has under a facet. */
export function eventFacetValues(event: FilteredEvent, facet: Facet, today: string): string[] {
  const { data, occurrences } = event;
  switch (facet) {
    case 'type':
      return data.type === null ? [] : [data.type];
    case 'source':
      return [event.isImported ? 'others' : 'ours'];
    case 'audience':
      return [...event.audience];
    case 'neighbourhood':
      return [...event.neighbourhoods];
    case 'cost':
      return data.isTypicallyFree === null ? [] : [data.isTypicallyFree ? 'free' : 'paid'];
    case 'setting':
      return settingsOf(event.venue ?? null);
    case 'feature':
      return event.tags?.includes('family') ? ['family'] : [];
    case 'metro':
      return isNearMetro(event.venue ?? null) ? [String(METRO_WALK_MINUTES)] : [];
    case 'month': {
      const months = occurrences.length > 0 ? occurrences.flatMap(monthsOf) : data.usualMonths;
      return [...new Set(months)].map(String);
    }
    case 'when': {
      const days = quickDays(today);
      return WHEN.filter(
        (when) => occurrences.some((one) => isWhen(one, when, days, data.type)) || isUsual(event, when, today),
      );
    }
    default:
      return [];
  }
}

function settingsOf(venue: EventVenue | null): string[] {
  if (venue === null) return [];
  return venue.setting === 'both' ? ['indoor', 'outdoor'] : [venue.setting];
}

function isNearMetro(venue: EventVenue | null): boolean {
  const minutes = venue?.metroMinutes ?? null;
  return minutes !== null && minutes <= METRO_WALK_MINUTES;
}

type When = (typeof WHEN)[number];
type EventType = FilteredEvent['data']['type'];

/** The days that the quick choices are counted by. */
type QuickDays = Record<'today' | 'friday' | 'saturday' | 'sunday' | 'monthEnd', string>;

function quickDays(today: string): QuickDays {
  const sunday = addDays(mondayOf(today), 6);
  const saturday = addDays(sunday, -1);
  return { today, friday: addDays(sunday, -2), saturday, sunday, monthEnd: endOfMonth(today, sunday) };
}

/** The last day of "this month": what is left of the month, and at least the week, which is part of it for whoever looks ahead. */
function endOfMonth(today: string, sunday: string): string {
  const last = lastOfMonth(today);
  return last < sunday ? sunday : last;
}

function isWhen(occurrence: Occurrence, when: When, days: QuickDays, type: EventType): boolean {
  const { start, end, startTime } = occurrence;
  const { today, friday, saturday, sunday, monthEnd } = days;
  const overlaps = (from: string, to: string) => start <= to && end >= from;
  if (when === 'today') return overlaps(today, today);
  if (when === 'tonight') return isInEvening(occurrence, today, type);
  if (when === 'week') return overlaps(today, sunday);
  if (when === 'month') return overlaps(today, monthEnd);
  const isFridayEvening = start === friday && today <= friday && startTime !== null && startTime >= EVENING;
  return isFridayEvening || overlaps(today === sunday ? sunday : saturday, sunday);
}

/**
 * Whether an event goes on after 17:00 of a day. Without times that is not known, but of a weekly programme that is one of the evening
 * by what it is.
 */
export function isInEvening(occurrence: Occurrence, day: string, type: EventType): boolean {
  const { start, end, startTime, endTime, certainty } = occurrence;
  if (start !== day) return false;
  if (startTime === null) return certainty === 'weekly' && EVENING_TYPES.includes(type);
  if (startTime >= EVENING) return true;
  if (endTime === null) return certainty === 'weekly' && startTime >= LATE_AFTERNOON;
  return end > day || endTime <= startTime || endTime > EVENING;
}

/** The last day that the chosen quick choices of days cover, counted from `today`. Null if none is chosen. */
export function lastChosenDay({ choices }: ListingRequest, today: string): string | null {
  const sunday = addDays(mondayOf(today), 6);
  const ends: Record<When, string> = {
    today,
    tonight: today,
    week: sunday,
    weekend: sunday,
    month: endOfMonth(today, sunday),
  };
  return (
    WHEN.filter((when) => choices.when?.includes(when))
      .map((when) => ends[when])
      .toSorted()
      .at(-1) ?? null
  );
}

/** An event without dates can still be usual in this month. */
function isUsual({ data, occurrences }: FilteredEvent, when: When, today: string): boolean {
  return (
    when === 'month' && occurrences.length === 0 && isExpected(data, today) && data.usualMonths.includes(monthOf(today))
  );
}

function monthsOf({ start, end }: Occurrence): number[] {
  // Most have one day, and a list has very many.
  if (start === end) return [monthOf(start)];
  const months: number[] = [];
  for (let first = firstOfMonth(start); first <= end; first = addMonths(first, 1)) months.push(monthOf(first));
  return months;
}

/** Whether an event has a chosen value under every facet but `except`. */
export function matchesRequest(
  event: FilteredEvent,
  request: ListingRequest,
  today: string,
  except: Facet | null = null,
): boolean {
  return (Object.keys(request.choices) as Facet[]).every(
    (facet) =>
      facet === except || eventFacetValues(event, facet, today).some((value) => isChosen(request, { facet, value })),
  );
}

/** The occurrences of an event that match the chosen days and months. */
export function matchingOccurrences(event: FilteredEvent, request: ListingRequest, today: string): Occurrence[] {
  return event.occurrences.filter((occurrence) =>
    (['when', 'month'] as const).every(
      (facet) =>
        !request.choices[facet] ||
        eventFacetValues({ ...event, occurrences: [occurrence] }, facet, today).some((value) =>
          isChosen(request, { facet, value }),
        ),
    ),
  );
}

/** The number of events for each value of each facet, counted with the choices of all other facets. */
export function countEventFacets(
  events: readonly FilteredEvent[],
  request: ListingRequest,
  rules: ListingRules,
  today: string,
): Map<Facet, { value: string; count: number }[]> {
  return new Map(
    rules.facets.map((facet) => {
      const counts = new Map<string, number>();
      for (const event of events.filter((one) => matchesRequest(one, request, today, facet))) {
        for (const value of eventFacetValues(event, facet, today)) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return [facet, [...counts].map(([value, count]) => ({ value, count }))];
    }),
  );
}
