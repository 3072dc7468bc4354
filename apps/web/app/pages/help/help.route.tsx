import { useLingui } from '@lingui/react';
import { useId, useMemo } from 'react';
import { Link } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { PageSearch } from '../../features/page-search/page-search.tsx';
import { useOpenEntries } from '../../features/page-search/use-open-entries.ts';
import { usePageSearch } from '../../features/page-search/use-page-search.ts';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HELP_GROUPS, type HelpGroup } from './help-topics.ts';

const load = loadPage(['item', 'help'], async ({ translate }) => ({
  title: translate('help.title'),
  description: translate('help.promise'),
}));

export { load as clientLoader, load as loader, pageMeta as meta };

const TOPICS = HELP_GROUPS.flatMap(({ topics }) => topics);
const IDS = TOPICS.map(({ id }) => id);

/** Short instructions for using the guide, each with an anchor of its own. */
export default function HelpPage() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const entries = useMemo(() => TOPICS.map(({ id, title, text }) => ({ id, text: `${_(title)} ${_(text)}` })), [_]);
  const { search, setSearch, found } = usePageSearch(entries);
  const answers = useOpenEntries(IDS);
  const supportLink = (
    <Link to={toLocale('/support')} className={buttonClass()}>
      {_('help.ask')}
    </Link>
  );
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-10 wide:pt-4">
      <header className="flex max-w-measure flex-col gap-4">
        <h1 className="headline text-title">{_('help.title')}</h1>
        <p className="text-ui text-text-2">{_('help.promise')}</p>
        <PageSearch
          label={_('help.search')}
          hint={_('help.search-hint')}
          value={search}
          onChange={setSearch}
          result={found ? _('help.found', { count: found.size }) : ''}
        />
      </header>
      {HELP_GROUPS.map((group) => (
        <Topics key={group.title} group={group} found={found} answers={answers} />
      ))}
      {found?.size === 0 ? (
        <EmptyState
          title={_('help.empty')}
          actions={
            <>
              <Button onClick={() => setSearch('')}>{_('help.show-all')}</Button>
              {supportLink}
            </>
          }
        >
          {_('help.empty-hint')}
        </EmptyState>
      ) : (
        <div className="print:hidden">{supportLink}</div>
      )}
      <div className="max-w-measure">
        <ReportProblem />
      </div>
    </div>
  );
}

type TopicsProps = {
  group: HelpGroup;
  /** The topics that match the search; null without a search. */
  found: ReadonlySet<string> | null;
  answers: ReturnType<typeof useOpenEntries>;
};

function Topics({ group, found, answers }: TopicsProps) {
  const { _ } = useLingui();
  const titleId = useId();
  const isFound = (id: string) => found === null || found.has(id);
  return (
    <section aria-labelledby={titleId} hidden={!group.topics.some(({ id }) => isFound(id))} className="max-w-measure">
      <h2 id={titleId} className="mb-2 text-section font-strong">
        {_(group.title)}
      </h2>
      {group.topics.map(({ id, title, text }) => (
        <Disclosure
          key={id}
          id={id}
          title={_(title)}
          hidden={!isFound(id)}
          open={answers.isOpen(id)}
          onToggle={(event) => answers.toggle(id, event.currentTarget.open)}
          className="scroll-mt-24"
        >
          <Instructions text={_(text)} />
        </Disclosure>
      ))}
    </section>
  );
}

/** One line is a paragraph, several are steps. */
function Instructions({ text }: { text: string }) {
  const lines = text.split('\n');
  if (lines.length === 1) return <p className="text-ui">{text}</p>;
  return (
    <ol className="flex list-decimal flex-col gap-2 ps-6 text-ui">
      {lines.map((line) => (
        <li key={line} className="ps-1">
          {line}
        </li>
      ))}
    </ol>
  );
}
