import { dueReminders } from '@dalil/domain/reminders/reminder.ts';
import { useLingui } from '@lingui/react';
import { AlarmClock, Check } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useNow } from '../clock/use-now.ts';
import { finishReminder, useReminders } from './reminder-store.ts';
import { useReminderText } from './use-reminder-text.ts';

/** The reminders of this device that are due. */
export function useDueReminders() {
  const reminders = useReminders();
  const now = useNow();
  return useMemo(() => (now === null ? [] : dueReminders(reminders, now)), [reminders, now]);
}

/** NOTIF-2: the due reminders, marked as those of this device, each until it is done. */
export function DueReminders({ onLeave }: { onLeave: () => void }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const now = useNow();
  const due = useDueReminders();
  const { nameOf, dateOf, distanceOf } = useReminderText();
  return (
    <section aria-labelledby="due-reminders" className="flex flex-col gap-2">
      <h3 id="due-reminders" className="text-label font-semibold">
        {_('reminders.due.title')}
      </h3>
      {due.length === 0 ? <p className="text-label text-text-2">{_('reminders.due.none')}</p> : null}
      <ul className="-mx-4">
        {due.map(({ reminder }) => (
          <li key={reminder.id} className="flex gap-3 border-b border-line bg-accent-soft px-4 py-3">
            <AlarmClock aria-hidden className="icon mt-px shrink-0 text-accent" />
            <div className="min-w-0 grow">
              <Link
                to={toLocale(reminder.href ?? '/reminders')}
                onClick={onLeave}
                className="text-label font-semibold hover:underline"
              >
                <bdi>{nameOf(reminder)}</bdi>
              </Link>
              <p className="text-meta">{now === null ? null : distanceOf(reminder, now)}</p>
              <p className="text-meta text-text-2">
                {_('reminders.due.device')} <bdi>{dateOf(reminder)}</bdi>
              </p>
            </div>
            <IconButton
              label={_('reminders.due.done', { name: isolate(nameOf(reminder)) })}
              icon={<Check aria-hidden className="icon" />}
              onClick={() => finishReminder(reminder.id, new Date())}
            />
          </li>
        ))}
      </ul>
      <Link to={toLocale('/reminders')} onClick={onLeave} className="text-link self-start text-label">
        {_('reminders.all')}
      </Link>
    </section>
  );
}
