import { MAX_REMINDERS, type Reminder, readReminders } from '@dalil/domain/reminders/reminder.ts';
import { useMemo } from 'react';
import { readRemindersText, saveRemindersText, useRemindersText } from './reminders-text.ts';

/** The reminders of this device. None on the server and while hydrating. */
export function useReminders(): Reminder[] {
  const text = useRemindersText();
  return useMemo(() => readReminders(text), [text]);
}

/** Stores a reminder in place of the one with its id, or as a new one. False if the device could not, null if it has too many. */
export function saveReminder(reminder: Reminder): boolean | null {
  const others = readReminders(readRemindersText()).filter(({ id }) => id !== reminder.id);
  return others.length < MAX_REMINDERS ? store([...others, reminder]) : null;
}

export function removeReminder(id: string): boolean {
  return store(readReminders(readRemindersText()).filter((reminder) => reminder.id !== id));
}

/** What is due now is done: it does not come again, the next time of the reminder does. */
export function finishReminder(id: string, now: Date): void {
  const list = readReminders(readRemindersText());
  store(list.map((reminder) => (reminder.id === id ? { ...reminder, since: now.toISOString() } : reminder)));
}

function store(reminders: readonly Reminder[]): boolean {
  return saveRemindersText(reminders.length === 0 ? null : JSON.stringify(reminders));
}
