import { useLingui } from '@lingui/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { exportsQuery, holdersQuery, requestsQuery } from '../../queries/compliance.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { LoadedPanel } from '../newsroom/loaded-panel.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { ComplianceTabs } from './compliance-tabs.tsx';
import { ConsentsPart } from './consents-part.tsx';
import { ExportsPart } from './exports-part.tsx';
import { LoadedIncidents } from './loaded-incidents.tsx';
import { OPERATE_PARTS, type OperateSearch, readOperateSearch, writeOperateSearch } from './operate-search.ts';
import { RequestsPart } from './requests-part.tsx';
import { mayProcess, WhoProcesses } from './who-processes.tsx';

const load = loadPrivatePage(
  ['account', 'newsroom', 'compliance'],
  async ({ translate, api, url, refresh, session }) => {
    const search = readOperateSearch(url.searchParams);
    await refresh(holdersQuery(api));
    if (search.part === 'requests' && mayProcess(session)) await refresh(requestsQuery(api, search));
    return { title: translate('compliance.operate'), description: translate('compliance.promise'), isUnlisted: true };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** STAFF-8: the daily work with personal data: requests, exports, consents of a person, incidents. */
export default function Operate() {
  const { _ } = useLingui();
  const search = readOperateSearch(useSearchParams()[0]);
  const { data: session } = useSuspenseQuery(sessionQuery(useApi()));
  if (!mayProcess(session))
    return (
      <DeskPage title={_('compliance.operate')} promise={_('compliance.promise')}>
        <ComplianceTabs current="operate" />
        <WhoProcesses />
      </DeskPage>
    );
  return (
    <DeskPage title={_('compliance.operate')} promise={_('compliance.promise')}>
      <ComplianceTabs current="operate" />
      <WhoProcesses />
      <LinkTabs
        label={_('compliance.parts')}
        currentId={search.part}
        linkComponent={RouterLink}
        tabs={OPERATE_PARTS.map((part) => ({
          id: part,
          href: writeOperateSearch({ part }),
          label: _(`compliance.part.${part}`),
        }))}
      />
      <Part search={search} />
    </DeskPage>
  );
}

function Part({ search }: { search: OperateSearch }) {
  if (search.part === 'exports') return <Exports search={search} />;
  if (search.part === 'consents') return <ConsentsPart />;
  return search.part === 'incidents' ? <LoadedIncidents /> : <Requests search={search} />;
}

function Requests({ search }: { search: OperateSearch }) {
  const query = useQuery(requestsQuery(useApi(), search));
  return <LoadedPanel query={query}>{(page) => <RequestsPart page={page} search={search} />}</LoadedPanel>;
}

function Exports({ search }: { search: OperateSearch }) {
  const query = useQuery(exportsQuery(useApi(), search.cursor));
  return <LoadedPanel query={query}>{(page) => <ExportsPart page={page} search={search} />}</LoadedPanel>;
}
