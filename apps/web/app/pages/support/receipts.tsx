import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { messageStore } from '../../features/offline-sync/message-store.ts';
import { useMessages } from '../../features/offline-sync/use-messages.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { topicKey } from './support-words.ts';

/** The reference numbers of what was sent from this device. */
export function Receipts() {
  const { _ } = useLingui();
  const format = useFormat();
  const titleId = useId();
  const { receipts } = useMessages();
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-section font-strong">
        {_('support.receipts.title')}
      </h2>
      <p className="mb-2 text-label text-text-2">{_('support.receipts.hint')}</p>
      <ul className="mb-3 border-t border-line">
        {receipts.map(({ key, reference, topic, sentAt }) => (
          <li key={key} className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-3 text-label">
            <Ltr className="font-mono font-semibold">{reference}</Ltr>
            <span>{_(topicKey(topic))}</span>
            <span className="text-meta text-text-3">{format.shortDate(sentAt)}</span>
          </li>
        ))}
      </ul>
      <Button size="small" variant="ghost" onClick={messageStore.forgetReceipts}>
        {_('support.receipts.forget')}
      </Button>
    </section>
  );
}
