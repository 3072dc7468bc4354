import type { Position } from '../guide/position.ts';
import type { Locale } from '../language/locale.ts';
import { areSimilar, titleWords } from './similar-titles.ts';

/** What an organiser or a calendar says of an event. `moved` has another time than it was announced with. */
export const IMPORTED_STATUSES = ['scheduled', 'moved', 'postponed', 'cancelled'] as const;
export type ImportedStatus = (typeof IMPORTED_STATUSES)[number];

/** An event of another calendar, or one date of it: plain text, and times as instants (ISO). */
export type ImportedEvent = {
  /** The identifier of its calendar, with the date of an occurrence. */
  uid: string;
  title: string;
  startsAt: string;
  endsAt: string | null;
  /** Then the times are the midnights in Dubai that begin and end it. */
  isAllDay: boolean;
  place: string | null;
  /** The organiser's page. Null where the calendar has none. */
  url: string | null;
  status: ImportedStatus;
  /** Where the calendar says it is, within the emirate. Absent in what was stored by an older version. */
  position?: Position | null;
};

export type PublishedEvent = ImportedEvent & { publisher: string; publisherUrl: string; language: Locale };
export type ImportedEvents = { events: PublishedEvent[] };

export const EVENT_TITLE_LIMIT = 160;
export const EVENT_PLACE_LIMIT = 120;
/** Calendars announce far ahead. Events later than this are not displayed yet. */
export const DAYS_AHEAD = 60;
const DAY_MS = 86_400_000;
/** How long an event without an end counts as going on. */
const USUAL_MS = 3 * 3_600_000;

/** Whether an event has not ended yet and begins within the next weeks. */
export function isUpcoming({ startsAt, endsAt }: Pick<ImportedEvent, 'startsAt' | 'endsAt'>, now: Date): boolean {
  const start = Date.parse(startsAt);
  const end = endsAt === null ? start + USUAL_MS : Date.parse(endsAt);
  return end > now.getTime() && start < now.getTime() + DAYS_AHEAD * DAY_MS;
}

/**
 * The events of several calendars in the order of their beginning, each once: by its identifier, and by beginning and nearly equal
 * title where two calendars have it. The first calendar counts.
 */
export function mergeEvents(events: readonly PublishedEvent[]): PublishedEvent[] {
  const seen = new Set<string>();
  const titlesAt = new Map<string, Set<string>[]>();
  const once = events.filter(({ uid, title, startsAt }) => {
    const words = titleWords(title);
    const others = titlesAt.get(startsAt) ?? [];
    const isKnown = seen.has(uid) || others.some((other) => areSimilar(words, other));
    seen.add(uid);
    titlesAt.set(startsAt, [...others, words]);
    return !isKnown;
  });
  return once.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.title.localeCompare(b.title));
}
