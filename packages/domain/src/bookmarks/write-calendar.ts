import { addDays } from '../guide/calendar-day.ts';
import { dubaiInstant } from '../guide/dubai-date.ts';
import { calendarFile, calendarInstant, escapeText, wholeDays } from '../guide/calendar-lines.ts';
import { referenceKey } from './bookmark.ts';
import type { ExportedBookmark } from './exported-bookmarks.ts';
import type { SavedDate } from './saved-item.ts';

type Dated = ExportedBookmark & { item: { next: SavedDate } };

/** The bookmarks with a date, which a calendar requires. */
export function datedBookmarks(entries: readonly ExportedBookmark[]): Dated[] {
  return entries.filter((entry): entry is Dated => (entry.item?.next ?? null) !== null);
}

/**
 * The saved events as a calendar file (RFC 5545). Dubai has no summer time, so its times are written in UTC. A day that the moon
 * sighting or the organiser may still change is tentative.
 */
export function writeCalendar(entries: readonly ExportedBookmark[], at: string): string {
  const events = datedBookmarks(entries).flatMap(({ bookmark, item, title, url }) => [
    'BEGIN:VEVENT',
    `UID:${referenceKey(bookmark).replace(':', '-')}-${item.next.start}@dalil`,
    `DTSTAMP:${calendarInstant(at)}`,
    ...timesOf(item.next),
    `SUMMARY:${escapeText(title)}`,
    ...(bookmark.note === '' ? [] : [`DESCRIPTION:${escapeText(bookmark.note)}`]),
    ...(url ? [`URL:${url}`] : []),
    // Whether a weekly programme is held in a week is neither confirmed nor in doubt.
    ...(item.next.certainty === 'weekly'
      ? []
      : [`STATUS:${item.next.certainty === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return calendarFile(events);
}

function timesOf({ start, end, startTime, endTime }: SavedDate): string[] {
  if (startTime === null || endTime === null) {
    return wholeDays(start, end);
  }
  const lastDay = end === start && endTime <= startTime ? addDays(end, 1) : end;
  return [`DTSTART:${universal(start, startTime)}`, `DTEND:${universal(lastDay, endTime)}`];
}

function universal(day: string, time: string): string {
  return calendarInstant(dubaiInstant(`${day}T${time}`).toISOString());
}
