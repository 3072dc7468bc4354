import { serviceOfLabel } from '@dalil/domain/reminders/reminder-services.ts';
import { byDate, daysLeft, type Reminder } from '@dalil/domain/reminders/reminder.ts';
import { useLingui } from '@lingui/react';
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../features/clock/use-now.ts';
import { useReminders } from '../../features/reminders/reminder-store.ts';
import { useReminderActions } from '../../features/reminders/use-reminder-actions.ts';
import { useReminderText } from '../../features/reminders/use-reminder-text.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { ReminderForm } from './reminder-form.tsx';

/** The reminders of this device, the nearest date first, and all of them as a calendar file. */
export function ReminderList() {
  const { _ } = useLingui();
  const reminders = byDate(useReminders());
  const { exportCalendar } = useReminderActions();
  return (
    <section aria-labelledby="own-reminders" className="flex flex-col gap-4">
      <h2 id="own-reminders" className="border-b border-line pb-3 text-section font-strong">
        {_('reminders.list', { count: reminders.length })}
      </h2>
      {reminders.length === 0 ? (
        <EmptyState level={3} title={_('reminders.empty')}>
          {_('reminders.empty.hint')}
        </EmptyState>
      ) : (
        <>
          <ul>
            {reminders.map((reminder) => (
              <ReminderRow key={reminder.id} reminder={reminder} />
            ))}
          </ul>
          <div className="flex flex-col items-start gap-2">
            <Button onClick={() => exportCalendar(reminders)}>
              <CalendarPlus aria-hidden className="icon" />
              {_('reminders.export')}
            </Button>
            <p className="text-meta text-text-2">{_('reminders.export.note')}</p>
          </div>
        </>
      )}
    </section>
  );
}

function ReminderRow({ reminder }: { reminder: Reminder }) {
  const { _ } = useLingui();
  const now = useNow();
  const format = useFormat();
  const { nameOf, dateOf, distanceOf } = useReminderText();
  const { remove, exportCalendar } = useReminderActions();
  const [isChanging, setChanging] = useState(false);
  const name = nameOf(reminder);
  const isSoon = now !== null && daysLeft(reminder, now) <= 7;
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <h3 className="text-name font-semibold">
          <bdi>{name}</bdi>
        </h3>
        <p className={isSoon ? 'text-label font-semibold text-warning' : 'text-label'}>
          {now === null ? null : distanceOf(reminder, now)}
        </p>
        <p className="text-label text-text-2">
          <bdi>{dateOf(reminder)}</bdi>
        </p>
        <p className="text-meta text-text-3">
          {format.list(reminder.leads.map((lead) => _(`reminders.lead.${lead}`)))}
        </p>
        <PageLink reminder={reminder} />
      </div>
      <div className="-me-2 flex shrink-0">
        <IconButton
          label={_('reminders.export.one', { name: isolate(name) })}
          icon={<CalendarPlus aria-hidden className="icon" />}
          onClick={() => exportCalendar([reminder])}
        />
        <IconButton
          label={_('reminders.change', { name: isolate(name) })}
          icon={<Pencil aria-hidden className="icon" />}
          onClick={() => setChanging(true)}
        />
        <IconButton
          label={_('reminders.remove', { name: isolate(name) })}
          icon={<Trash2 aria-hidden className="icon" />}
          onClick={() => remove(reminder)}
        />
      </div>
      <ChangeDialog reminder={reminder} isOpen={isChanging} onOpenChange={setChanging} />
    </li>
  );
}

/** The page of the event, or the service that says how to renew. */
function PageLink({ reminder: { href, label } }: { reminder: Reminder }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const service = label === null ? null : serviceOfLabel(label);
  const path = href ?? (service === null ? null : `/government/${service}`);
  if (path === null) return null;
  return (
    <Link to={toLocale(path)} className="text-link inline-flex min-h-6 items-center self-start text-label">
      {_(href === null ? 'reminders.renew' : 'reminders.open')}
    </Link>
  );
}

type ChangeDialogProps = { reminder: Reminder; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

function ChangeDialog({ reminder, isOpen, onOpenChange }: ChangeDialogProps) {
  const { _ } = useLingui();
  const { nameOf } = useReminderText();
  const { save } = useReminderActions();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={_('reminders.change', { name: isolate(nameOf(reminder)) })}
      closeLabel={_('reminders.close')}
    >
      <ReminderForm
        reminder={reminder}
        onSave={(changed) => {
          const isStored = save(changed);
          if (isStored) onOpenChange(false);
          return isStored;
        }}
      />
    </Dialog>
  );
}
