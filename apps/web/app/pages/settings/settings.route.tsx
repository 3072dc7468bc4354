import { pageMeta } from '../../data/page-meta.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { linkedProvidersQuery } from '../../queries/linked-providers.ts';
import { devicesQuery } from '../../queries/members.ts';
import { passkeysQuery } from '../../queries/passkeys.ts';
import { SettingsPage } from './settings-page.tsx';

const load = loadPrivatePage(
  ['settings', 'guide', 'account', 'members', 'speech', 'unsent', 'offline-guide', 'device', 'notifications'],
  async ({ translate, api, refresh }) => {
    await Promise.all([refresh(devicesQuery(api)), refresh(passkeysQuery(api)), refresh(linkedProvidersQuery(api))]);
    return { title: translate('settings.title'), description: translate('settings.description'), isUnlisted: true };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Settings() {
  return <SettingsPage />;
}
