import type { ReactNode } from 'react';
import { HowMade } from '../../features/provenance/how-made.tsx';
import type { Provenance } from '../../features/provenance/provenance.ts';
import { SourceList } from '../../features/provenance/source-list.tsx';
import { ReportProblem } from '../../features/report/report-problem.tsx';

type ItemFootProps = {
  provenance: Provenance;
  hasFacts: boolean;
  /** Additional actions beside Report. */
  children?: ReactNode;
};

/** The end of every item: sources, how it was made, and the user's actions. */
export function ItemFoot({ provenance, hasFacts, children }: ItemFootProps) {
  return (
    <div className="flex flex-col gap-8">
      <SourceList sources={provenance.sources} />
      <HowMade provenance={provenance} hasFacts={hasFacts} />
      <ReportProblem>{children}</ReportProblem>
    </div>
  );
}
