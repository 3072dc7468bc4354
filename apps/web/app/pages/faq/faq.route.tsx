import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { Link } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { CardBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedQuestion } from '../../features/bookmarks/saved-item-of.ts';
import { type FactsById, factsById } from '../../features/facts/fact-text.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { PageSearch } from '../../features/page-search/page-search.tsx';
import { useOpenEntries } from '../../features/page-search/use-open-entries.ts';
import { usePageSearch } from '../../features/page-search/use-page-search.ts';
import { Prose } from '../../features/prose/prose.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { ProvenanceLabel } from '../../features/provenance/provenance-label.tsx';
import { isUnreviewed } from '../../features/provenance/provenance.ts';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { type QuestionsView, questionsQuery } from '../../queries/guide.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { answerText } from './answer-text.ts';

const load = loadPage(['item', 'faq'], async ({ api, locale, prefetch, translate }) => {
  await prefetch(questionsQuery(api, locale));
  return { title: translate('faq.title'), description: translate('faq.promise') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/**
 * Grouped questions. Each opens to an answer whose figures are dated facts. The structured data is microdata, because a separate
 * script would hold every answer once more.
 */
export default function FaqPage() {
  const { data: view } = useSuspenseQuery(questionsQuery(useApi(), useLocale()));
  const { _ } = useLingui();
  const facts = useMemo(() => factsById(view.facts), [view.facts]);
  const questions = useMemo(() => view.groups.flatMap((group) => group.questions), [view.groups]);
  const ids = useMemo(() => questions.map(({ id }) => id), [questions]);
  const entries = useMemo(() => {
    const seeSource = (source: string) => _('item.fact.see-source', { source });
    return questions.map(({ id, title, blocks }) => ({
      id,
      text: `${title} ${answerText(blocks, facts, seeSource)}`,
    }));
  }, [questions, facts, _]);
  const { search, setSearch, found } = usePageSearch(entries);
  const answers = useOpenEntries(ids);
  const unreviewed = questions.find(({ provenance }) => isUnreviewed(provenance));
  return (
    <div
      className="page-width flex flex-col gap-8 pt-2 pb-10 wide:pt-4"
      itemScope
      itemType="https://schema.org/FAQPage"
    >
      <header className="flex max-w-measure flex-col gap-4">
        <h1 data-read="" className="headline text-title">
          {_('faq.title')}
        </h1>
        <p className="text-ui text-text-2">{_('faq.promise')}</p>
        {unreviewed ? <ProvenanceLabel provenance={unreviewed.provenance} /> : null}
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

function NothingFound({ onClear }: { onClear: () => void }) {
  const { _ } = useLingui();
  return (
    <EmptyState title={_('faq.empty')} actions={<Button onClick={onClear}>{_('faq.show-all')}</Button>}>
      {_('faq.empty-hint')}
    </EmptyState>
  );
}

type QuestionGroup = QuestionsView['groups'][number];
type Question = QuestionGroup['questions'][number];
type FaqGroupProps = {
  group: QuestionGroup;
  facts: FactsById;
  /** The questions that match the search; null without a search. */
  found: ReadonlySet<string> | null;
  answers: ReturnType<typeof useOpenEntries>;
};

/** A group of questions. Questions that do not match a search are hidden, not removed, so that an open answer stays open. */
function FaqGroup({ group, facts, found, answers }: FaqGroupProps) {
  const titleId = useId();
  const isFound = (id: string) => found === null || found.has(id);
  return (
    <section
      data-read=""
      aria-labelledby={titleId}
      hidden={!group.questions.some(({ id }) => isFound(id))}
      className="max-w-measure"
    >
      <h2 id={titleId} className="mb-2 text-section font-strong">
        {group.label}
      </h2>
      {group.questions.map((question) => (
        <Disclosure
          key={question.id}
          id={question.id}
          title={<QuestionTitle question={question} />}
          hidden={!isFound(question.id)}
          open={answers.isOpen(question.id)}
          onToggle={(event) => answers.toggle(question.id, event.currentTarget.open)}
          className="scroll-mt-24"
          itemScope
          itemProp="mainEntity"
          itemType="https://schema.org/Question"
        >
          <Answer question={question} facts={facts} />
        </Disclosure>
      ))}
    </section>
  );
}

function QuestionTitle({ question }: { question: Question }) {
  return (
    <span itemProp="name" {...useTextLanguage(question.locale)}>
      {question.title}
    </span>
  );
}

function Answer({ question, facts }: { question: Question; facts: FactsById }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-3" itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer">
      <LanguageNote locale={question.locale} />
      <TextIn locale={question.locale}>
        <div itemProp="text">
          <Prose blocks={question.blocks} facts={facts} voice="plain" />
        </div>
      </TextIn>
      <div className="flex items-center justify-between gap-4">
        <p className="text-meta text-text-3">{_('item.meta.as-of', { date: format.asOf(question.asOf) })}</p>
        <CardBookmark item={savedQuestion(question)} />
      </div>
      {question.related.length > 0 ? <ReadOn related={question.related} /> : null}
    </div>
  );
}

function ReadOn({ related }: Pick<Question, 'related'>) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <div>
      <h4 className="text-label font-semibold text-text">{_('faq.related')}</h4>
      <ul className="flex flex-wrap gap-x-5">
        {related.map(({ href, title, locale }) => (
          <li key={href}>
            <RelatedLink href={toLocale(href)} title={title} locale={locale} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function RelatedLink({ href, title, locale }: Question['related'][number]) {
  return (
    <Link to={href} className="text-link inline-flex min-h-8 items-center text-label" {...useTextLanguage(locale)}>
      {title}
    </Link>
  );
}
