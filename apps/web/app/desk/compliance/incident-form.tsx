import { INCIDENT_SEVERITIES } from '@dalil/domain/privacy/incident.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { useToast } from '../../features/announcer/use-toast.ts';
import { reportIncident } from '../../queries/compliance.ts';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';
import { Panel } from '../quality/panel.tsx';

const LIMITS = { title: 120, description: 4000 };
/** Times are entered as they are in Dubai. */
const fromDubai = (local: string) => new Date(`${local}:00+04:00`);

/** Reports an incident. The clock counts from when it was detected. */
export function IncidentForm({ onClose }: { onClose: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const id = useId();
  const form = useAccountForm({
    fields: {
      title: { id: `${id}-title`, check: (text) => required(text, 3) },
      description: { id: `${id}-description`, check: (text) => required(text, 1) },
      severity: { id: `${id}-severity`, value: 'medium' },
      detectedAt: {
        id: `${id}-detected`,
        check: (text) => (isPast(text) ? undefined : { key: 'compliance.incident.detectedWrong' }),
      },
    },
    send: async ({ title, description, severity, detectedAt }) => {
      const known = INCIDENT_SEVERITIES.find((one) => one === severity) ?? 'medium';
      await reportIncident(api, {
        title,
        description,
        severity: known,
        detectedAt: fromDubai(detectedAt).toISOString(),
      });
      showToast({ id: 'incident', tone: 'success', title: _('compliance.incident.reported') });
      onClose();
      await queries.invalidateQueries({ queryKey: ['compliance'] });
    },
    fallback: 'compliance.failed',
  });
  return (
    <Panel title={_('compliance.incident.report')}>
      <InlineForm form={form} submit="compliance.incident.send" variant="danger" onCancel={onClose}>
        <TextField
          maxLength={LIMITS.title}
          label={_('compliance.incident.title')}
          {...useControl(form.field('title'))}
        />
        <TextAreaField
          rows={4}
          maxLength={LIMITS.description}
          label={_('compliance.incident.description')}
          hint={_('compliance.incident.descriptionHint')}
          {...useControl(form.field('description'))}
        />
        <SelectField
          label={_('compliance.incident.severity')}
          options={INCIDENT_SEVERITIES.map((value) => ({ value, label: _(`compliance.severity.${value}`) }))}
          {...useControl(form.field('severity'))}
        />
        <TextField
          type="datetime-local"
          label={_('compliance.incident.detected')}
          {...useControl(form.field('detectedAt'))}
        />
      </InlineForm>
    </Panel>
  );
}

function required(text: string, least: number) {
  return text.trim().length < least ? { key: 'compliance.incident.needed' } : undefined;
}

function isPast(local: string): boolean {
  const time = fromDubai(local).getTime();
  return !Number.isNaN(time) && time <= Date.now();
}
