import type { ReactNode } from 'react';
import { HowMade } from '../../features/provenance/how-made.tsx';
import type { ItemWithManifest, Provenance } from '../../features/provenance/provenance.ts';
import { ProvenanceLabel } from '../../features/provenance/provenance-label.tsx';
import { SourceList } from '../../features/provenance/source-list.tsx';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';

type ItemFootProps = {
  item: ItemWithManifest;
  provenance: Provenance;
  hasFacts: boolean;
  /** The page has no label of provenance and no Listen above: both are here. */
  isWhole?: boolean;
  /** Additional actions beside Report. */
  children?: ReactNode;
};

/** The end of every item: sources, how it was made, and the user's actions. */
export function ItemFoot({ item, provenance, hasFacts, isWhole = false, children }: ItemFootProps) {
  return (
    <div className="flex flex-col gap-8">
      {isWhole ? (
        <div className="border-t border-line pt-5">
          <ProvenanceLabel provenance={provenance} />
        </div>
      ) : null}
      <SourceList sources={provenance.sources} />
      <HowMade item={item} provenance={provenance} hasFacts={hasFacts} />
      <ReportProblem>
        {isWhole ? <ListenButton /> : null}
        {children}
      </ReportProblem>
    </div>
  );
}
