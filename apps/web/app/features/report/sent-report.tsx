import { useLingui } from '@lingui/react';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { isolate } from '../../language/bidi.tsx';
import { announce } from '../announcer/announce.ts';
import { type OutcomeWays, ReportOutcome } from './report-outcome.tsx';

/** Says that the report has arrived, and the number it can be asked about by. */
export function SentReport({ reference, ...ways }: OutcomeWays & { reference: string }) {
  const { _ } = useLingui();
  const number = _('item.report.reference', { reference: isolate(reference) });
  useEffect(() => announce(number), [number]);
  return (
    <ReportOutcome title={_('item.report.sent')} icon={<CircleCheck aria-hidden className="icon mt-px" />} {...ways}>
      <p className="text-ui font-semibold">{number}</p>
      <p className="text-label text-text-2">{_('item.report.keep')}</p>
    </ReportOutcome>
  );
}
