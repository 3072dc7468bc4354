import type { Conversation } from '@dalil/assistant/conversation-schema.ts';
import { LONGEST_CONVERSATION_TITLE } from '@dalil/assistant/conversation.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { isAnswering, threadOfConversation, threadStore } from '../../features/assistant/thread-store.ts';
import { useThread } from '../../features/assistant/use-thread.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { conversationsQuery, fetchConversation, renameConversation } from '../../queries/assistant.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

type ConversationRowProps = { conversation: Conversation; onOpened: () => void; onRemove: () => void };

/** One earlier conversation: opened, renamed or deleted. */
export function ConversationRow({ conversation, onOpened, onRemove }: ConversationRowProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const api = useApi();
  const showToast = useToast();
  const thread = useThread();
  const [isRenaming, setRenaming] = useState(false);
  const { id, title, updatedAt } = conversation;

  async function open(): Promise<void> {
    try {
      const whole = await fetchConversation(api, id);
      threadStore.replace(threadOfConversation(whole));
      onOpened();
    } catch {
      showToast({ id: 'chat-open', tone: 'error', title: _('chat.open.failed') });
    }
  }

  if (isRenaming) return <Rename conversation={conversation} onDone={() => setRenaming(false)} />;
  return (
    <li className="flex items-start border-b border-line py-1">
      <button
        type="button"
        aria-current={thread.conversation?.id === id ? 'true' : undefined}
        disabled={isAnswering(thread)}
        className="flex min-h-11 min-w-0 grow flex-col justify-center py-1 text-start text-label underline-offset-4 hover:underline aria-current:font-semibold"
        onClick={() => void open()}
      >
        <bdi className="line-clamp-2 wrap-anywhere">{title}</bdi>
        <span className="text-meta font-normal text-text-3">{format.shortDate(updatedAt)}</span>
      </button>
      <IconButton
        label={_('chat.rename', { title: isolate(title) })}
        icon={<Pencil aria-hidden className="icon-small" />}
        className="size-9"
        onClick={() => setRenaming(true)}
      />
      <IconButton
        label={_('chat.delete', { title: isolate(title) })}
        icon={<Trash2 aria-hidden className="icon-small" />}
        className="size-9"
        onClick={onRemove}
      />
    </li>
  );
}

function Rename({ conversation: { id, title }, onDone }: { conversation: Conversation; onDone: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [text, setText] = useState(title);
  const [error, setError] = useState<string>();

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === '') return setError(_('chat.rename.missing'));
    try {
      await renameConversation(api, id, wanted);
      const thread = threadStore.read();
      if (thread.conversation?.id === id) threadStore.replace({ ...thread, conversation: { id, title: wanted } });
      await queryClient.invalidateQueries(conversationsQuery(api));
      onDone();
    } catch {
      setError(_('chat.rename.failed'));
    }
  }

  return (
    <li className="border-b border-line py-2">
      <form noValidate className="flex flex-col gap-2" onSubmit={(event) => void save(event)}>
        <TextField
          label={_('chat.rename.label')}
          value={text}
          error={error}
          maxLength={LONGEST_CONVERSATION_TITLE}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just asked for this field
          autoFocus
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && onDone()}
        />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" size="small">
            {_('chat.rename.save')}
          </Button>
          <Button size="small" onClick={onDone}>
            {_('chat.cancel')}
          </Button>
        </div>
      </form>
    </li>
  );
}
