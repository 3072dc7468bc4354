import { writeReminderCalendar } from '@dalil/domain/reminders/reminder-calendar.ts';
import type { Reminder } from '@dalil/domain/reminders/reminder.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { useToast } from '../announcer/use-toast.ts';
import { downloadFile } from '../share/download-file.ts';
import { removeReminder, saveReminder } from './reminder-store.ts';
import { readRemindersText } from './reminders-text.ts';
import { useReminderText } from './use-reminder-text.ts';

/** Saves, removes and exports reminders. Each result is said in a toast; a removal can be undone. */
export function useReminderActions() {
  const { _ } = useLingui();
  const showToast = useToast();
  const toLocale = useLocalePath();
  const { nameOf } = useReminderText();
  const fail = (title: string) => showToast({ id: 'reminders', tone: 'error', title });

  /** False if there are too many. */
  function save(reminder: Reminder): boolean {
    const isStored = saveReminder(reminder);
    if (isStored === null) fail(_('reminders.full'));
    else if (!isStored) fail(_('reminders.not-stored'));
    else showToast({ id: 'reminders', tone: 'success', title: _('reminders.saved') });
    return isStored !== null;
  }

  function remove(reminder: Reminder): void {
    removeReminder(reminder.id);
    // The bell, which stores what is to be shown, is not there without reminders.
    if (readRemindersText() === '') void import('./device-alarms.ts').then(({ endAlarms }) => endAlarms());
    showToast({
      id: 'reminders',
      tone: 'success',
      title: _('reminders.removed', { name: isolate(nameOf(reminder)) }),
      action: { label: _('reminders.undo'), run: () => void save(reminder) },
    });
  }

  function exportCalendar(reminders: readonly Reminder[]): void {
    const named = reminders.map((reminder) => ({
      reminder,
      name: nameOf(reminder),
      url: reminder.href === null ? null : new URL(toLocale(reminder.href), location.origin).href,
    }));
    const text = writeReminderCalendar(named, new Date().toISOString());
    downloadFile(new Blob([text], { type: 'text/calendar' }), 'dalil-reminders.ics');
  }

  return { save, remove, exportCalendar };
}
