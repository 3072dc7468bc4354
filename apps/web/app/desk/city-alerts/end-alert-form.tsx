import { ALERT_LIMITS } from '@dalil/domain/city/alerts/city-alert-content.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { sendAlertEnd, STAFF_ALERTS_KEY, type StaffAlert } from '../../queries/city-alerts.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { useFinish } from '../kit/use-finish.ts';

/** Ends an alert, or drops one that waits, with a note for the staff. */
export function EndAlertForm({ alert, onClose }: { alert: StaffAlert; onClose: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const id = useId();
  const finish = useFinish([STAFF_ALERTS_KEY], onClose);
  const form = useAccountForm({
    fields: {
      note: { id, check: (text) => (text.trim() === '' ? { key: 'alert-desk.needed' } : undefined) },
    },
    send: async ({ note }) => {
      await sendAlertEnd(api, alert.id, note);
      await finish('alert-desk.ended');
    },
    fallback: 'alert-desk.failed',
  });
  const submit = alert.content === null ? 'alert-desk.drop' : 'alert-desk.end';
  return (
    <InlineForm form={form} submit={submit} variant="danger" onCancel={onClose}>
      <TextAreaField
        rows={2}
        maxLength={ALERT_LIMITS.note}
        label={_('alert-desk.note')}
        {...useControl(form.field('note'))}
      />
    </InlineForm>
  );
}
