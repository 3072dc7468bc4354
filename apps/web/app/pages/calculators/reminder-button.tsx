import {
  type DatedStep,
  type LifeEvent,
  type Reminder,
  writeReminders,
} from '@dalil/domain/calculators/life-events.ts';
import { useLingui } from '@lingui/react';
import { CalendarPlus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

type ReminderButtonProps = { event: LifeEvent; steps: readonly DatedStep[] };

/** Saves the days as a calendar file with reminders. The device writes it: nothing is sent, and no connection is needed. */
export function ReminderButton({ event, steps }: ReminderButtonProps) {
  const { _ } = useLingui();
  const dated = steps.flatMap(({ id, due }) =>
    due === null
      ? []
      : [{ id: `${event}-${id}`, due, title: _(`calculators.step.${id}`), text: _('calculators.no-advice') }],
  );

  if (dated.length === 0) return <p className="text-meta text-text-3">{_('calculators.reminders-hint')}</p>;
  return (
    <div className="print:hidden">
      <Button data-needs-script="" onClick={() => save(event, dated)}>
        <CalendarPlus aria-hidden className="icon" />
        {_('calculators.reminders', { count: dated.length })}
      </Button>
    </div>
  );
}

function save(event: LifeEvent, reminders: readonly Reminder[]): void {
  const file = new Blob([writeReminders(reminders, new Date().toISOString())], { type: 'text/calendar' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `dalil-${event}.ics`;
  link.click();
  URL.revokeObjectURL(address);
}
