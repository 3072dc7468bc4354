import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { PageSearch } from '../../features/page-search/page-search.tsx';
import { ProvenanceLabel } from '../../features/provenance/provenance-label.tsx';
import type { Provenance } from '../../features/provenance/provenance.ts';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { FoundQuestions } from './found-questions.tsx';
import { useQuestionSearch } from './use-question-search.ts';

type FaqFrameProps = {
  title: string;
  /** The provenance of a text on the page that no person has approved. */
  unreviewed: Provenance | undefined;
  /** Buttons for the content. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The heading and the search of the FAQ. While something is typed, the questions found in every group replace the content. */
export function FaqFrame({ title, unreviewed, actions, children }: FaqFrameProps) {
  const { _ } = useLingui();
  const [search, setSearch] = useState('');
  const result = useQuestionSearch(search);
  const found = result.state === 'found' ? _('faq.found', { count: result.count }) : '';
  const status = result.state === 'loading' ? _('faq.loading') : found;
  return (
    <div className="page-width flex flex-col gap-3 pt-2 pb-10 wide:gap-8 wide:pt-4">
      <header className="flex max-w-measure flex-col gap-3 wide:gap-4">
        <h1 data-read="" className="headline text-title">
          {title}
        </h1>
        <p className="hidden text-ui text-text-2 medium:block">{_('faq.promise')}</p>
        <PageSearch
          label={_('faq.search')}
          hint={_('faq.search-hint')}
          value={search}
          onChange={setSearch}
          result={status}
        />
        {result.state === 'none' ? actions : null}
      </header>
      <div hidden={result.state !== 'none'} className="flex flex-col gap-8">
        {children}
      </div>
      {result.state === 'none' ? null : <FoundQuestions result={result} onClear={() => setSearch('')} />}
      <div className="flex max-w-measure flex-col items-start gap-4 pt-4">
        {unreviewed ? <ProvenanceLabel provenance={unreviewed} /> : null}
        <ReportProblem />
      </div>
    </div>
  );
}
