import { isDay } from '@dalil/domain/guide/calendar-day.ts';
import {
  EVENT_LEADS,
  EXPIRY_LEADS,
  MAX_REMINDER_TITLE,
  REMINDER_LABELS,
  type Reminder,
  type ReminderLabel,
  type ReminderLead,
} from '@dalil/domain/reminders/reminder.ts';
import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { LeadChoice } from '../../features/reminders/lead-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';
import { newId } from '../../data/new-id.ts';

const OWN = 'own';

type ReminderFormProps = {
  /** What it is about at first. */
  label?: ReminderLabel | undefined;
  /** The reminder that is changed. Without one it is a new one. */
  reminder?: Reminder | undefined;
  /** False if it could not be stored; the form then keeps what was entered. */
  onSave: (reminder: Reminder) => boolean;
};

/** What expires, when, and how long before the user wants to be reminded. Of an event only the last can be changed. */
export function ReminderForm({ label, reminder, onSave }: ReminderFormProps) {
  const { _ } = useLingui();
  const [about, setAbout] = useState<string>(label ?? aboutOf(reminder));
  const [title, setTitle] = useState(reminder?.title ?? '');
  const [date, setDate] = useState(reminder?.date ?? '');
  const [leads, setLeads] = useState<ReminderLead[]>(reminder?.leads ?? ['30d', '7d', '1d']);
  const [isTried, setTried] = useState(false);
  const isEvent = reminder?.kind === 'event';
  const isUnnamed = about === OWN && title.trim() === '';
  const errorOf = (isWrong: boolean, key: string) => (isTried && isWrong ? _(key) : undefined);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isUnnamed || !isDay(date) || leads.length === 0) return;
    const label = REMINDER_LABELS.find((one) => one === about) ?? null;
    const isStored = onSave({
      id: newId(),
      kind: 'expiry',
      time: null,
      href: null,
      ...reminder,
      label,
      title: label === null ? title.trim() : '',
      date,
      leads,
      since: new Date().toISOString(),
    });
    if (!isStored || reminder) return;
    setTitle('');
    setDate('');
    setTried(false);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-5">
      {isEvent ? null : (
        <>
          <SelectField
            className="w-full max-w-field"
            label={_('reminders.what')}
            value={about}
            options={[
              ...REMINDER_LABELS.map((one) => ({ value: one, label: _(`reminders.label.${one}`) })),
              { value: OWN, label: _('reminders.own') },
            ]}
            onChange={({ currentTarget }) => setAbout(currentTarget.value)}
          />
          {about === OWN ? (
            <TextField
              className="w-full max-w-field"
              label={_('reminders.own.name')}
              hint={_('reminders.own.hint')}
              error={errorOf(isUnnamed, 'reminders.error.title')}
              errorPrefix={_('reminders.error.prefix')}
              maxLength={MAX_REMINDER_TITLE}
              value={title}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
          ) : null}
          <TextField
            type="date"
            className="w-full max-w-field"
            label={_('reminders.date')}
            error={errorOf(!isDay(date), 'reminders.error.date')}
            errorPrefix={_('reminders.error.prefix')}
            value={date}
            onChange={({ currentTarget }) => setDate(currentTarget.value)}
          />
        </>
      )}
      <LeadChoice
        leads={isEvent ? EVENT_LEADS.filter((lead) => lead !== '2h' || reminder.time !== null) : EXPIRY_LEADS}
        chosen={leads}
        onChange={setLeads}
        error={errorOf(leads.length === 0, 'reminders.error.before')}
      />
      <Button type="submit" variant="primary">
        {_('reminders.save')}
      </Button>
    </form>
  );
}

function aboutOf(reminder: Reminder | undefined): string {
  return reminder ? (reminder.label ?? OWN) : REMINDER_LABELS[0];
}
