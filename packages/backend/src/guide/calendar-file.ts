import { addDays, WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import type { EventBody, EventData } from '@dalil/domain/guide/event.ts';
import { type Occurrence, occurrenceKey } from '@dalil/domain/guide/event-occurrence.ts';
import { weeklySeries } from '@dalil/domain/guide/event-weekly.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import { PRODUCT_NAMES } from '@dalil/domain/languages/tables/product-names.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { ImportedTime } from './choose-imported.ts';
import { importedCalendarEvent } from './imported-calendar-event.ts';
import type { ItemDates, ItemRow } from './item-rows.ts';

/** A dated time of an event. `row.summary` contains its fact values. */
export type CalendarEntry = {
  row: ItemRow & Pick<ItemDates, 'updated_at'>;
  occurrence: Occurrence;
  position: { lat: number; lon: number } | null;
};

type Frame = {
  locale: Locale;
  origin: string;
  remind?: Reminder | undefined;
  imported?: readonly ImportedTime[];
};

/** When the calendar should remind: the evening before, at 18:00 or a day before the start, or two hours before the start. */
export const REMINDERS = ['day', 'hours'] as const;
export type Reminder = (typeof REMINDERS)[number];

const HOUR_SECONDS = 60 * 60;
const MINUTE_MS = 60_000;

const REFRESH_SECONDS = 12 * 60 * 60;
const UTC_OFFSET = '+04:00';

/**
 * Events as an iCalendar file (RFC 5545). Whole days are dates with an exclusive end, times are instants. Uncertain dates are
 * tentative, and no event blocks the user's time. A weekly programme is one entry that repeats from its next day on.
 */
export function writeCalendar(entries: readonly CalendarEntry[], frame: Frame): string {
  const { locale, origin, imported = [] } = frame;
  const calendar = ical({
    name: `${PRODUCT.name} ${PRODUCT_NAMES[locale].guideName}`,
    prodId: { company: PRODUCT.name, product: 'Events', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    url: origin + localePath(locale, '/events'),
    ttl: REFRESH_SECONDS,
    events: [
      ...entries.map((entry) => eventOf(entry, frame)),
      ...imported.map((time) => importedCalendarEvent(time, frame)),
    ],
  });
  return `${calendar.toString()}\r\n`;
}

function eventOf({ row, occurrence, position }: CalendarEntry, { locale, origin, remind }: Frame): ICalEventData {
  const data = row.data as EventData;
  const { venue, organiser } = row.body as EventBody;
  const url = origin + localePath(locale, itemHref(row));
  return {
    ...timesOf(occurrence),
    ...repeatOf(data, occurrence),
    id: `${row.id}-${occurrenceKey(data, occurrence)}@events.${PRODUCT.name.toLowerCase()}`,
    // Of the change, not of the request: the same content is the same file.
    stamp: new Date(row.updated_at),
    lastModified: new Date(row.updated_at),
    // Grows with every change, so that a calendar takes the newer of two copies.
    sequence: Math.floor(Date.parse(row.updated_at) / MINUTE_MS),
    alarms: alarmsOf(occurrence, row.title, remind),
    summary: row.title,
    description: [row.summary, organiser, url].filter(Boolean).join('\n\n'),
    url,
    status: statusOf(data, occurrence),
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(venue ? { location: { title: venue, ...(position ? { geo: position } : {}) } } : {}),
  };
}

type Times = Pick<ICalEventData, 'start' | 'end' | 'allDay'>;

/** Whole days begin at midnight, so their reminder is at 18:00 of the evening before, and none is two hours before. */
function alarmsOf({ startTime }: Occurrence, title: string, remind: Reminder | undefined): ICalEventData['alarms'] {
  if (remind === undefined || (remind === 'hours' && startTime === null)) return [];
  const hours = remind === 'hours' ? 2 : startTime === null ? 6 : 24;
  return [{ type: ICalAlarmType.display, triggerBefore: hours * HOUR_SECONDS, description: title }];
}

function timesOf({ start, end, startTime, endTime, certainty }: Occurrence): Times {
  // Of a programme the beginning alone may be known.
  if (startTime !== null && endTime === null && certainty === 'weekly') return { start: instantOf(start, startTime) };
  if (startTime === null || endTime === null) {
    return { start: new Date(`${start}T00:00:00Z`), end: new Date(`${addDays(end, 1)}T00:00:00Z`), allDay: true };
  }
  const lastDay = end === start && endTime <= startTime ? addDays(end, 1) : end;
  return { start: instantOf(start, startTime), end: instantOf(lastDay, endTime) };
}

const instantOf = (day: string, time: string) => new Date(`${day}T${time}:00${UTC_OFFSET}`);

/** Times are written in UTC, where an hour after midnight in Dubai is on the weekday before. */
function repeatOf(data: EventData, { start, startTime }: Occurrence): Pick<ICalEventData, 'repeating'> {
  const series = weeklySeries(data, start);
  if (series === null) return {};
  const isDayBefore = startTime !== null && instantOf(start, startTime).toISOString() < start;
  const shift = isDayBefore ? WEEKDAYS.length - 1 : 0;
  const days = WEEKDAYS.filter((day) => series.days.includes(day)).flatMap((day) => {
    const moved = WEEKDAYS[(WEEKDAYS.indexOf(day) + shift) % WEEKDAYS.length];
    return moved === undefined ? [] : [BY_DAY[moved]];
  });
  const until = series.until?.replaceAll('-', '');
  const lastDay = startTime === null ? until : until && `${until}T195959Z`;
  return { repeating: `RRULE:FREQ=WEEKLY;BYDAY=${days.join(',')}${lastDay ? `;UNTIL=${lastDay}` : ''}` };
}

const BY_DAY = { mon: 'MO', tue: 'TU', wed: 'WE', thu: 'TH', fri: 'FR', sat: 'SA', sun: 'SU' } as const;

/** Whether a weekly programme is held in a week is neither confirmed nor in doubt. */
function statusOf({ recurrence }: EventData, { certainty }: Occurrence): ICalEventStatus | null {
  if (certainty === 'weekly') return null;
  if (recurrence.rule === 'once' && recurrence.isCancelled) return ICalEventStatus.CANCELLED;
  return certainty === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}
