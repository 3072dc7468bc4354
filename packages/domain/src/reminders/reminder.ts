import { cutText } from '../language/cut-text.ts';
import { addDays, daysBetween, isDay } from '../guide/calendar-day.ts';
import { dubaiDate, dubaiInstant } from '../guide/dubai-date.ts';

/** What the expiry dates of a user are usually about. Own words are the other choice. */
export const REMINDER_LABELS = [
  'visa',
  'emiratesId',
  'passport',
  'drivingLicence',
  'vehicle',
  'tenancy',
  'healthInsurance',
  'tradeLicence',
] as const;
export type ReminderLabel = (typeof REMINDER_LABELS)[number];

/** How long before: of an expiry date, and of an event. */
export const EXPIRY_LEADS = ['60d', '30d', '7d', '1d', '0d'] as const;
export const EVENT_LEADS = ['1d', '2h'] as const;
export type ReminderLead = (typeof EXPIRY_LEADS)[number] | (typeof EVENT_LEADS)[number];
const LEADS: readonly ReminderLead[] = [...EXPIRY_LEADS, '2h'];
const DAYS: Record<Exclude<ReminderLead, '2h'>, number> = { '60d': 60, '30d': 30, '7d': 7, '1d': 1, '0d': 0 };

export const MAX_REMINDERS = 100;
export const MAX_REMINDER_TITLE = 80;

/**
 * A date that a user wants to be reminded of, stored on the device only. `date` is a day in Dubai, `time` its `HH:MM` where an event
 * has one. `title` is in the user's own words, or the name of the event; with a `label` it is empty. `href` is the page of the
 * event. What was due before `since` (an ISO instant) is done.
 */
export type Reminder = {
  id: string;
  kind: 'expiry' | 'event';
  label: ReminderLabel | null;
  title: string;
  date: string;
  time: string | null;
  leads: ReminderLead[];
  href: string | null;
  since: string;
};

/** A reminder that is due: the latest of its times that has come, and when that was. */
export type DueReminder = { reminder: Reminder; lead: ReminderLead; at: Date };

const MORNING = '09:00';
const EVENING = '18:00';
const TWO_HOURS_MS = 2 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * When a reminder is due: of an expiry date at nine in the morning of Dubai, of an event a day or two hours before it starts, and
 * where its time is not known, at six in the evening before.
 */
export function leadInstant({ kind, date, time }: Reminder, lead: ReminderLead): Date {
  if (lead === '2h') return new Date(dubaiInstant(`${date}T${time ?? MORNING}`).getTime() - TWO_HOURS_MS);
  const clock = kind === 'expiry' ? MORNING : (time ?? EVENING);
  return dubaiInstant(`${addDays(date, -DAYS[lead])}T${clock}`);
}

/** From when a reminder is about the past: the start of an event, the end of the day of an expiry date or of a day without a time. */
export function pastFrom({ kind, date, time }: Reminder): Date {
  if (kind === 'event' && time !== null) return dubaiInstant(`${date}T${time}`);
  return dubaiInstant(`${addDays(date, 1)}T00:00`);
}

/** The times of a reminder that are not done, in order. */
export function openLeads(reminder: Reminder): { lead: ReminderLead; at: Date }[] {
  return reminder.leads
    .map((lead) => ({ lead, at: leadInstant(reminder, lead) }))
    .filter(({ at }) => at.toISOString() > reminder.since)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** The reminders that are due, the nearest date first. An event that has begun reminds of nothing any more. */
export function dueReminders(reminders: readonly Reminder[], now: Date): DueReminder[] {
  return byDate(reminders).flatMap((reminder) => {
    const come = openLeads(reminder).findLast(({ at }) => at <= now);
    const isOver = reminder.kind === 'event' && pastFrom(reminder) <= now;
    return come && !isOver ? [{ reminder, ...come }] : [];
  });
}

/** Whole days until the date of a reminder in Dubai; negative when it is past. */
export function daysLeft({ date }: Reminder, now: Date): number {
  return daysBetween(dubaiDate(now), date);
}

export function byDate(reminders: readonly Reminder[]): Reminder[] {
  const key = ({ date, time }: Reminder) => `${date}T${time ?? ''}`;
  return reminders.toSorted((a, b) => key(a).localeCompare(key(b), 'en'));
}

/** What a device shows by itself: the time it becomes due, and until when it is worth showing. Both are ISO instants. */
export type Alarm = { key: string; at: string; until: string };

/** The notifications of a reminder. Each gives way to the next; the last of an expiry date stands for a month. */
export function alarmsOf(reminder: Reminder): Alarm[] {
  const open = openLeads(reminder);
  const last = new Date(pastFrom(reminder).getTime() + (reminder.kind === 'event' ? 0 : 30 * DAY_MS));
  return open.map(({ lead, at }, position) => ({
    key: `${reminder.id}:${reminder.date}:${lead}`,
    at: at.toISOString(),
    until: (open[position + 1]?.at ?? last).toISOString(),
  }));
}

/** The reminders of a stored text. What is none is left out. */
export function readReminders(text: string): Reminder[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return [];
  }
  return Array.isArray(given) ? given.flatMap((one) => readReminder(one) ?? []).slice(0, MAX_REMINDERS) : [];
}

function readReminder(value: unknown): Reminder | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, kind, label, title, date, time, leads, href, since } = value as Record<string, unknown>;
  if (typeof id !== 'string' || id === '' || typeof title !== 'string') return null;
  if (typeof date !== 'string' || !isDay(date) || Number.isNaN(Date.parse(String(since)))) return null;
  const known = REMINDER_LABELS.find((one) => one === label) ?? null;
  if (known === null && title.trim() === '') return null;
  return {
    id,
    kind: kind === 'event' ? 'event' : 'expiry',
    label: known,
    title: cutText(title, MAX_REMINDER_TITLE),
    date,
    time: typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null,
    leads: LEADS.filter((lead) => Array.isArray(leads) && leads.includes(lead)),
    // A path of this site: what was stored is no address of another one.
    href: typeof href === 'string' && /^\/[^/\\]/.test(href) ? href : null,
    since: new Date(String(since)).toISOString(),
  };
}
