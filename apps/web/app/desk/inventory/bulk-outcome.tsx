import { UNDO_MINUTES } from '@dalil/domain/newsroom/bulk-change.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { type BulkAnswer, undoChange } from '../../queries/inventory.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { keyOfItem } from './key-of-item.ts';

type BulkOutcomeProps = { answer: BulkAnswer; titles: ReadonlyMap<string, string>; onClose: () => void };

/** What became of each chosen item, and the way back for a quarter of an hour. */
export function BulkOutcome({ answer, titles, onClose }: BulkOutcomeProps) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const refused = answer.outcomes.filter((outcome) => outcome.refused !== null);
  const { undo } = answer;
  async function goBack(id: string): Promise<void> {
    setSending(true);
    try {
      const { outcomes } = await undoChange(api, id);
      const left = outcomes.filter((outcome) => outcome.refused !== null).length;
      showToast({ id: 'bulk', tone: 'success', title: _('inventory.undone', { count: outcomes.length - left, left }) });
      await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
      onClose();
    } catch (error) {
      const { key, values } = failureMessage(error, 'inventory.undo.late');
      showToast({ id: 'bulk', tone: 'error', title: _(key, values) });
      setSending(false);
    }
  }
  return (
    <Notice
      role="status"
      tone={refused.length === 0 ? 'success' : 'warning'}
      title={_('inventory.done', { count: answer.outcomes.length - refused.length, refused: refused.length })}
    >
      {refused.length === 0 ? null : (
        <ul className="flex flex-col gap-1">
          {refused.map((outcome) => (
            <li key={keyOfItem(outcome)}>
              <bdi>{titles.get(keyOfItem(outcome)) ?? outcome.id}</bdi>: {_(`newsroom.refusal.${outcome.refused}`)}
            </li>
          ))}
        </ul>
      )}
      <span className="flex flex-wrap items-center gap-3 pt-2">
        {undo === null ? null : (
          <Button size="small" disabled={isSending} onClick={() => void goBack(undo)}>
            {_('inventory.undo')}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {_('newsroom.close')}
        </Button>
        {undo === null ? null : (
          <span className="text-meta">{_('inventory.undo.until', { minutes: UNDO_MINUTES })}</span>
        )}
      </span>
    </Notice>
  );
}
