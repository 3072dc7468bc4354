import { pastFrom, type ReminderLead } from '@dalil/domain/reminders/reminder.ts';
import { useLingui } from '@lingui/react';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { useNow } from '../clock/use-now.ts';
import { type DatedEvent, leadsOf, reminderOf } from './event-reminder.ts';
import { LeadChoice } from './lead-choice.tsx';
import { useReminders } from './reminder-store.ts';
import { useReminderActions } from './use-reminder-actions.ts';
import { useReminderText } from './use-reminder-text.ts';

type EventReminderDialogProps = { event: DatedEvent; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** When to be reminded of an event: on this device, or by a calendar, which also reminds while the guide is closed. */
export function EventReminderDialog({ event, isOpen, onOpenChange }: EventReminderDialogProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { dateOf } = useReminderText();
  const { save, remove, exportCalendar } = useReminderActions();
  const leads = leadsOf(event);
  const stored = useReminders().find(({ id }) => id === `event-${event.id}`);
  const [chosen, setChosen] = useState<ReminderLead[]>(stored?.leads ?? leads);
  const [isMissing, setMissing] = useState(false);
  const reminder = () => reminderOf(event, chosen, new Date());
  const close = () => onOpenChange(false);
  const now = useNow();
  const hasBegun = now !== null && pastFrom(reminderOf(event, chosen, now)) <= now;

  function submit(): void {
    setMissing(chosen.length === 0);
    if (chosen.length > 0 && save(reminder())) close();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={_('reminders.event.title')}
      description={_('reminders.event.hint', { date: dateOf({ date: event.next.start, time: event.next.startTime }) })}
      closeLabel={_('reminders.close')}
      actions={
        <>
          {hasBegun ? null : (
            <Button variant="primary" onClick={submit}>
              {_('reminders.save')}
            </Button>
          )}
          {stored ? (
            <Button
              onClick={() => {
                remove(stored);
                close();
              }}
            >
              {_('reminders.event.remove')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="flex flex-col items-start gap-4">
        {hasBegun ? (
          <p className="text-label font-semibold">{_('reminders.event.past')}</p>
        ) : (
          <>
            <LeadChoice
              leads={leads}
              chosen={chosen}
              onChange={setChosen}
              error={isMissing && chosen.length === 0 ? _('reminders.error.before') : undefined}
            />
            <p className="text-meta text-text-2">{_('reminders.where')}</p>
            <Button size="small" disabled={chosen.length === 0} onClick={() => exportCalendar([reminder()])}>
              <CalendarPlus aria-hidden className="icon-small" />
              {_('reminders.calendar')}
            </Button>
          </>
        )}
        <Link to={toLocale('/reminders')} className="text-link text-label">
          {_('reminders.all')}
        </Link>
      </div>
    </Dialog>
  );
}
