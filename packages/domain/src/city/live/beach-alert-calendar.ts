import { calendarFile, calendarInstant, escapeText } from '../../guide/calendar-lines.ts';
import { dubaiInstant } from '../../guide/dubai-date.ts';
import { minuteOf } from '../clock-time.ts';
import type { HourWindow } from './outdoor-hours.ts';

/** A window as a calendar file (RFC 5545), with a reminder an hour before. The forecast may change, so it is tentative. */
export function writeAlertCalendar(
  { from, until }: HourWindow,
  { name, url, at }: { name: string; url: string; at: Date },
): string {
  // The last hour of a day ends at 24:00, which is no time of day.
  const end = new Date(dubaiInstant(`${until.slice(0, 11)}00:00`).getTime() + minuteOf(until.slice(11)) * 60_000);
  return calendarFile([
    'BEGIN:VEVENT',
    `UID:beach-${from}@dalil`,
    `DTSTAMP:${calendarInstant(at.toISOString())}`,
    `DTSTART:${calendarInstant(dubaiInstant(from).toISOString())}`,
    `DTEND:${calendarInstant(end.toISOString())}`,
    `SUMMARY:${escapeText(name)}`,
    `URL:${url}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(name)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
  ]);
}
