import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { changeMany, undoChange } from '../../queries/inventory.ts';
import type { PartInWork } from '../../queries/newsroom.ts';

/** Archives a draft that users have not seen, with the way back in a message. Answers why it was refused, a code, or null. */
export function useArchiveDraft() {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queryClient = useQueryClient();
  async function goBack(id: string): Promise<void> {
    try {
      const { outcomes } = await undoChange(api, id);
      const left = outcomes.filter(({ refused }) => refused !== null).length;
      showToast({
        id: 'newsroom',
        tone: left === 0 ? 'success' : 'error',
        title: _(left === 0 ? 'newsroom.archive.undone' : 'newsroom.archive.late'),
      });
      await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
    } catch (error) {
      const { key, values } = failureMessage(error, 'newsroom.archive.late');
      showToast({ id: 'newsroom', tone: 'error', title: _(key, values) });
    }
  }
  return async function archiveDraft({ kind, id, locale }: PartInWork, comment: string): Promise<string | null> {
    const item = { kind: kind as 'article', id, ...(locale !== 'data' && { locale }) };
    const { outcomes, undo } = await changeMany(api, { action: 'archive', items: [item], comment });
    const refused = outcomes[0]?.refused ?? null;
    if (refused !== null) return refused;
    showToast({
      id: 'newsroom',
      tone: 'success',
      title: _('newsroom.done.archive'),
      ...(undo !== null && { action: { label: _('newsroom.archive.undo'), run: () => void goBack(undo) } }),
    });
    return null;
  };
}
