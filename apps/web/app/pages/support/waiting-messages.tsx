import type { SupportKind } from '@dalil/domain/quality/support-topics.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { announce } from '../../features/announcer/announce.ts';
import { useOnline } from '../../features/connection/use-online.ts';
import { messageStore } from '../../features/offline-sync/message-store.ts';
import { useMessages } from '../../features/offline-sync/use-messages.ts';
import { useSendQueue } from '../../features/offline-sync/use-send-queue.ts';
import type { WaitingMessage } from '../../features/offline-sync/message-item.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { topicKey } from './support-labels.ts';

type WaitingMessagesProps = { kind: SupportKind; onEdit: (message: WaitingMessage) => void };

/** Messages of this device that have not arrived: when they will be sent, and buttons to edit or discard them. */
export function WaitingMessages({ kind, onEdit }: WaitingMessagesProps) {
  const { _ } = useLingui();
  const titleId = useId();
  const waiting = useMessages().waiting.filter(({ request }) => request.kind === kind);
  const sendNow = useSendQueue();
  if (waiting.length === 0) return null;

  /** Not possible while a tab is sending the message: it can no longer be withdrawn then. */
  async function take(message: WaitingMessage): Promise<boolean> {
    const { withSyncLock } = await import('@dalil/offline/sync-queue/sync-lock.ts');
    return withSyncLock(async () => {
      const isTaken = messageStore.remove(message.request.key);
      await messageStore.whenSaved();
      return isTaken;
    });
  }

  async function edit(message: WaitingMessage): Promise<void> {
    if (await take(message)) onEdit(message);
  }

  async function discard(message: WaitingMessage): Promise<void> {
    if (await take(message)) announce(_('support.outbox.discarded'));
  }

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-section font-strong">
        {_('support.outbox.title')}
      </h2>
      {messageStore.isSaved() ? null : (
        <Notice tone="warning" className="mb-3">
          <p>{_('support.outbox.not-kept')}</p>
        </Notice>
      )}
      <ul className="border-t border-line">
        {waiting.map((message) => (
          <li key={message.request.key} className="flex flex-col gap-2 border-b border-line py-4">
            <h3 className="text-ui font-semibold">{_(topicKey(message.request.topic))}</h3>
            <p dir="auto" className="line-clamp-3 text-label text-text-2 wrap-anywhere">
              {message.request.message}
            </p>
            <WaitingState message={message} />
            <div className="flex flex-wrap gap-2">
              {message.state === 'failed' ? (
                <Button size="small" onClick={() => void sendNow()}>
                  {_('support.outbox.send-now')}
                </Button>
              ) : null}
              <Button size="small" onClick={() => void edit(message)}>
                {_('support.outbox.edit')}
              </Button>
              <Button size="small" variant="danger" onClick={() => void discard(message)}>
                {_('support.outbox.discard')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the message is waiting for. */
function WaitingState({ message }: { message: WaitingMessage }) {
  const { _ } = useLingui();
  const format = useFormat();
  const isOnline = useOnline();
  const text = () => {
    if (message.state === 'refused') return _('support.outbox.refused');
    if (message.state === 'limited') {
      return _('support.outbox.limited', { time: isolate(format.time(roundedUp(message.notBefore))) });
    }
    if (!isOnline) return _('support.outbox.offline');
    return _(message.state === 'failed' ? 'support.outbox.failed' : 'support.outbox.sending');
  };
  return (
    <p role="status" className="text-label font-semibold">
      {text()}
    </p>
  );
}

/** Rounds up to the next full minute, so that the server accepts the message at the displayed time. */
function roundedUp(time: number): number {
  return Math.ceil(time / 60_000) * 60_000;
}
