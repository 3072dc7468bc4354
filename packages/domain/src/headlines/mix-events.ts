import type { EventData } from '../guide/event.ts';
import { byTime, chooseOrWiden, type ChosenEvent, timeOrder } from '../guide/event-list.ts';
import type { FilteredEvent } from '../guide/event-listing.ts';
import type { Occurrence } from '../guide/event-occurrence.ts';
import { eventRules } from '../guide/event-view.ts';
import type { FacetCounts } from '../guide/facet-views.ts';
import type { ListingRequest } from '../guide/listing.ts';
import type { Position } from '../guide/position.ts';
import type { EventList, FacetView, ListedEventCard } from '../guide/views.ts';
import { importedDates } from './imported-dates.ts';
import type { PublishedEvent } from './imported-event.ts';

/** An imported event as the filters of the guide's own read it. What its calendar does not state has no value. */
export type ImportedSource = Omit<FilteredEvent, 'occurrences'> & {
  data: FilteredEvent['data'] & Pick<EventData, 'hasConfirmedDates'>;
  event: PublishedEvent;
};

/** An imported event in a list. It has no page of the guide, and `imported` has all that is known of it. */
export type ImportedItem = {
  id: string;
  imported: PublishedEvent;
  next: Occurrence;
  usualMonths: number[];
  position: Position | null;
};
export type MixedEvent = ListedEventCard | ImportedItem;
export type MixedEventList = Omit<EventList, 'items'> & { items: MixedEvent[] };

export function isImported(event: MixedEvent): event is ImportedItem {
  return 'imported' in event;
}

/** The imported events for the rules that choose among the guide's own. */
export function importedSources(events: readonly PublishedEvent[]): ImportedSource[] {
  return events.map((event) => {
    const { start, end, startTime, endTime } = importedDates(event);
    const startsAt = startTime === null ? start : `${start}T${startTime}`;
    const endsAt = startTime === null ? end : `${end}T${endTime ?? startTime}`;
    return {
      data: {
        type: null,
        frequency: 'once',
        recurrence: { rule: 'once', startsAt, endsAt, isCancelled: event.status === 'cancelled' },
        hasConfirmedDates: false,
        usualMonths: [],
        isTypicallyFree: null,
      },
      isImported: true,
      audience: [],
      neighbourhoods: [],
      event,
    };
  });
}

/**
 * A list of the guide's events with the imported ones that are on its days and pass its filters, in one order. Days are extended
 * only where neither has an event.
 */
export function mixEvents(list: EventList, events: readonly PublishedEvent[], request: ListingRequest): MixedEventList {
  if (events.length === 0) return list;
  const { view, from, to, today } = list;
  const input = { rules: eventRules(view), request, period: { view, from, to }, today };
  const found = chooseOrWiden(importedSources(events), input);
  const onTheseDays = found.widenedTo === null ? found.events : [];
  const isWidened = onTheseDays.length === 0 && (list.items.length === 0 || list.widenedTo !== null);
  const own = list.widenedTo === null || isWidened ? list.items : [];
  const items = inOrder(own, isWidened ? found.events : onTheseDays);
  return {
    ...list,
    items,
    total: new Set(items.map(({ id }) => id)).size,
    widenedTo: isWidened ? (list.widenedTo ?? found.widenedTo) : null,
    nextDay: items.length > 0 ? null : earlier(list.nextDay, found.nextDay),
    facets: withCounts(list.facets, found.counts),
  };
}

function inOrder(own: readonly ListedEventCard[], imported: readonly ChosenEvent<ImportedSource>[]): MixedEvent[] {
  const dated = [...own.filter(({ next }) => next !== null), ...byTime(imported).map(itemOf)];
  const order = ({ next }: MixedEvent) => (next ? timeOrder(next) : '');
  return [
    ...dated.toSorted((a, b) => order(a).localeCompare(order(b), 'en')),
    ...own.filter(({ next }) => next === null),
  ];
}

function itemOf({ event: { event }, occurrence }: { event: ImportedSource; occurrence: Occurrence }): ImportedItem {
  return {
    id: event.uid,
    imported: event,
    next: { ...occurrence, ...importedDates(event) },
    usualMonths: [],
    position: event.position ?? null,
  };
}

/** The facets with more events of each value, most common first as before. */
function withCounts(facets: readonly FacetView[], counts: FacetCounts): FacetView[] {
  return facets.map(({ id, options }) => {
    const more = new Map(counts.get(id)?.map(({ value, count }) => [value, count]));
    const known = options.map((option) => ({ ...option, count: option.count + (more.get(option.value) ?? 0) }));
    const added = [...more].filter(([value]) => !options.some((option) => option.value === value));
    const all = [...known, ...added.map(([value, count]) => ({ value, label: null, count }))];
    all.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en', { numeric: true }));
    return { id, options: all };
  });
}

function earlier(a: string | null, b: string | null): string | null {
  return [a, b].filter((day) => day !== null).toSorted()[0] ?? null;
}
