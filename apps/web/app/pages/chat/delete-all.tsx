import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { EMPTY_THREAD, threadStore } from '../../features/assistant/thread-store.ts';
import { useOnIntent } from '../../features/lazy-loading/use-on-intent.ts';
import { conversationsQuery, removeConversations } from '../../queries/assistant.ts';
import { Button } from '../../ui/button.tsx';

const load = () => import('../../ui/dialog.tsx').then((module) => module.Dialog);

/** Deletes every conversation, after asking. */
export function DeleteAll() {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { part: Dialog, isOpen, setOpen, open, intent } = useOnIntent(load);

  async function removeAll(): Promise<void> {
    setOpen(false);
    try {
      await removeConversations(api);
      if (threadStore.read().conversation) threadStore.replace(EMPTY_THREAD);
      await queryClient.invalidateQueries(conversationsQuery(api));
      showToast({ id: 'chat-cleared', tone: 'success', title: _('chat.delete-all.done') });
    } catch {
      showToast({ id: 'chat-cleared', tone: 'error', title: _('chat.delete.failed') });
    }
  }

  return (
    <>
      <Button size="small" variant="danger" className="mt-2" onClick={() => void open()} {...intent}>
        {_('chat.delete-all')}
      </Button>
      {Dialog ? (
        <Dialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={_('chat.delete-all.title')}
          description={_('chat.delete-all.text')}
          closeLabel={_('chat.cancel')}
          actions={
            <>
              <Button variant="danger" onClick={() => void removeAll()}>
                {_('chat.delete-all.confirm')}
              </Button>
              <Button onClick={() => setOpen(false)}>{_('chat.cancel')}</Button>
            </>
          }
        />
      ) : null}
    </>
  );
}
