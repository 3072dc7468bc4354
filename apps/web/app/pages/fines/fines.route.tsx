import type { FactView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { Link } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { FactLabel, factRow } from '../../features/facts/fact-panel.tsx';
import { type FactsById, factsById } from '../../features/facts/fact-text.ts';
import { PageSearch } from '../../features/page-search/page-search.tsx';
import { usePageSearch } from '../../features/page-search/use-page-search.ts';
import { ReportProblem } from '../../features/report/report-problem.tsx';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { visibleFactsQuery } from '../../queries/guide.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type FactRow, FactsPanel } from '../../ui/facts-panel.tsx';
import { FINE_FACTS, FINE_GROUPS, type FineRow } from './fine-groups.ts';

const load = loadPage(['item', 'fines'], async ({ api, locale, prefetch, translate }) => {
  await prefetch(visibleFactsQuery(api, locale, FINE_FACTS));
  return { title: translate('fines.title'), description: translate('fines.promise') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** Traffic fines and those of parking, tolls and public transport, with a search over what is on the page. */
export default function FinesPage() {
  const { data } = useSuspenseQuery(visibleFactsQuery(useApi(), useLocale(), FINE_FACTS));
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const facts = useMemo(() => factsById(data), [data]);
  const entries = useMemo(() => searchEntries(facts, (id) => _(`fines.group.${id}`)), [facts, _]);
  const { search, setSearch, found } = usePageSearch(entries);
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-10 wide:pt-4">
      <header className="flex max-w-measure flex-col gap-4">
        <div className="flex items-start justify-between gap-3 wide:justify-start">
          <h1 data-read="" className="headline text-title">
            {_('fines.title')}
          </h1>
          <ListenButton isIcon />
        </div>
        <p data-read="" className="text-ui text-text-2">
          {_('fines.promise')}
        </p>
        <PageSearch
          label={_('fines.search')}
          hint={_('fines.search-hint')}
          value={search}
          onChange={setSearch}
          result={found ? _('fines.found', { count: found.size }) : ''}
        />
      </header>
      {FINE_GROUPS.map(({ id, rows }) => (
        <FineGroup key={id} id={id} rows={rows} facts={facts} found={found} />
      ))}
      {found?.size === 0 ? (
        <EmptyState
          title={_('fines.none')}
          actions={<Button onClick={() => setSearch('')}>{_('fines.show-all')}</Button>}
        >
          {_('fines.none-hint')}
        </EmptyState>
      ) : null}
      <div className="flex max-w-measure flex-col gap-4">
        <p className="text-label text-text-2">{_('fines.note')}</p>
        <Link to={toLocale('/government/traffic-fines')} className="text-link inline-flex min-h-6 items-center">
          {_('fines.pay')}
        </Link>
        <ReportProblem />
      </div>
    </div>
  );
}

function searchEntries(facts: FactsById, groupName: (id: string) => string) {
  return FINE_GROUPS.flatMap(({ id, rows }) =>
    rows.map((row) => ({ id: row.fine, text: `${groupName(id)} ${facts[row.fine]?.label ?? ''}` })),
  );
}

type FineGroupProps = { id: string; rows: readonly FineRow[]; facts: FactsById; found: ReadonlySet<string> | null };

function FineGroup({ id, rows, facts, found }: FineGroupProps) {
  const { _ } = useLingui();
  const titleId = useId();
  const visible = rows.filter(({ fine }) => facts[fine] && (found === null || found.has(fine)));
  if (visible.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="max-w-measure">
      <h2 id={titleId} className="sr-only">
        {_(`fines.group.${id}`)}
      </h2>
      <FactsPanel title={_(`fines.group.${id}`)} level={2} rows={visible.flatMap((row) => rowOf(row, facts))} />
    </section>
  );
}

function rowOf({ fine, also = [] }: FineRow, facts: FactsById): FactRow[] {
  const fact = facts[fine];
  if (!fact) return [];
  const others = also.flatMap((id) => facts[id] ?? []);
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
