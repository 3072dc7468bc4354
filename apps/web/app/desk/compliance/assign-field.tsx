import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { assignRequest, holdersQuery, type StaffRequest } from '../../queries/compliance.ts';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';

/** STAFF-8: who has taken a request. A choice applies at once. */
export function AssignField({ request: { id, assigned_to } }: { request: StaffRequest }) {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const errors = useFieldErrors(['assigneeId'], { 'assigneeId.no_holder': { key: 'compliance.assign.noHolder' } });
  const { data } = useQuery(holdersQuery(api));
  const [chosen, setChosen] = useState(assigned_to ?? '');
  const holders = data?.items ?? [];
  const isGone = assigned_to !== null && !holders.some((one) => one.id === assigned_to);

  async function assign(value: string): Promise<void> {
    errors.clear();
    setChosen(value);
    try {
      await assignRequest(api, id, value === '' ? null : value);
      showToast({
        id: 'data-request',
        tone: 'success',
        title: _(value === '' ? 'compliance.assign.given' : 'compliance.assign.done'),
      });
      await queryClient.invalidateQueries({ queryKey: ['compliance'] });
    } catch (error) {
      setChosen(assigned_to ?? '');
      errors.fail(error, 'compliance.assign.failed');
    }
  }

  return (
    <div data-needs-script="" className="flex max-w-field flex-col gap-3">
      {errors.failure === null ? null : (
        <Notice role="alert" tone="danger">
          {_(errors.failure.key, errors.failure.values)}
        </Notice>
      )}
      <SelectField
        label={_('compliance.assign')}
        options={[
          { value: '', label: _('compliance.assign.nobody') },
          ...(isGone ? [{ value: assigned_to, label: _('compliance.assign.gone') }] : []),
          ...holders.map((one) => ({ value: one.id, label: one.fullName })),
        ]}
        value={chosen}
        onChange={({ currentTarget }) => void assign(currentTarget.value)}
        {...errors.of('assigneeId')}
      />
    </div>
  );
}

/** In the row of a request: who has taken it. */
export function Assigned({ id }: { id: string | null }) {
  const { _ } = useLingui();
  const { data } = useQuery(holdersQuery(useApi()));
  if (data === undefined) return null;
  const name = id === null ? _('compliance.assign.nobody') : data.items.find((one) => one.id === id)?.fullName;
  return (
    <span>
      {_('compliance.assign')}: <bdi>{name ?? _('compliance.assign.gone')}</bdi>
    </span>
  );
}
