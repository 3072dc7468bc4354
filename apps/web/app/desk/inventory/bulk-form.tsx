import { WITHDRAW_REASONS } from '@dalil/domain/guide/tombstone.ts';
import type { BulkAction } from '@dalil/domain/newsroom/bulk-change.ts';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { type BulkAnswer, type BulkChange, type BulkItem, changeMany, staffQuery } from '../../queries/inventory.ts';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

type BulkFormProps = {
  action: BulkAction;
  items: readonly BulkItem[];
  onDone: (answer: BulkAnswer) => void;
};

/** One action on the chosen items, with what it needs. */
export function BulkForm({ action, items, onDone }: BulkFormProps) {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [whenId, ownerFieldId, reasonId, privateId] = [useId(), useId(), useId(), useId()];
  const [reason, setReason] = useState<(typeof WITHDRAW_REASONS)[number]>('outdated');
  const [isReasonPublic, setReasonPublic] = useState(true);
  const [ownerId, setOwnerId] = useState('');
  const needsDate = action === 'schedule' || action === 'set-review';
  const form = useAccountForm({
    fields: {
      when: {
        id: whenId,
        path: action === 'schedule' ? 'at' : 'reviewBy',
        check: (value) => (needsDate && value === '' ? { key: 'newsroom.wrong.time' } : undefined),
      },
    },
    send: async ({ when }) => {
      const answer = await changeMany(api, {
        action,
        items: items.map(({ kind, id, locale }) => ({ kind, id, ...(locale && { locale }) })),
        comment: '',
        ...fieldsOf({ action, when, reason, isReasonPublic, ownerId }),
      });
      await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
      onDone(answer);
    },
    others: { ownerId: ownerFieldId, reason: reasonId, isReasonPrivate: privateId },
    fallback: 'newsroom.failed',
  });
  const when = useControl(form.field('when'));
  const isDanger = action === 'unpublish' || action === 'archive';
  return (
    <InlineForm form={form} submit={`inventory.action.${action}`} variant={isDanger ? 'danger' : 'primary'}>
      <p className="text-label text-text-2">{_(`inventory.step.${action}`, { count: items.length })}</p>
      {action === 'assign' ? (
        <OwnerField control={form.other('ownerId')} value={ownerId} onChange={setOwnerId} />
      ) : null}
      {action === 'schedule' ? <TextField type="datetime-local" label={_('newsroom.schedule.at')} {...when} /> : null}
      {action === 'set-review' ? <TextField type="date" label={_('newsroom.reviewBy')} {...when} /> : null}
      {action === 'unpublish' ? (
        <>
          <SelectField
            label={_('newsroom.reason')}
            options={WITHDRAW_REASONS.map((value) => ({ value, label: _(`newsroom.reason.${value}`) }))}
            {...form.other('reason')}
            value={reason}
            onChange={({ currentTarget }) =>
              setReason(WITHDRAW_REASONS.find((one) => one === currentTarget.value) ?? reason)
            }
          />
          <CheckboxRow
            id={privateId}
            label={_('newsroom.reason.public')}
            checked={isReasonPublic}
            onChange={({ currentTarget }) => setReasonPublic(currentTarget.checked)}
          />
        </>
      ) : null}
    </InlineForm>
  );
}

type OwnerFieldProps = {
  control: { id: string | undefined; error: string | undefined; errorPrefix: string };
  value: string;
  onChange: (value: string) => void;
};

function OwnerField({ control, value, onChange }: OwnerFieldProps) {
  const { _ } = useLingui();
  const { data: staff = [] } = useQuery(staffQuery(useApi()));
  return (
    <SelectField
      label={_('inventory.filter.owner')}
      options={[
        { value: '', label: _('inventory.owner.none') },
        ...staff.map(({ id, name, role }) => ({ value: id, label: `${name} · ${_(`shell.role.${role}`)}` })),
      ]}
      {...control}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

type Typed = {
  action: BulkAction;
  when: string;
  reason: (typeof WITHDRAW_REASONS)[number];
  isReasonPublic: boolean;
  ownerId: string;
};

function fieldsOf({ action, when, reason, isReasonPublic, ownerId }: Typed): Partial<BulkChange> {
  switch (action) {
    case 'assign':
      return { ownerId: ownerId === '' ? null : ownerId };
    case 'set-review':
      return { reviewBy: when };
    case 'schedule':
      return { at: when };
    case 'unpublish':
      return { reason, isReasonPrivate: !isReasonPublic };
    default:
      return {};
  }
}
