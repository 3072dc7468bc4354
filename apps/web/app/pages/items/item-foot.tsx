import type { ReactNode } from 'react';
import { HowMade } from '../../features/provenance/how-made.tsx';
import type { Provenance } from '../../features/provenance/provenance.ts';
import { SourceList } from '../../features/provenance/source-list.tsx';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';

type ItemFootProps = {
  title: string;
  provenance: Provenance;
  hasFacts: boolean;
  /** Additional actions beside Share and Report. */
  children?: ReactNode;
};

/** The end of every item: sources, how it was made, and the user's actions. */
export function ItemFoot({ title, provenance, hasFacts, children }: ItemFootProps) {
  return (
    <div className="flex flex-col gap-8">
      <SourceList sources={provenance.sources} />
      <HowMade provenance={provenance} hasFacts={hasFacts} />
      <ReportProblem>
        <ShareButton title={title} />
        {children}
      </ReportProblem>
    </div>
  );
}
