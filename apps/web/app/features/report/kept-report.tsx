import { useLingui } from '@lingui/react';
import { type OutcomeWays, ReportOutcome } from './report-outcome.tsx';

/** Says that the report waits on this device, and when it will be sent. */
export function KeptReport(ways: OutcomeWays) {
  const { _ } = useLingui();
  return (
    <ReportOutcome title={_('item.report.kept')} {...ways}>
      <p className="text-label text-text-2">{_('item.report.kept.text')}</p>
    </ReportOutcome>
  );
}
