import { isWebAddress } from '@dalil/domain/headlines/feed-source.ts';
import {
  EVENT_PLACE_LIMIT,
  EVENT_TITLE_LIMIT,
  type ImportedEvent,
  type ImportedStatus,
  isUpcoming,
} from '@dalil/domain/headlines/imported-event.ts';
import { statedInstant } from '@dalil/domain/headlines/stated-instant.ts';
import { statedPosition } from '@dalil/domain/headlines/stated-position.ts';
import { plainLine } from '@dalil/domain/language/plain-line.ts';
import { Parser } from 'htmlparser2';
import * as z from 'zod';
import { FeedRejected, type ReadSource } from './read-feed.ts';
import { textOfHtml } from './text-of-html.ts';

const MAX_EVENTS = 100;
/** Nested further than any page states its events. */
const MAX_DEPTH = 6;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const named = z.union([
  z.string(),
  z.object({
    name: z.string().optional().catch(undefined),
    geo: z.object({ latitude: z.unknown(), longitude: z.unknown() }).optional().catch(undefined),
  }),
]);
const eventSchema = z.object({
  '@id': z.string().optional().catch(undefined),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string().optional().catch(undefined),
  url: z.string().optional().catch(undefined),
  eventStatus: z.string().optional().catch(undefined),
  location: z
    .union([named, z.array(named)])
    .optional()
    .catch(undefined),
});

const STATUSES: Readonly<Record<string, ImportedStatus>> = {
  eventcancelled: 'cancelled',
  eventpostponed: 'postponed',
  eventrescheduled: 'moved',
};

/**
 * Reads the coming events that a page states as JSON-LD (schema.org/Event and its subtypes). Throws `FeedRejected` for a page
 * without any statement, and for one without a coming event.
 */
export function readEventPage(html: string, base: string, now: Date): ReadSource<ImportedEvent> {
  const texts = statementsIn(html);
  const statements = texts.flatMap((text) => readJson(text) ?? []);
  if (statements.length === 0) throw new FeedRejected('not_a_feed');
  const stated = statements.flatMap(({ value }) => eventsIn(value)).map((event) => viewOf(event, base));
  const readable = stated.flatMap((event) => event ?? []);
  const skipped = texts.length - statements.length + stated.length - readable.length;
  const events = readable.filter((event) => isUpcoming(event, now)).slice(0, MAX_EVENTS);
  if (events.length === 0) throw new FeedRejected(skipped > 0 ? 'unreadable' : 'no_events');
  return { items: events, skipped };
}

/** All scripts of the type `application/ld+json`. */
function statementsIn(html: string): string[] {
  const texts: string[] = [];
  let isOpen = false;
  const parser = new Parser({
    onopentag: (name, { type }) => {
      isOpen = name === 'script' && type?.trim().toLowerCase() === 'application/ld+json';
      if (isOpen) texts.push('');
    },
    ontext: (text) => {
      if (isOpen) texts.push((texts.pop() ?? '') + text);
    },
    onclosetag: () => {
      isOpen = false;
    },
  });
  parser.end(html);
  return texts;
}

function readJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function eventsIn(value: unknown, depth = 0): unknown[] {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((part) => eventsIn(part, depth + 1));
  const types = [(value as Record<string, unknown>)['@type']].flat();
  if (types.some((type) => typeof type === 'string' && /(?:Event|Festival)$/.test(type))) return [value];
  return Object.values(value).flatMap((part) => eventsIn(part, depth + 1));
}

function viewOf(statement: unknown, base: string): ImportedEvent | null {
  const parsed = eventSchema.safeParse(statement);
  if (!parsed.success) return null;
  const { name, startDate, endDate, url, eventStatus, location, '@id': id } = parsed.data;
  const title = plainLine(textOfHtml(name), EVENT_TITLE_LIMIT);
  const startsAt = instantOf(startDate, 0);
  if (title === '' || startsAt === null) return null;
  const isAllDay = DAY.test(startDate);
  const endsAt = endDate === undefined ? null : instantOf(endDate, 1);
  const address = URL.parse(url ?? '', base)?.href ?? '';
  const [first] = [location].flat();
  const place = plainLine(textOfHtml((typeof first === 'string' ? first : first?.name) ?? ''), EVENT_PLACE_LIMIT);
  return {
    uid: plainLine(id ?? `${url ?? base} ${startDate}`, 500),
    title,
    startsAt,
    endsAt: endsAt !== null && endsAt > startsAt ? endsAt : isAllDay ? instantOf(startDate, 1) : null,
    isAllDay,
    place: place === '' ? null : place,
    url: url !== undefined && isWebAddress(address) && address.length <= 2000 ? address : null,
    status: STATUSES[(eventStatus ?? '').replace(/^.*\//, '').toLowerCase()] ?? 'scheduled',
    position: typeof first === 'object' ? statedPosition(first.geo?.latitude, first.geo?.longitude) : null,
  };
}

/** An instant. A bare day begins at midnight in Dubai, or as an end lasts until the next; a time without a zone is Dubai's. */
function instantOf(text: string, daysLater: 0 | 1): string | null {
  const time = statedInstant(text);
  return time === null ? null : new Date(time + (DAY.test(text) ? daysLater * 86_400_000 : 0)).toISOString();
}
