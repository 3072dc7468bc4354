import { alarmLines, calendarFile, calendarInstant, escapeText, wholeDays } from '../guide/calendar-lines.ts';
import { leadInstant, type Reminder, type ReminderLead } from './reminder.ts';
import { dubaiInstant } from '../guide/dubai-date.ts';

/** A reminder with its name in the user's language, and the address of its page if it has one. */
export type NamedReminder = { reminder: Reminder; name: string; url: string | null };

/**
 * The reminders as a calendar file (RFC 5545) with an alarm for each time, so that a calendar reminds while the guide is closed.
 * `at` is an ISO instant.
 */
export function writeReminderCalendar(reminders: readonly NamedReminder[], at: string): string {
  return calendarFile(
    reminders.flatMap(({ reminder, name, url }) => [
      'BEGIN:VEVENT',
      `UID:reminder-${reminder.id}@dalil`,
      `DTSTAMP:${calendarInstant(at)}`,
      ...timesOf(reminder),
      `SUMMARY:${escapeText(name)}`,
      ...(url ? [`URL:${url}`] : []),
      'TRANSP:TRANSPARENT',
      ...reminder.leads.flatMap((lead) => alarmLines(name, trigger(reminder, lead))),
      'END:VEVENT',
    ]),
  );
}

function timesOf({ date, time }: Reminder): string[] {
  if (time === null) return wholeDays(date, date);
  return [`DTSTART:${calendarInstant(startOf(date, time).toISOString())}`];
}

function startOf(date: string, time: string | null): Date {
  return dubaiInstant(`${date}T${time ?? '00:00'}`);
}

/** The time of an alarm from the start of its entry, a whole day beginning at midnight. */
function trigger(reminder: Reminder, lead: ReminderLead): string {
  const start = startOf(reminder.date, reminder.time).getTime();
  const hours = (leadInstant(reminder, lead).getTime() - start) / 3_600_000;
  return `${hours < 0 ? '-' : ''}PT${Math.abs(hours)}H`;
}
