import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { listFindings } from '../../endpoints/quality-control.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { followedOverview } from '../../queries/quality-control.ts';
import { LoadedPanel } from '../newsroom/loaded-panel.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { FindingList } from './finding-list.tsx';
import { FindingPanel } from './finding-panel.tsx';
import { GatePanel } from './gate-panel.tsx';
import { findingsFilter, readQualitySearch, writeQualitySearch } from './quality-search.ts';
import { RuleList } from './rule-list.tsx';
import { RunStatus } from './run-status.tsx';
import { SamplePanel } from './sample-panel.tsx';
import { ScorePanel } from './score-panel.tsx';
import { WorstTexts } from './worst-texts.tsx';

const load = loadPrivatePage(
  ['account', 'newsroom', 'item', 'item-report', 'support', 'quality'],
  async ({ translate, url, refresh }) => {
    const search = readQualitySearch(url.searchParams);
    await Promise.all([
      refresh(followedOverview()),
      refresh(listFindings({ ...findingsFilter(search), page: search.page })),
    ]);
    return { title: translate('quality.title'), description: translate('quality.promise'), isUnlisted: true };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** STAFF-5: what the rules have found, how good the guide is and what may not be published. */
export default function QualityControl() {
  const { _ } = useLingui();
  const search = readQualitySearch(useSearchParams()[0]);
  const { data: overview } = useSuspenseQuery(followedOverview());
  const findings = useQuery({
    ...listFindings({ ...findingsFilter(search), page: search.page }),
    placeholderData: keepPreviousData,
  });
  return (
    <DeskPage title={_('quality.title')} promise={_('quality.promise')}>
      <RunStatus overview={overview} />
      <div className="grid gap-6 wide:grid-cols-2">
        <GatePanel blocked={overview.blocked} />
        <ScorePanel scores={overview.scores} trend={overview.trend} authors={overview.authors} />
      </div>
      <div className="grid gap-8 wide:grid-cols-4">
        <RuleList overview={overview} search={search} />
        <div className="flex min-w-0 flex-col gap-6 wide:col-span-3">
          {search.open === null ? null : (
            <section aria-label={_('quality.finding')} className="flex flex-col gap-3">
              <Link
                to={writeQualitySearch({ ...search, open: null })}
                preventScrollReset
                className="text-link inline-flex min-h-11 items-center"
              >
                {_('quality.close')}
              </Link>
              <FindingPanel key={search.open} number={search.open} staff={overview.staff} />
            </section>
          )}
          <LoadedPanel query={findings}>
            {(page) => (
              <FindingList page={page} search={search} staff={overview.staff} hasRun={overview.scores !== null} />
            )}
          </LoadedPanel>
        </div>
      </div>
      <div className="grid gap-6 wide:grid-cols-2">
        <WorstTexts worst={overview.worst} scores={overview.scores} />
        <SamplePanel />
      </div>
    </DeskPage>
  );
}
