import {
  DAYS_AHEAD,
  EVENT_PLACE_LIMIT,
  EVENT_TITLE_LIMIT,
  type ImportedEvent,
  type ImportedStatus,
  isUpcoming,
} from '@dalil/domain/headlines/imported-event.ts';
import { statedPosition } from '@dalil/domain/headlines/stated-position.ts';
import { isWebAddress } from '@dalil/domain/headlines/feed-source.ts';
import { plainLine } from '@dalil/domain/language/plain-line.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import ICAL from 'ical.js';
import { type CalendarBlock, type CalendarBlocks, calendarBlocks } from './calendar-blocks.ts';
import { ZonedCalendar } from './calendar-zones.ts';
import { FeedRejected, type ReadSource } from './read-feed.ts';

const MAX_EVENTS = 100;
const UID_LIMIT = 500;
/** Of all rules of a calendar. One may begin decades ago, never end, or have a date each second. */
const MAX_STEPS = 50_000;
const DAY_MS = 86_400_000;

/** The coming events of a calendar, and the lines of the file where what could not be read begins, counted from 1. */
export type ReadCalendar = ReadSource<ImportedEvent> & { skippedLines: number[] };

type Reading = { calendar: ZonedCalendar; now: Date; budget: { steps: number }; skippedLines: number[] };
type Placed = { event: ICAL.Event; line: number };

/**
 * Reads the coming events of an iCalendar file (RFC 5545), each date of a repeated one, with dates that were moved or cancelled. A line
 * or an event that cannot be read is left out and counted. Throws `FeedRejected` for what has no calendar or no coming event.
 */
export function readCalendar(text: string, now: Date): ReadCalendar {
  const calendars = calendarBlocks(text);
  if (calendars.length === 0) throw new FeedRejected('not_a_feed');
  const budget = { steps: MAX_STEPS };
  const skippedLines: number[] = [];
  const found = calendars.flatMap((blocks) => eventsOf(blocks, { now, budget, skippedLines })).slice(0, MAX_EVENTS);
  if (found.length === 0) throw new FeedRejected(skippedLines.length > 0 ? 'unreadable' : 'no_events');
  const lines = [...new Set(skippedLines)].toSorted((a, b) => a - b);
  return { items: found, skipped: lines.length, skippedLines: lines };
}

function eventsOf({ zone, blocks, broken }: CalendarBlocks, given: Omit<Reading, 'calendar'>): ImportedEvent[] {
  const { skippedLines } = given;
  skippedLines.push(...broken);
  const components = blocks.flatMap((block) => {
    const component = componentOf(block, skippedLines);
    return component ? [{ component, line: block.line }] : [];
  });
  const described = components.filter(({ component }) => component.name === 'vtimezone');
  const calendar = new ZonedCalendar(
    described.map(({ component }) => component),
    zone,
  );
  const reading = { ...given, calendar };
  const events = components.flatMap(({ component, line }): Placed[] => {
    if (component.name !== 'vevent') return [];
    calendar.addSubcomponent(component);
    return [{ event: new ICAL.Event(component), line }];
  });
  const masters = new Set(events.flatMap(({ event }) => (isException(event) ? [] : [event.uid])));
  return events.flatMap((placed) => {
    // What changes a date of an event that is not in the file is an event of its own.
    if (isException(placed.event)) return masters.has(placed.event.uid) ? [] : datesOf(placed, reading, []);
    const exceptions = events.filter(({ event }) => isException(event) && event.uid === placed.event.uid);
    return datesOf(placed, reading, exceptions);
  });
}

const isException = (event: ICAL.Event) => event.isRecurrenceException();

/** Null for what cannot be read even without its unreadable lines. */
function componentOf({ lines, line }: CalendarBlock, skippedLines: number[]): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(lines.join('\r\n')) as unknown[]);
  } catch {
    const readable = lines.filter((one) => /^(?:BEGIN|END):/i.test(one) || isReadable(one));
    skippedLines.push(line);
    try {
      return new ICAL.Component(ICAL.parse(readable.join('\r\n')) as unknown[]);
    } catch {
      return null;
    }
  }
}

