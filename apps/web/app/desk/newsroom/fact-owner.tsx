import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { staffQuery } from '../../queries/inventory.ts';
import { assignFact, type DeskFact } from '../../queries/newsroom.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';

type FactOwnerProps = { fact: DeskFact; userId: string };

/** STAFF-6: who looks after a fact: chosen among those who may change it, or taken over by the user. */
export function FactOwner({ fact: { id, owner }, userId }: FactOwnerProps) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queries = useQueryClient();
  const { data: staff = [] } = useQuery(staffQuery(api));
  const [chosen, setChosen] = useState(owner?.id ?? '');
  const assigning = useMutation({
    mutationFn: (ownerId: string | null) => assignFact(api, id, ownerId),
    onSuccess: async (_done, ownerId) => {
      setChosen(ownerId ?? '');
      showToast({ id: 'newsroom', tone: 'success', title: _('newsroom.fact.assigned') });
      await queries.invalidateQueries({ queryKey: ['newsroom'] });
    },
  });
  const failure = assigning.isError ? failureMessage(assigning.error, 'newsroom.failed') : null;
  const people = staff.filter(({ id: one, role }) => isAllowed(role, 'newsroom:publish:any') || one === owner?.id);
  function assign(event: FormEvent): void {
    event.preventDefault();
    if (!assigning.isPending) assigning.mutate(chosen === '' ? null : chosen);
  }
  return (
    <form onSubmit={assign} aria-label={_('newsroom.fact.assign')} className="flex flex-wrap items-end gap-3">
      <SelectField
        label={_('inventory.column.owner')}
        options={[
          { value: '', label: _('inventory.owner.none') },
          ...people.map((person) => ({ value: person.id, label: person.name })),
        ]}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button type="submit">{_('inventory.action.assign')}</Button>
      {owner?.id === userId ? null : (
        <Button
          onClick={() => {
            if (!assigning.isPending) assigning.mutate(userId);
          }}
        >
          {_('newsroom.fact.takeOver')}
        </Button>
      )}
      {failure === null ? null : (
        <Notice role="alert" tone="danger">
          {_(failure.key, failure.values)}
        </Notice>
      )}
    </form>
  );
}
