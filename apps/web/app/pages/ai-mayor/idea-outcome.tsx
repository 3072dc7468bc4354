import { useLingui } from '@lingui/react';
import { SentOutcome } from '../../features/report/sent-outcome.tsx';
import { isolate } from '../../language/bidi.tsx';
import { Button } from '../../ui/button.tsx';

type IdeaOutcomeProps = { reference: string | undefined; onAgain: () => void };

/** The result of an idea in place of its form. */
export function IdeaOutcome({ reference, onAgain }: IdeaOutcomeProps) {
  const { _ } = useLingui();
  const hasArrived = reference !== undefined;
  return (
    <SentOutcome
      level={3}
      title={_(hasArrived ? 'mayor.idea.sent' : 'mayor.idea.waiting')}
      number={hasArrived ? _('mayor.idea.reference', { reference: isolate(reference) }) : null}
      text={_(hasArrived ? 'mayor.idea.keep' : 'mayor.idea.waitingText')}
    >
      <Button onClick={onAgain}>{_('mayor.idea.another')}</Button>
    </SentOutcome>
  );
}
