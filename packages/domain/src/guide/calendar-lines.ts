import { PRODUCT } from '../product.ts';
import { addDays } from './calendar-day.ts';

const MAX_LINE_BYTES = 75;
const encoder = new TextEncoder();

/** An iCalendar file (RFC 5545) of the lines of its events, which a device can write without a server. */
export function calendarFile(events: readonly string[]): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${PRODUCT.name}//EN`, ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** An ISO instant as a calendar writes it, in UTC. */
export function calendarInstant(at: string): string {
  return `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Start and end of whole days. The end of a calendar entry is the day after its last one. */
export function wholeDays(first: string, last: string): string[] {
  const day = (text: string) => text.replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${day(first)}`, `DTEND;VALUE=DATE:${day(addDays(last, 1))}`];
}

/** An alarm of an entry, `trigger` counted from its start: `-PT15H`. */
export function alarmLines(title: string, trigger: string): string[] {
  const text = `DESCRIPTION:${escapeText(title)}`;
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', text, `TRIGGER:${trigger}`, 'END:VALARM'];
}

export function escapeText(text: string): string {
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
