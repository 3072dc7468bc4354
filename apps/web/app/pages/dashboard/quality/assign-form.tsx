import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../../data/use-api.ts';
import { failureMessage } from '../../../features/account-forms/auth-messages.ts';
import { useToast } from '../../../features/announcer/use-toast.ts';
import { assignFindings, type Overview } from '../../../queries/quality-control.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select.tsx';

type AssignFormProps = {
  numbers: readonly number[];
  staff: Overview['staff'];
  owner?: string | null;
  due?: string | null;
  onDone?: () => void;
};

/** Who sees to one or several findings, and until when. */
export function AssignForm({ numbers, staff, owner = null, due = null, onDone }: AssignFormProps) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queries = useQueryClient();
  const [ownerId, setOwner] = useState(owner ?? '');
  const [day, setDay] = useState(due ?? '');
  const assigning = useMutation({
    mutationFn: () =>
      assignFindings(api, {
        numbers: [...numbers],
        ownerId: ownerId === '' ? null : ownerId,
        due: day === '' ? null : day,
      }),
    onSuccess: async ({ assigned }) => {
      showToast({ id: 'quality-assign', tone: 'success', title: _('quality.assigned', { count: assigned }) });
      await queries.invalidateQueries({ queryKey: ['quality-control'] });
      onDone?.();
    },
  });
  const failure = assigning.isError ? failureMessage(assigning.error, 'newsroom.failed') : null;
  function assign(event: FormEvent): void {
    event.preventDefault();
    if (!assigning.isPending) assigning.mutate();
  }
  return (
    <form onSubmit={assign} aria-label={_('quality.assign')} className="flex flex-wrap items-end gap-3">
      <SelectField
        label={_('quality.owner')}
        options={[
          { value: '', label: _('quality.noOwner') },
          ...staff.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={ownerId}
        onChange={({ currentTarget }) => setOwner(currentTarget.value)}
      />
      <TextField
        type="date"
        label={_('quality.due')}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Button type="submit">{_('quality.assignCount', { count: numbers.length })}</Button>
      {failure === null ? null : (
        <Notice role="alert" tone="danger">
          {_(failure.key, failure.values)}
        </Notice>
      )}
    </form>
  );
}
