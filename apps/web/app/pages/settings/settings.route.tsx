import { useLingui } from '@lingui/react';
import { pageMeta } from '../../data/page-meta.ts';
import { AccountSettings } from '../../features/account-settings/account-settings.tsx';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { devicesQuery } from '../../queries/members.ts';

const load = loadPrivatePage(['account', 'members'], async ({ translate, api, refresh }) => {
  await refresh(devicesQuery(api));
  return { title: translate('members.settings'), description: translate('members.settings.promise'), isUnlisted: true };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** ROUTE-4 */
export default function Settings() {
  const { _ } = useLingui();
  return (
    <div className="page-width flex flex-col gap-8 pt-2 pb-12 wide:pt-4">
      <header className="flex flex-col gap-2">
        <h1 className="headline text-title">{_('members.settings')}</h1>
        <p className="measure text-ui text-text-2">{_('members.settings.promise')}</p>
      </header>
      <AccountSettings />
    </div>
  );
}
