import type { Conversation } from '@dalil/assistant/conversation-schema.ts';
import { MAX_CONVERSATION_TITLE_LENGTH } from '@dalil/assistant/conversation.ts';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { EMPTY_THREAD, isAnswering, threadOfConversation, threadStore } from '../../features/assistant/thread-store.ts';
import { useThread } from '../../features/assistant/use-thread.ts';
import { useOnIntent } from '../../features/lazy-loading/use-on-intent.ts';
import { useIsSignedIn } from '../../features/session/use-is-signed-in.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import {
  conversationsQuery,
  fetchConversation,
  removeConversations,
  renameConversation,
} from '../../queries/assistant.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useRemoveConversation } from './use-remove-conversation.ts';

/** CHAT-6: earlier conversations of a signed-in user. A guest sees where a conversation is stored. */
export function ConversationList({ onOpened = () => {} }: { onOpened?: () => void }) {
  const { _ } = useLingui();
  const isSignedIn = useIsSignedIn();
  const { data, isError, refetch } = useQuery({ ...conversationsQuery(useApi()), enabled: isSignedIn, staleTime: 0 });
  const { remove, isRemoved } = useRemoveConversation();
  if (!isSignedIn) return <GuestNote />;
  if (isError && !data) {
    return (
      <div role="status" className="flex flex-col items-start gap-2 text-label">
        {_('chat.conversations.failed')}
        <Button size="small" onClick={() => void refetch()}>
          {_('chat.retry')}
        </Button>
      </div>
    );
  }
  const visible = data?.filter(({ id }) => !isRemoved(id)) ?? [];
  if (data && visible.length === 0) return <p className="text-label text-text-2">{_('chat.conversations.none')}</p>;
  return (
    <>
      <ul className="flex flex-col">
        {visible.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            onOpened={onOpened}
            onRemove={() => remove(conversation)}
          />
        ))}
      </ul>
      {visible.length > 0 ? <AllOfThem /> : null}
    </>
  );
}

function GuestNote() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { pathname } = useLocation();
  return (
    <div className="flex flex-col gap-2 text-label text-text-2">
      <p>{_('chat.guest')}</p>
      <Link
        to={`${toLocale('/auth/signin')}?next=${encodeURIComponent(pathname)}`}
        className="text-link inline-flex min-h-6 items-center self-start"
      >
        {_('shell.account.signIn')}
      </Link>
    </div>
  );
}

const FORMATS = ['json', 'text'] as const;

/** Exports come from the server, which has every conversation in full. */
function AllOfThem() {
  const { _ } = useLingui();
  return (
    <div className="flex flex-col items-start gap-1 border-t border-line pt-3 text-label">
      {FORMATS.map((format) => (
        <a
          key={format}
          href={`/api/assistant/export?format=${format}`}
          download
          className="text-link inline-flex min-h-9 items-center"
        >
          {_(`chat.export.${format}`)}
        </a>
      ))}
      <DeleteAll />
    </div>
  );
}

type ConversationRowProps = { conversation: Conversation; onOpened: () => void; onRemove: () => void };

/** An earlier conversation, which can be opened, renamed or deleted. */
function ConversationRow({ conversation, onOpened, onRemove }: ConversationRowProps) {
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
    const newTitle = text.trim();
    if (newTitle === '') return setError(_('chat.rename.missing'));
    try {
      await renameConversation(api, id, newTitle);
      const thread = threadStore.read();
      if (thread.conversation?.id === id) threadStore.replace({ ...thread, conversation: { id, title: newTitle } });
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
          maxLength={MAX_CONVERSATION_TITLE_LENGTH}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this field
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

const load = () => import('../../ui/modal.tsx').then((module) => module.Dialog);

/** Deletes every conversation after a confirmation. */
function DeleteAll() {
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
