import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { daysLeft, pastFrom, type Reminder } from '@dalil/domain/reminders/reminder.ts';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';

/** The texts of a reminder: its name, its date, and how far away that is. */
export function useReminderText() {
  const { _ } = useLingui();
  const format = useFormat();

  const nameOf = ({ label, title }: Reminder) => (label === null ? title : _(`reminders.label.${label}`));

  function dateOf({ date, time }: Pick<Reminder, 'date' | 'time'>): string {
    const day = format.weekdayDate(date);
    return time === null ? day : _('reminders.at', { day, time: format.clock(minuteOf(time)) });
  }

  /** "Expires in 12 days", "Expired 3 days ago", "Tomorrow". */
  function distanceOf(reminder: Reminder, now: Date): string {
    const days = daysLeft(reminder, now);
    if (reminder.kind === 'expiry') {
      return days < 0 ? _('reminders.expired', { count: -days }) : _('reminders.expires', { count: days });
    }
    return pastFrom(reminder) <= now ? _('reminders.event.past') : _('reminders.event.in', { count: days });
  }

  return { nameOf, dateOf, distanceOf };
}
