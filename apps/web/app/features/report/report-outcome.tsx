import { useLingui } from '@lingui/react';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { Button } from '../../ui/button.tsx';
import { announce } from '../announcer/announce.ts';

type ReportOutcomeProps = { reference: string | undefined; onAgain: () => void; onClose: () => void };

/** What became of a report, in the place of its form: it has arrived, with its number, or it waits on the device. */
export function ReportOutcome({ reference, onAgain, onClose }: ReportOutcomeProps) {
  const { _ } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const number = reference === undefined ? null : _('item.report.reference', { reference: isolate(reference) });
  // Once: a number that comes later must not take the focus from where the reader is by then.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (number) announce(number);
  }, [number]);
  const [Icon, ground, color] = number
    ? [CircleCheck, 'bg-success-soft', 'text-success']
    : [Clock, 'bg-info-soft', 'text-info'];
  return (
    <section className={`mt-5 flex max-w-measure flex-col gap-4 rounded-card border border-line p-5 ${ground}`}>
      <h2 ref={heading} tabIndex={-1} className={`flex items-start gap-3 text-name font-strong ${color}`}>
        <Icon aria-hidden className="icon mt-px" />
        {_(number ? 'item.report.sent' : 'item.report.kept')}
      </h2>
      {number ? <p className="text-ui font-semibold">{number}</p> : null}
      <p className="text-label text-text-2">{_(number ? 'item.report.keep' : 'item.report.kept.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAgain}>{_('item.report.again')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {_('item.report.close')}
        </Button>
      </div>
    </section>
  );
}
