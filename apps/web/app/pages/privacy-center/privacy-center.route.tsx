import { pageMeta } from '../../data/page-meta.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { devicesQuery } from '../../queries/members.ts';
import { dataExportsQuery, dataRequestsQuery, ownDataQuery, privacySettingsQuery } from '../../queries/rights.ts';
import { PrivacyCenterPage } from './privacy-center-page.tsx';

const load = loadPrivatePage(
  ['privacy-center', 'rights', 'account', 'members'],
  async ({ translate, api, refresh }) => {
    await Promise.all([
      refresh(ownDataQuery(api)),
      refresh(privacySettingsQuery(api)),
      refresh(dataRequestsQuery(api)),
      refresh(dataExportsQuery(api)),
      refresh(devicesQuery(api)),
    ]);
    return {
      title: translate('privacy-center.title'),
      description: translate('privacy-center.description'),
      isUnlisted: true,
    };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

export default function PrivacyCenter() {
  return <PrivacyCenterPage />;
}
