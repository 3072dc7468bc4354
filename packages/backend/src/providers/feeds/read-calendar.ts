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
import { FeedRejected } from './read-feed.ts';

const MAX_EVENTS = 100;
/** Of all rules of a calendar. One may begin decades ago, never end, or have a date each second. */
const MAX_STEPS = 50_000;
const DAY_MS = 86_400_000;
/** Times without a zone are meant where the calendar is about. */
const DUBAI = '+04:00';

/**
 * Reads the coming events of an iCalendar file (RFC 5545), each date of a repeated one, with dates that were moved or cancelled.
 * Throws `FeedRejected` for anything else, and for a calendar without a coming event.
 */
export function readCalendar(text: string, now: Date): ImportedEvent[] {
  const events = eventsOf(text);
  const budget = { steps: MAX_STEPS };
  const exceptions = events.filter((event) => event.isRecurrenceException());
  const found = events
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => {
      for (const exception of exceptions) if (exception.uid === event.uid) event.relateException(exception);
      return datesOf(event, now, budget);
    })
    .slice(0, MAX_EVENTS);
  if (found.length === 0) throw new FeedRejected('no_events');
  return found;
}

function eventsOf(text: string): ICAL.Event[] {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text));
    if (calendar.name !== 'vcalendar') throw new FeedRejected('not_a_feed');
    return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  } catch {
    throw new FeedRejected('not_a_feed');
  }
}

/** An event whose values cannot be read is left out. */
function datesOf(event: ICAL.Event, now: Date, budget: { steps: number }): ImportedEvent[] {
  try {
    if (!event.isRecurring()) return upcoming(viewOf(event, event.startDate, event.endDate, ''), now);
    const found: ImportedEvent[] = [];
    const dates = event.iterator();
    const last = now.getTime() + DAYS_AHEAD * DAY_MS;
    for (; budget.steps > 0 && found.length < MAX_EVENTS; budget.steps -= 1) {
      const date = dates.next() as ICAL.Time | undefined;
      if (!date || instantOf(date) > last) break;
      const { item, startDate, endDate } = event.getOccurrenceDetails(date);
      found.push(...upcoming(viewOf(item, startDate, endDate, ` ${date.toString()}`), now));
    }
    return found;
  } catch {
    return [];
  }
}

const upcoming = (event: ImportedEvent | null, now: Date) => (event && isUpcoming(event, now) ? [event] : []);

function viewOf(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time | null, suffix: string): ImportedEvent | null {
  const title = plainLine(event.summary ?? '', EVENT_TITLE_LIMIT);
  if (title === '' || !event.uid) return null;
  const url = String(event.component.getFirstPropertyValue('url') ?? '').trim();
  const place = plainLine(event.location ?? '', EVENT_PLACE_LIMIT);
  const endsAt = end && end.compare(start) > 0 ? new Date(instantOf(end)).toISOString() : null;
  return {
    uid: plainLine(event.uid, 500) + suffix,
    title,
    startsAt: new Date(instantOf(start)).toISOString(),
    endsAt,
    isAllDay: start.isDate,
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

/** Milliseconds since 1970. Throws for what is no time. */
function instantOf(time: ICAL.Time): number {
  const isFloating = time.isDate || time.zone.tzid === 'floating';
  const day = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  const clock = time.isDate ? '00:00:00' : `${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;
  const at = isFloating ? Date.parse(`${day}T${clock}${DUBAI}`) : time.toUnixTime() * 1000;
  if (Number.isNaN(at)) throw new RangeError('no time');
  return at;
}

const two = (value: number) => String(value).padStart(2, '0');
