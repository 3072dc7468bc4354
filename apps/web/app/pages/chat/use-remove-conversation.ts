import type { Conversation } from '@dalil/assistant/conversation-schema.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApi } from '../../data/use-api.ts';
import { toasts } from '../../features/announcer/toast-store.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { deferred } from '../../features/assistant/rate-answer.ts';
import { EMPTY_THREAD, threadStore } from '../../features/assistant/thread-store.ts';
import { isolate } from '../../language/bidi.tsx';
import { conversationsQuery, removeConversation } from '../../queries/assistant.ts';

/** Conversations deleted here, possibly not yet on the server. */
let removed: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function setRemoved(id: string, isRemoved: boolean): void {
  removed = new Set(isRemoved ? [...removed, id] : [...removed].filter((one) => one !== id));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Removes a conversation from the list immediately and deletes it after a delay, so that the deletion can be undone. */
export function useRemoveConversation() {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const visible = useSyncExternalStore(
    subscribe,
    () => removed,
    () => removed,
  );

  function remove({ id, title }: Conversation): void {
    const before = threadStore.read();
    const isOpen = before.conversation?.id === id;
    const toastId = `chat-removed-${id}`;
    setRemoved(id, true);
    if (isOpen) threadStore.replace(EMPTY_THREAD);
    deferred.later(id, () => {
      toasts.dismiss(toastId);
      removeConversation(api, id).then(
        () => void queryClient.invalidateQueries(conversationsQuery(api)),
        () => {
          setRemoved(id, false);
          showToast({ id: toastId, tone: 'error', title: _('chat.delete.failed') });
        },
      );
    });
    showToast({
      id: toastId,
      tone: 'info',
      title: _('chat.deleted', { title: isolate(title) }),
      action: {
        label: _('chat.undo'),
        run: () => {
          if (!deferred.takeBack(id)) return;
          setRemoved(id, false);
          if (isOpen && threadStore.read().turns.length === 0) threadStore.replace(before);
        },
      },
    });
  }

  return { remove, isRemoved: (id: string) => visible.has(id) };
}
