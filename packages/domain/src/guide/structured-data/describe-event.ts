import type { Weekday } from '../calendar-day.ts';
import type { WeeklyView } from '../event-weekly.ts';
import type { ProvenanceMethod } from '../content-item.ts';
import { isInEmirate, type Position } from '../position.ts';
import { asDocument, type DescribedPage, describingPage, pageUrl, type StructuredData } from './structured-data.ts';

const STATUS = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

export type DescribedEvent = {
  name: string;
  description: string;
  /** `YYYY-MM-DD` or an instant with its offset; absent while no date is certain. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** Of a weekly programme; `startDate` is that of its next day. */
  weekly?: WeeklyView | undefined;
  status: keyof typeof STATUS;
  venue: { name: string; position?: Position | undefined } | null;
  organiser?: string | undefined;
  method: ProvenanceMethod;
};

/**
 * An event, or null where its first day or its venue is not certain, because schema.org has no expected date. The city is stated of a
 * place known to be in it: many events are in another emirate, or everywhere.
 */
export function describeEvent(event: DescribedEvent, page: DescribedPage): StructuredData | null {
  if (!event.startDate || !event.venue) return null;
  const { name, position } = event.venue;
  const isInDubai = position !== undefined && isInEmirate(position);
  return asDocument({
    '@type': 'Event',
    name: event.name,
    description: event.description,
    startDate: event.startDate,
    endDate: event.endDate,
    eventSchedule: event.weekly && scheduleOf(event.weekly),
    eventStatus: STATUS[event.status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name,
      address: { '@type': 'PostalAddress', ...(isInDubai ? { addressLocality: 'Dubai' } : {}), addressCountry: 'AE' },
      ...(position ? { geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon } } : {}),
    },
    organizer: event.organiser ? { '@type': 'Organization', name: event.organiser } : undefined,
    url: pageUrl(page),
    image: [page.image],
    mainEntityOfPage: describingPage(page, event.method),
  });
}

const DAY_NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

function scheduleOf({ days, from, to }: WeeklyView): object {
  return {
    '@type': 'Schedule',
    repeatFrequency: 'P1W',
    byDay: days.map((day) => `https://schema.org/${DAY_NAMES[day]}`),
    ...(from === null ? {} : { startTime: `${from}:00` }),
    ...(to === null ? {} : { endTime: `${to}:00` }),
    scheduleTimezone: 'Asia/Dubai',
  };
}
