import { useLingui } from '@lingui/react';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '../../features/announcer/announce.ts';
import type { Receipt } from '../../features/offline-sync/message-store.ts';
import { isolate } from '../../language/bidi.tsx';
import { Button } from '../../ui/button.tsx';

type HandedOverProps = { receipt: Receipt | undefined; onAgain: () => void };

/** In place of the form: the message has arrived, with its number, or it waits below. */
export function HandedOver({ receipt, onAgain }: HandedOverProps) {
  const { _ } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const number = receipt ? _('item.report.reference', { reference: isolate(receipt.reference) }) : null;
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (number) announce(number);
  }, [number]);
  const Icon = receipt ? CircleCheck : Clock;
  return (
    <section
      className={`flex flex-col gap-4 rounded-card border border-line p-5 ${receipt ? 'bg-success-soft' : 'bg-info-soft'}`}
    >
      <h2
        ref={title}
        tabIndex={-1}
        className={`flex items-start gap-3 text-name font-strong ${receipt ? 'text-success' : 'text-info'}`}
      >
        <Icon aria-hidden className="icon mt-px" />
        {_(receipt ? 'support.sent' : 'support.waiting')}
      </h2>
      {number ? <p className="text-ui font-semibold">{number}</p> : null}
      <p className="text-label text-text-2">{_(receipt ? 'support.sent-keep' : 'support.waiting-keep')}</p>
      <div>
        <Button onClick={onAgain}>{_('support.again')}</Button>
      </div>
    </section>
  );
}
