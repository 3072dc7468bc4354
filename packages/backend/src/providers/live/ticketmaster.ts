import { isWebAddress } from '@dalil/domain/headlines/feed-source.ts';
import {
  EVENT_PLACE_LIMIT,
  EVENT_TITLE_LIMIT,
  type ImportedStatus,
  type PublishedEvent,
} from '@dalil/domain/headlines/imported-event.ts';
import { statedPosition } from '@dalil/domain/headlines/stated-position.ts';
import { plainLine } from '@dalil/domain/language/plain-line.ts';
import * as z from 'zod';
import { addressOf, type LiveProvider } from './live-provider.ts';
import { parseAnswer } from './parse-answer.ts';
import { timeOf } from './traffic-answer.ts';

const DUBAI = '+04:00';
const PUBLISHER = { publisher: 'Ticketmaster', publisherUrl: 'https://www.ticketmaster.ae/' };

const startSchema = z.object({
  localDate: z.nullish(z.string()),
  dateTime: z.nullish(z.string()),
  dateTBD: z.nullish(z.boolean()),
  dateTBA: z.nullish(z.boolean()),
  timeTBA: z.nullish(z.boolean()),
  noSpecificTime: z.nullish(z.boolean()),
});
const venueSchema = z.object({
  name: z.nullish(z.string()),
  location: z.nullish(z.object({ latitude: z.unknown(), longitude: z.unknown() })),
});
const answerSchema = z.object({
  _embedded: z.nullish(
    z.object({
      events: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          url: z.nullish(z.string()),
          dates: z.object({ start: startSchema, status: z.nullish(z.object({ code: z.nullish(z.string()) })) }),
          _embedded: z.nullish(z.object({ venues: z.nullish(z.array(venueSchema)) })),
        }),
      ),
    }),
  ),
  page: z.object({ totalElements: z.number() }),
});
type Event = NonNullable<z.output<typeof answerSchema>['_embedded']>['events'][number];

/** `onsale` and `offsale` say whether tickets are sold, not whether the event takes place. */
const STATUSES: Readonly<Record<string, ImportedStatus>> = {
  cancelled: 'cancelled',
  canceled: 'cancelled',
  postponed: 'postponed',
  rescheduled: 'moved',
};

type TicketmasterOptions = { base: string; key: string };

/**
 * The next hundred events with tickets in Dubai. Without any the answer has no `_embedded`.
 * https://developer.ticketmaster.com/products-and-docs/apis/discovery-api/v2/
 */
export function ticketmasterEvents({ base, key }: TicketmasterOptions): LiveProvider<'tickets'> {
  return {
    feed: 'tickets',
    source: 'ticketmaster',
    key: 'ticketmaster',
    url: addressOf(base, '/discovery/v2/events.json', {
      apikey: key,
      countryCode: 'AE',
      city: 'Dubai',
      size: '100',
      sort: 'date,asc',
    }),
    everyMinutes: 60,
    requestsPerDay: 72,
    read: (body) => ({ events: (parseAnswer(answerSchema, body)._embedded?.events ?? []).flatMap(viewOf) }),
  };
}

/** None for an event whose day is not announced. */
function viewOf({ id, name, url, dates, _embedded }: Event): PublishedEvent[] {
  const { localDate, dateTime, dateTBD, dateTBA, timeTBA, noSpecificTime } = dates.start;
  const isAllDay = timeTBA === true || noSpecificTime === true || !dateTime;
  const startsAt = isAllDay ? timeOf(localDate ? `${localDate}T00:00:00${DUBAI}` : null) : timeOf(dateTime);
  const title = plainLine(name, EVENT_TITLE_LIMIT);
  if (startsAt === null || title === '' || dateTBD === true || dateTBA === true) return [];
  const venue = _embedded?.venues?.[0];
  const place = plainLine(venue?.name ?? '', EVENT_PLACE_LIMIT);
  return [
    {
      uid: `ticketmaster ${id}`,
      title,
      startsAt,
      endsAt: isAllDay ? new Date(Date.parse(startsAt) + 86_400_000).toISOString() : null,
      isAllDay,
      place: place === '' ? null : place,
      url: url && isWebAddress(url) ? url : null,
      status: STATUSES[dates.status?.code ?? ''] ?? 'scheduled',
      position: statedPosition(venue?.location?.latitude, venue?.location?.longitude),
      ...PUBLISHER,
      language: 'en',
    },
  ];
}
