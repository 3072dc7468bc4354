import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useIsSignedIn } from '../../features/session/use-is-signed-in.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { conversationsQuery } from '../../queries/assistant.ts';
import { Button } from '../../ui/button.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { DeleteAll } from './delete-all.tsx';
import { useRemoveConversation } from './use-remove-conversation.ts';

/** CHAT-6: what somebody signed in has asked before; a guest is told where a conversation stays. */
export function ConversationList({ onOpened = () => {} }: { onOpened?: () => void }) {
  const { _ } = useLingui();
  const isSignedIn = useIsSignedIn();
  const { data, isError, refetch } = useQuery({ ...conversationsQuery(useApi()), enabled: isSignedIn, staleTime: 0 });
  const { remove, isGone } = useRemoveConversation();
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
  const shown = data?.filter(({ id }) => !isGone(id)) ?? [];
  if (data && shown.length === 0) return <p className="text-label text-text-2">{_('chat.conversations.none')}</p>;
  return (
    <>
      <ul className="flex flex-col">
        {shown.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            onOpened={onOpened}
            onRemove={() => remove(conversation)}
          />
        ))}
      </ul>
      {shown.length > 0 ? <AllOfThem /> : null}
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

/** Files come from the server, which knows every conversation whole. */
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
