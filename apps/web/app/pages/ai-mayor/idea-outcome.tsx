import { useLingui } from '@lingui/react';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '../../features/announcer/announce.ts';
import { isolate } from '../../language/bidi.tsx';
import { Button } from '../../ui/button.tsx';

type IdeaOutcomeProps = { reference: string | undefined; onAgain: () => void };

/** The result of an idea in place of its form: it has arrived, with its number, or it waits on the device. */
export function IdeaOutcome({ reference, onAgain }: IdeaOutcomeProps) {
  const { _ } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const number = reference === undefined ? null : _('mayor.idea.reference', { reference: isolate(reference) });
  // Only once: a number that arrives later must not move the focus from the user's present position.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (number) announce(number);
  }, [number]);
  const [Icon, ground, color] = number
    ? [CircleCheck, 'bg-success-soft', 'text-success']
    : [Clock, 'bg-info-soft', 'text-info'];
  return (
    <section className={`flex max-w-measure flex-col gap-4 rounded-card border border-line p-5 ${ground}`}>
      <h3 ref={heading} tabIndex={-1} className={`flex items-start gap-3 text-name font-strong ${color}`}>
        <Icon aria-hidden className="icon mt-px" />
        {_(number ? 'mayor.idea.sent' : 'mayor.idea.waiting')}
      </h3>
      {number ? <p className="text-ui font-semibold">{number}</p> : null}
      <p className="text-label text-text-2">{_(number ? 'mayor.idea.keep' : 'mayor.idea.waitingText')}</p>
      <div>
        <Button onClick={onAgain}>{_('mayor.idea.another')}</Button>
      </div>
    </section>
  );
}
