import { useEffect, useEffectEvent } from 'react';
import { useLocale } from '../../language/use-locale.ts';
import { useNow } from '../clock/use-now.ts';
import { useReminders } from './reminder-store.ts';
import { readRemindersText } from './reminders-text.ts';
import { useReminderText } from './use-reminder-text.ts';

/**
 * NOTIF-1: what the device is to show follows its reminders, and what becomes due while a page is open is shown by it. A device that
 * refuses still displays what is due in the bell.
 */
export function useAlarms(): void {
  const reminders = useReminders();
  const locale = useLocale();
  const minute = useNow()?.getTime() ?? null;
  const { nameOf, dateOf } = useReminderText();
  const store = useEffectEvent(async () => {
    if (reminders.length === 0) return;
    const alarms = await import('./device-alarms.ts');
    // The user may have cleared the device meanwhile.
    if (readRemindersText() === '') return;
    await alarms.storeReminderAlarms(reminders, locale, (one) => ({ title: nameOf(one), body: dateOf(one) }));
    await alarms.watchInBackground();
    await alarms.ringDueReminders(new Date());
  });
  useEffect(() => {
    store().catch(() => undefined);
  }, [reminders, locale]);
  useEffect(() => {
    if (minute === null || reminders.length === 0) return;
    import('./device-alarms.ts')
      .then(({ ringDueReminders }) => ringDueReminders(new Date(minute)))
      .catch(() => undefined);
  }, [minute, reminders.length]);
}
