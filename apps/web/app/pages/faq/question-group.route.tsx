import { leastReviewed } from '@dalil/domain/guide/least-reviewed.ts';
import { QUESTION_GROUPS, type QuestionGroup } from '@dalil/domain/guide/question.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { data, Link, useParams } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getQuestionGroup } from '../../endpoints/guide.ts';
import { useOpenEntries } from '../../features/page-search/use-open-entries.ts';
import { isUnreviewed } from '../../features/provenance/provenance.ts';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import type { QuestionGroupView } from '../../queries/guide.ts';
import { Button } from '../../ui/button.tsx';
import { FaqFrame } from './faq-frame.tsx';
import { QuestionList } from './question-list.tsx';

const QUESTIONS_IN_DESCRIPTION = 3;

const load = loadPage(['item', 'faq'], async ({ locale, params, prefetch, translate }) => {
  const id = QUESTION_GROUPS.find((known) => known === params.group);
  if (id === undefined) throw data(null, 404);
  const { label, questions } = await prefetch(getQuestionGroup({ locale, group: id }));
  const first = questions.slice(0, QUESTIONS_IN_DESCRIPTION).map(({ title }) => title);
  return {
    title: translate('faq.group-title', { group: label }),
    description: first.join(' '),
    breadcrumb: { title: label },
  };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/**
 * The questions of a group. Each opens to an answer whose figures are dated facts. The structured data is microdata, because a
 * separate script would hold every answer once more.
 */
export default function QuestionGroupPage() {
  // The loader has checked it.
  const group = useParams().group as QuestionGroup;
  const { data: view } = useSuspenseQuery(getQuestionGroup({ locale: useLocale(), group }));
  const { _ } = useLingui();
  const reviewed = leastReviewed(view.questions.map(({ provenance }) => provenance));
  const answers = useOpenEntries(useMemo(() => view.questions.map(({ id }) => id), [view.questions]));
  return (
    <FaqFrame
      title={view.label}
      unreviewed={reviewed && isUnreviewed(reviewed) ? reviewed : undefined}
      actions={
        <div className="flex flex-wrap gap-2 print:hidden" data-needs-script="">
          <ListenButton />
          <Button onClick={() => answers.setAll(!answers.areAllOpen)}>
            {_(answers.areAllOpen ? 'faq.close-all' : 'faq.open-all')}
          </Button>
        </div>
      }
    >
      <div data-read="" className="max-w-measure" itemScope itemType="https://schema.org/FAQPage">
        <h2 className="sr-only">{_('faq.questions')}</h2>
        <QuestionList questions={view.questions} facts={view.facts} answers={answers} />
      </div>
      <OtherGroups groups={view.groups.filter(({ id }) => id !== group)} />
    </FaqFrame>
  );
}

function OtherGroups({ groups }: Pick<QuestionGroupView, 'groups'>) {
  const { _ } = useLingui();
  const format = useFormat();
  const toLocale = useLocalePath();
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className="max-w-measure print:hidden">
      <h2 id={titleId} className="text-section font-strong">
        {_('faq.other-groups')}
      </h2>
      <ul>
        {groups.map(({ id, label, count }) => (
          <li key={id} className="border-b border-line">
            <Link to={toLocale(`/faq/${id}`)} className="flex min-h-11 items-center justify-between gap-3 text-ui">
              <span className="text-link">{label}</span>
              <span className="text-meta text-text-3">{format.number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
