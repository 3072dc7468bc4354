import type { FactView } from '@dalil/domain/guide/views.ts';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '../page-title/page-title.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type FactRow, FactsList } from '../../ui/facts-panel.tsx';
import { PageSection } from '../page-sections/page-section.tsx';
import { PageSearch } from '../page-search/page-search.tsx';
import { usePageSearch } from '../page-search/use-page-search.ts';
import { ReportProblem } from '../report/report-problem.tsx';
import { ListenButton } from '../speech/listen-button.tsx';
import type { FactGroup, GroupedFact } from './fact-groups.ts';
import { FactLabel, factRow } from './fact-panel.tsx';
import { type FactsById, factsById } from './fact-text.ts';

type FactFinderProps = {
  facts: readonly FactView[];
  groups: readonly FactGroup[];
  words: {
    title: string;
    promise: string;
    search: string;
    hint: string;
    none: string;
    noneHint: string;
    showAll: string;
  };
  found: (count: number) => string;
  nameOf: (group: string) => string;
  /** The text of the link to the page of a group. */
  readMore?: (group: string) => string;
  /** Below the groups. */
  children: ReactNode;
};

/** Facts in groups, with a search over what is on the page. */
export function FactFinder({
  facts: given,
  groups,
  words,
  found: countText,
  nameOf,
  readMore,
  children,
}: FactFinderProps) {
  const facts = useMemo(() => factsById(given), [given]);
  const entries = useMemo(() => searchEntries(groups, facts, nameOf), [groups, facts, nameOf]);
  const { search, setSearch, found } = usePageSearch(entries);
  return (
    <div className="page-width flex flex-col gap-4 pt-2 pb-10 wide:gap-8 wide:pt-4">
      <header className="flex flex-col gap-3 wide:gap-4">
        <PageTitle>
          <h1 data-read="" className="headline text-title">
            {words.title}
          </h1>
          <ListenButton isIcon />
        </PageTitle>
        <p data-read="" className="measure hidden text-ui text-text-2 medium:block">
          {words.promise}
        </p>
        <PageSearch
          label={words.search}
          hint={words.hint}
          value={search}
          onChange={setSearch}
          result={found ? countText(found.size) : ''}
        />
      </header>
      <div className="gap-6 wide:columns-2">
        {groups.map((group) => (
          <Group
            // What a search found is open.
            key={`${group.id} ${found ? 'found' : 'all'}`}
            group={group}
            name={nameOf(group.id)}
            facts={facts}
            found={found}
            readMore={readMore?.(group.id)}
          />
        ))}
      </div>
      {found?.size === 0 ? (
        <EmptyState title={words.none} actions={<Button onClick={() => setSearch('')}>{words.showAll}</Button>}>
          {words.noneHint}
        </EmptyState>
      ) : null}
      <div className="flex max-w-measure flex-col gap-4">
        {children}
        <ReportProblem />
      </div>
    </div>
  );
}

function searchEntries(groups: readonly FactGroup[], facts: FactsById, nameOf: (group: string) => string) {
  return groups.flatMap(({ id, rows }) =>
    rows.map(({ fact }) => ({
      id: fact,
      text: `${nameOf(id)} ${facts[fact]?.label ?? ''} ${facts[fact]?.text ?? ''}`,
    })),
  );
}

type GroupProps = {
  group: FactGroup;
  name: string;
  facts: FactsById;
  found: ReadonlySet<string> | null;
  readMore: string | undefined;
};

function Group({ group: { id, rows, page }, name, facts, found, readMore }: GroupProps) {
  const toLocale = useLocalePath();
  const visible = rows.filter(({ fact }) => facts[fact] && (found === null || found.has(fact)));
  if (visible.length === 0) return null;
  return (
    <div className="max-w-measure break-inside-avoid">
      <PageSection id={id} title={name} note={visible.length} isOpenAtFirst={found !== null}>
        <FactsList
          rows={visible.flatMap((row) => rowOf(row, facts))}
          footer={
            page && readMore ? (
              <Link to={toLocale(page)} className="text-link inline-flex min-h-6 items-center">
                {readMore}
              </Link>
            ) : undefined
          }
        />
      </PageSection>
    </div>
  );
}

function rowOf({ fact: id, also = [] }: GroupedFact, facts: FactsById): FactRow[] {
  const fact = facts[id];
  if (!fact) return [];
  const others = also.flatMap((other) => facts[other] ?? []);
  const row = factRow(fact, <FactLabel fact={fact} />);
  if (others.length === 0) return [row];
  return [
    {
      ...row,
      value: (
        <>
          {row.value}
          {others.map((other) => (
            <AlsoFollows key={other.id} fact={other} />
          ))}
        </>
      ),
    },
  ];
}

/** What else follows: black points, a seized car. */
function AlsoFollows({ fact }: { fact: FactView }) {
  if (fact.text === null) return null;
  return (
    <span className="block font-normal">
      <FactLabel fact={fact} />: <bdi>{fact.text}</bdi>
    </span>
  );
}
