import { addDays } from '../guide/calendar-day.ts';
import { PRODUCT } from '../product.ts';
import { referenceKey } from './bookmark.ts';
import type { ExportedBookmark } from './exported-bookmarks.ts';
import type { SavedDate } from './saved-item.ts';

type Dated = ExportedBookmark & { item: { next: SavedDate } };

const MAX_LINE_BYTES = 75;
const encoder = new TextEncoder();

/** The bookmarks with a date, which a calendar requires. */
export function datedBookmarks(entries: readonly ExportedBookmark[]): Dated[] {
  return entries.filter((entry): entry is Dated => (entry.item?.next ?? null) !== null);
}

/**
 * The saved events as a calendar file (RFC 5545). Dubai has no summer time, so its times are written in UTC. A day that the moon
 * sighting or the organiser may still change is tentative.
 */
export function writeCalendar(entries: readonly ExportedBookmark[], at: string): string {
  const stamp = at.slice(0, 19).replaceAll(/[-:]/g, '');
  const events = datedBookmarks(entries).flatMap(({ bookmark, item, title, url }) => [
    'BEGIN:VEVENT',
    `UID:${referenceKey(bookmark).replace(':', '-')}-${item.next.start}@dalil`,
    `DTSTAMP:${stamp}Z`,
    ...timesOf(item.next),
    `SUMMARY:${escapeText(title)}`,
    ...(bookmark.note === '' ? [] : [`DESCRIPTION:${escapeText(bookmark.note)}`]),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${item.next.certainty === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${PRODUCT.name}//EN`, ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function timesOf({ start, end, startTime, endTime }: SavedDate): string[] {
  const day = (text: string) => text.replaceAll('-', '');
  if (startTime === null || endTime === null) {
    return [`DTSTART;VALUE=DATE:${day(start)}`, `DTEND;VALUE=DATE:${day(addDays(end, 1))}`];
  }
  const lastDay = end === start && endTime <= startTime ? addDays(end, 1) : end;
  return [`DTSTART:${universal(start, startTime)}`, `DTEND:${universal(lastDay, endTime)}`];
}

function universal(day: string, time: string): string {
  const instant = new Date(`${day}T${time}:00+04:00`).toISOString();
  return `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (letter) => `\\${letter}`).replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Folds lines at 75 bytes, never inside a character. */
function fold(line: string): string {
  let bytes = 0;
  let folded = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}
