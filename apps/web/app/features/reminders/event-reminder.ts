import type { SavedDate } from '@dalil/domain/bookmarks/saved-item.ts';
import { EVENT_LEADS, MAX_REMINDER_TITLE, type Reminder, type ReminderLead } from '@dalil/domain/reminders/reminder.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';

/** An event with its next date. */
export type DatedEvent = { id: string; title: string; href: string; next: Pick<SavedDate, 'start' | 'startTime'> };

/** The times that are offered for an event: hours before it only where its time is known. */
export function leadsOf({ next }: DatedEvent): ReminderLead[] {
  return EVENT_LEADS.filter((lead) => lead !== '2h' || next.startTime !== null);
}

/** The reminder of an event, one for each. The button of its page looks for its id. */
export function reminderOf({ id, title, href, next }: DatedEvent, leads: ReminderLead[], now: Date): Reminder {
  return {
    id: `event-${id}`,
    kind: 'event',
    label: null,
    title: cutText(title, MAX_REMINDER_TITLE),
    date: next.start,
    time: next.startTime,
    leads,
    href,
    since: now.toISOString(),
  };
}
