import { describeQuestions } from '@dalil/domain/guide/structured-data/describe-questions.ts';
import { writeStructuredData } from '@dalil/domain/guide/structured-data/structured-data.ts';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { factsById } from '../../features/facts/fact-text.ts';
import { PageSearch } from '../../features/page-search/page-search.tsx';
import { usePageSearch } from '../../features/page-search/use-page-search.ts';
import { isUnreviewed } from '../../features/provenance/provenance.ts';
import { ProvenanceNotice } from '../../features/provenance/provenance-notice.tsx';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { answerText } from './answer-text.ts';
import { FaqGroup } from './faq-group.tsx';
import type { QuestionsView } from './faq-view.ts';
import { useOpenEntries } from '../../features/page-search/use-open-entries.ts';

/** Questions people ask, in groups; each opens to an answer whose figures are dated facts. */
export function FaqPage({ view }: { view: QuestionsView }) {
  const { _ } = useLingui();
  const facts = useMemo(() => factsById(view.facts), [view.facts]);
  const questions = useMemo(() => view.groups.flatMap((group) => group.questions), [view.groups]);
  const ids = useMemo(() => questions.map(({ id }) => id), [questions]);
  const described = useMemo(() => {
    const seeSource = (source: string) => _('item.fact.see-source', { source });
    return questions.map(({ id, title, blocks }) => ({
      id,
      question: title,
      answerText: answerText(blocks, facts, seeSource),
    }));
  }, [questions, facts, _]);
  const entries = useMemo(
    () => described.map(({ id, question, answerText: answer }) => ({ id, text: `${question} ${answer}` })),
    [described],
  );
  const { search, setSearch, found } = usePageSearch(entries);
  const answers = useOpenEntries(ids);
  const unreviewed = questions.find(({ provenance }) => isUnreviewed(provenance));
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-10 wide:pt-4">
      <StructuredQuestions questions={described} />
      <header className="flex max-w-measure flex-col gap-4">
        <h1 data-read="" className="headline text-title">
          {_('faq.title')}
        </h1>
        <p className="text-ui text-text-2">{_('faq.promise')}</p>
        {unreviewed ? <ProvenanceNotice provenance={unreviewed.provenance} /> : null}
        <PageSearch
          label={_('faq.search')}
          hint={_('faq.search-hint')}
          value={search}
          onChange={setSearch}
          result={found ? _('faq.found', { count: found.size }) : ''}
        />
        <div className="flex flex-wrap gap-2 print:hidden" data-needs-script="">
          <ListenButton />
          <Button onClick={() => answers.setAll(!answers.areAllOpen)}>
            {_(answers.areAllOpen ? 'faq.close-all' : 'faq.open-all')}
          </Button>
        </div>
      </header>
      {view.groups.map((group) => (
        <FaqGroup key={group.id} group={group} facts={facts} found={found} answers={answers} />
      ))}
      {found?.size === 0 ? <NothingFound onClear={() => setSearch('')} /> : null}
      <div className="max-w-measure">
        <ReportProblem />
      </div>
    </div>
  );
}

/** Stands in the page: from the loader its answers would be in the HTML once more. */
function StructuredQuestions({ questions }: { questions: Parameters<typeof describeQuestions>[0] }) {
  const html = useMemo(() => writeStructuredData(describeQuestions(questions)), [questions]);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { _ } = useLingui();
  return (
    <EmptyState title={_('faq.empty')} actions={<Button onClick={onClear}>{_('faq.show-all')}</Button>}>
      {_('faq.empty-hint')}
    </EmptyState>
  );
}