function isReadable(line: string): boolean {
  try {
    return ICAL.parse.property(line) !== undefined;
  } catch {
    return false;
  }
}

/** An event whose values cannot be read is left out. */
function datesOf({ event, line }: Placed, reading: Reading, exceptions: readonly Placed[]): ImportedEvent[] {
  const { calendar, now, budget, skippedLines } = reading;
  try {
    if (isException(event)) return upcoming(viewOf(calendar, event, ` ${event.recurrenceId.toString()}`), now);
    if (!event.isRecurring()) return upcoming(viewOf(calendar, event, ''), now);
    for (const exception of exceptions) event.relateException(exception.event);
    const found: ImportedEvent[] = [];
    const dates = event.iterator();
    const last = now.getTime() + DAYS_AHEAD * DAY_MS;
    const tzid = tzidOf(event, 'dtstart');
    for (; budget.steps > 0 && found.length < MAX_EVENTS; budget.steps -= 1) {
      const date = dates.next() as ICAL.Time | undefined;
      if (!date || calendar.instantOf(date, tzid) > last) break;
      const { item, startDate, endDate } = event.getOccurrenceDetails(date);
      found.push(...upcoming(viewOf(calendar, item, ` ${date.toString()}`, { startDate, endDate }), now));
    }
    return found;
  } catch {
    skippedLines.push(line);
    return [];
  }
}

const upcoming = (event: ImportedEvent, now: Date) => (isUpcoming(event, now) ? [event] : []);

const tzidOf = (event: ICAL.Event, name: string): string | null =>
  event.component.getFirstProperty(name)?.getFirstParameter('tzid') ?? null;

type Times = { startDate: ICAL.Time; endDate: ICAL.Time | null };

/** Throws for an event without a title or a time. */
function viewOf(calendar: ZonedCalendar, event: ICAL.Event, suffix: string, times: Times = event): ImportedEvent {
  const title = plainLine(event.summary ?? '', EVENT_TITLE_LIMIT);
  if (title === '') throw new RangeError('no title');
  const { startDate, endDate } = times;
  const start = calendar.instantOf(startDate, tzidOf(event, 'dtstart'));
  const end = endDate && calendar.instantOf(endDate, tzidOf(event, 'dtend') ?? tzidOf(event, 'dtstart'));
  const startsAt = new Date(start).toISOString();
  const url = String(event.component.getFirstPropertyValue('url') ?? '').trim();
  const place = plainLine(event.location ?? '', EVENT_PLACE_LIMIT);
  return {
    uid: event.uid ? plainLine(event.uid, UID_LIMIT) + suffix : plainLine(`${title} ${startsAt}`, UID_LIMIT),
    title,
    startsAt,
    endsAt: end !== null && end > start ? new Date(end).toISOString() : null,
    isAllDay: startDate.isDate,
    place: place === '' ? null : place,
    url: isWebAddress(url) && url.length <= 2000 ? url : null,
    status: statusOf(event),
    position: positionOf(event),
  };
}

/** `TENTATIVE` is an event like any other. An occurrence at another time than its rule has was moved. */
function statusOf(event: ICAL.Event): ImportedStatus {
  const status = String(event.component.getFirstPropertyValue('status') ?? '').toUpperCase();
  if (status === 'CANCELLED') return 'cancelled';
  const isMoved = event.isRecurrenceException() && event.recurrenceId.compare(event.startDate) !== 0;
  return isMoved ? 'moved' : 'scheduled';
}

/** `GEO:25.2;55.3`, north before east. */
function positionOf(event: ICAL.Event): Position | null {
  const [lat, lon] = [event.component.getFirstPropertyValue('geo')].flat();
  return statedPosition(lat, lon);
}
