import type { ReminderLead } from '@dalil/domain/reminders/reminder.ts';
import { useLingui } from '@lingui/react';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';

type LeadChoiceProps = {
  leads: readonly ReminderLead[];
  chosen: readonly ReminderLead[];
  onChange: (chosen: ReminderLead[]) => void;
  error?: string | undefined;
};

/** How long before the user wants to be reminded: one time or several. */
export function LeadChoice({ leads, chosen, onChange, error }: LeadChoiceProps) {
  const { _ } = useLingui();
  return (
    <Fieldset legend={_('reminders.before')}>
      {error === undefined ? null : (
        <p role="alert" className="text-label font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6">
        {leads.map((lead) => (
          <CheckboxRow
            key={lead}
            label={_(`reminders.lead.${lead}`)}
            checked={chosen.includes(lead)}
            onChange={({ currentTarget }) => {
              const others = leads.filter((one) => one !== lead && chosen.includes(one));
              onChange(currentTarget.checked ? leads.filter((one) => one === lead || others.includes(one)) : others);
            }}
          />
        ))}
      </div>
    </Fieldset>
  );
}
