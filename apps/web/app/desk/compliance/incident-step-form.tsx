import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../../data/use-api.ts';
import { AccountForm, SubmitButton, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { useToast } from '../../features/announcer/use-toast.ts';
import { addIncidentStep, type Incident } from '../../queries/compliance.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

const NOTE_LIMIT = 2000;

/** Records what was done about an incident. Only the steps that its rules allow now are offered. */
export function IncidentStepForm({ number, next }: Pick<Incident, 'number' | 'next'>) {
  const { _ } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const id = useId();
  const form = useAccountForm({
    fields: {
      step: { id: `${id}-step`, value: next[0] ?? 'note' },
      note: {
        id: `${id}-note`,
        check: (text) => (text.trim() === '' ? { key: 'compliance.incident.needed' } : undefined),
      },
    },
    send: async ({ step, note }) => {
      await addIncidentStep(api, number, { step: next.find((one) => one === step) ?? 'note', note });
      showToast({ id: 'incident', tone: 'success', title: _('compliance.incident.recorded') });
      form.restart();
      await queries.invalidateQueries({ queryKey: ['compliance'] });
    },
    fallback: 'compliance.failed',
  });
  return (
    <AccountForm form={form}>
      <SelectField
        label={_('compliance.incident.step')}
        options={next.map((value) => ({ value, label: _(`compliance.step.${value}`) }))}
        {...useControl(form.field('step'))}
      />
      <TextAreaField
        rows={2}
        maxLength={NOTE_LIMIT}
        label={_('compliance.incident.note')}
        {...useControl(form.field('note'))}
      />
      <div>
        <SubmitButton form={form} label="compliance.incident.record" variant="secondary" />
      </div>
    </AccountForm>
  );
}
