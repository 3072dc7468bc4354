import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { assignFindings } from '../../endpoints/quality-control.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useFieldErrors } from '../../features/account-forms/use-field-errors.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import type { Overview } from '../../queries/quality-control.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

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
  const errors = useFieldErrors(['ownerId', 'due']);
  const assigning = useMutation({
    onMutate: () => errors.clear(),
    onError: (error) => errors.fail(error, 'newsroom.failed'),
    mutationFn: () =>
      api(
        assignFindings({
          numbers: [...numbers],
          ownerId: ownerId === '' ? null : ownerId,
          due: day === '' ? null : day,
        }),
      ),
    onSuccess: async ({ assigned }) => {
      showToast({ id: 'quality-assign', tone: 'success', title: _('quality.assigned', { count: assigned }) });
      await queries.invalidateQueries({ queryKey: ['quality-control'] });
      onDone?.();
    },
  });
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
        {...errors.of('ownerId')}
        value={ownerId}
        onChange={({ currentTarget }) => setOwner(currentTarget.value)}
      />
      <TextField
        type="date"
        label={_('quality.due')}
        {...errors.of('due')}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Button type="submit">{_('quality.assignCount', { count: numbers.length })}</Button>
      <FailureText failure={errors.failure} />
    </form>
  );
}
