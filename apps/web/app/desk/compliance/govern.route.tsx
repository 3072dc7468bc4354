import { useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../data/page-meta.ts';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { auditQuery, scoreQuery } from '../../queries/compliance.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { ComplianceTabs } from './compliance-tabs.tsx';
import { GovernPart } from './govern-part.tsx';
import { GOVERN_PARTS, readGovernSearch, writeGovernSearch } from './govern-search.ts';

const load = loadPrivatePage(
  ['account', 'newsroom', 'compliance', 'legal', 'item', 'guide', 'quality', 'reporters', 'city-alerts'],
  async ({ translate, api, url, refresh }) => {
    const search = readGovernSearch(url.searchParams);
    if (search.part === 'score') await refresh(scoreQuery(api));
    if (search.part === 'audit' || search.part === 'access') await refresh(auditQuery(api, search, search.before));
    return { title: translate('compliance.title'), description: translate('compliance.promise'), isUnlisted: true };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

/** STAFF-8: governing personal data: the score, and the audit log. */
export default function Govern() {
  const { _ } = useLingui();
  const search = readGovernSearch(useSearchParams()[0]);
  return (
    <DeskPage title={_('compliance.title')} promise={_('compliance.promise')}>
      <ComplianceTabs current="govern" />
      <LinkTabs
        label={_('compliance.parts')}
        currentId={search.part}
        linkComponent={RouterLink}
        tabs={GOVERN_PARTS.map((part) => ({
          id: part,
          href: writeGovernSearch({ part }),
          label: _(`compliance.part.${part}`),
        }))}
      />
      <GovernPart search={search} />
    </DeskPage>
  );
}
