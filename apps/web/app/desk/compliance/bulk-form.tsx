import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { useToast } from '../../features/announcer/use-toast.ts';
import { askForBulkAction } from '../../queries/compliance.ts';
import { TextField } from '../../ui/field.tsx';
import { Panel } from '../quality/panel.tsx';

type BulkFormProps = {
  bulk: Parameters<typeof askForBulkAction>[1]['bulk'];
  title: string;
  onClose: () => void;
  /** What else the action needs, before the reason. */
  children?: ReactNode;
};

/** Asks for an action on the data of many people, with the reason that the second admin reads. */
export function BulkForm({ bulk, title, onClose, children }: BulkFormProps) {
  const { _ } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const showToast = useToast();
  const reasonId = useId();
  const form = useAccountForm({
    fields: {
      reason: {
        id: reasonId,
        check: (text) => (text.trim().length < 3 ? { key: 'compliance.bulk.needReason' } : undefined),
      },
    },
    send: async ({ reason }) => {
      await askForBulkAction(api, { bulk, reason });
      showToast({ id: 'bulk', tone: 'success', title: _('compliance.bulk.sent') });
      onClose();
      await queries.invalidateQueries({ queryKey: ['compliance', 'confirmations'] });
    },
    fallback: 'compliance.failed',
  });
  return (
    <Panel title={title}>
      <InlineForm form={form} submit="compliance.bulk.ask" variant="danger" onCancel={onClose}>
        {children}
        <TextField maxLength={500} label={_('compliance.bulk.reason')} {...useControl(form.field('reason'))} />
      </InlineForm>
    </Panel>
  );
}
