import { useLingui } from '@lingui/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { Button } from '../../ui/button.tsx';
import { announce } from '../announcer/announce.ts';

type SentReportProps = { reference: string; onAgain: () => void; onClose: () => void };

/** Says that the report has arrived, and the number it can be asked about by. */
export function SentReport({ reference, onAgain, onClose }: SentReportProps) {
  const { _ } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const number = _('item.report.reference', { reference: isolate(reference) });
  useEffect(() => {
    title.current?.focus();
    announce(number);
  }, [number]);
  return (
    <section className="mt-5 flex max-w-measure flex-col gap-4 rounded-card border border-line bg-success-soft p-5">
      <h2 ref={title} tabIndex={-1} className="flex items-start gap-3 text-name font-strong text-success">
        <CircleCheck aria-hidden className="icon mt-px" />
        {_('item.report.sent')}
      </h2>
      <p className="text-ui font-semibold">{number}</p>
      <p className="text-label text-text-2">{_('item.report.keep')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAgain}>{_('item.report.again')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {_('item.report.close')}
        </Button>
      </div>
    </section>
  );
}
