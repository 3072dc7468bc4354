import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { listQuestions } from '../../endpoints/guide.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { isUnreviewed } from '../../features/provenance/provenance.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import type { QuestionsView } from '../../queries/guide.ts';
import { FaqFrame } from './faq-frame.tsx';

/** The number of questions of a group shown before the link to all of them. */
const SHOWN = 5;

type Group = QuestionsView['groups'][number];

const load = loadPage(['item', 'faq'], async ({ locale, prefetch, translate }) => {
  await prefetch(listQuestions({ locale }));
  return { title: translate('faq.title'), description: translate('faq.promise') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** The first questions of each group, as links to their answers: all answers together are too long for one page. */
export default function FaqPage() {
  const { data: view } = useSuspenseQuery(listQuestions({ locale: useLocale() }));
  const { _ } = useLingui();
  useLinkedQuestion(view.groups);
  return (
    <FaqFrame
      title={_('faq.title')}
      unreviewed={view.provenance && isUnreviewed(view.provenance) ? view.provenance : undefined}
    >
      <div className="grid gap-x-10 gap-y-8 wide:grid-cols-2">
        {view.groups.map((group) => (
          <GroupSection key={group.id} group={group} />
        ))}
      </div>
    </FaqFrame>
  );
}

/** Opens the question in the address: links name the question without its group. */
function useLinkedQuestion(groups: readonly Group[]): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const toLocale = useLocalePath();
  const id = decodeURIComponent(hash.slice(1));
  const group = groups.find(({ questions }) => questions.some((question) => question.id === id))?.id;
  const target = group === undefined ? null : toLocale(`/faq/${group}#${id}`);
  useEffect(() => {
    // Whoever has gone back before this page was drawn stays there.
    if (target !== null && window.location.pathname === pathname) void navigate(target, { replace: true });
  }, [target, pathname, navigate]);
}

function GroupSection({ group: { id, label, questions } }: { group: Group }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} data-read="">
      <h2 id={titleId} className="mb-2 text-section font-strong">
        {label}
      </h2>
      <ul>
        {questions.slice(0, SHOWN).map((question) => (
          <li key={question.id} className="border-b border-line">
            <QuestionLink question={question} href={toLocale(`/faq/${id}#${question.id}`)} />
          </li>
        ))}
      </ul>
      {questions.length > SHOWN ? (
        <Link to={toLocale(`/faq/${id}`)} className="text-link inline-flex min-h-11 items-center text-label">
          {_('faq.all-of-group', { count: questions.length, group: label })}
        </Link>
      ) : null}
    </section>
  );
}

function QuestionLink({ question, href }: { question: Group['questions'][number]; href: string }) {
  return (
    <Link
      to={href}
      className="flex min-h-11 items-center py-2 text-ui font-semibold"
      {...useTextLanguage(question.locale)}
    >
      {question.title}
    </Link>
  );
}
