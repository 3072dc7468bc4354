import { BULK_ACTIONS, BULK_ROLES, type BulkAction } from '@dalil/domain/newsroom/bulk-change.ts';
import type { ActingRole } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { BulkAnswer, BulkItem } from '../../queries/inventory.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { BulkForm } from './bulk-form.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';

/** The actions on many items that a role may take. */
export const bulkActionsOf = (role: ActingRole): BulkAction[] =>
  BULK_ACTIONS.filter((action) => BULK_ROLES[action].some((one) => one === role));

type BulkBarProps = {
  /** The chosen items with their titles. */
  items: readonly (BulkItem & { title: string })[];
  actions: readonly BulkAction[];
  /** Called with what was answered: items that were refused stay chosen. */
  onDone: (answer: BulkAnswer) => void;
};

/** STAFF-3, STAFF-6: what can be done with the chosen items, and what became of each of them. */
export function BulkBar({ items, actions, onDone }: BulkBarProps) {
  const { _ } = useLingui();
  const [open, setOpen] = useState<BulkAction | null>(null);
  const [done, setDone] = useState<{ answer: BulkAnswer; titles: ReadonlyMap<string, string> } | null>(null);
  return (
    <div className="flex grow flex-col gap-2">
      <div
        role="group"
        aria-label={_('inventory.bulk')}
        className="sticky top-0 z-10 flex min-h-9 flex-wrap items-center gap-2 bg-bg"
      >
        <span className="text-meta font-semibold" aria-live="polite">
          {items.length === 0 ? _('inventory.bulk.hint') : _('inventory.selected', { count: items.length })}
        </span>
        {(items.length === 0 ? [] : actions).map((action) => (
          <Button
            key={action}
            size="small"
            variant={action === 'unpublish' || action === 'archive' ? 'danger' : 'secondary'}
            onClick={() => setOpen(action)}
          >
            {_(`inventory.action.${action}`)}
          </Button>
        ))}
      </div>
      {done === null ? null : <BulkOutcome {...done} onClose={() => setDone(null)} />}
      {open === null ? null : (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setOpen(null)}
          title={_(`inventory.action.${open}`)}
          closeLabel={_('newsroom.close')}
        >
          <BulkForm
            key={open}
            action={open}
            items={items}
            onDone={(answer) => {
              setOpen(null);
              setDone({ answer, titles: new Map(items.map(({ kind, id, title }) => [`${kind}/${id}`, title])) });
              onDone(answer);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
