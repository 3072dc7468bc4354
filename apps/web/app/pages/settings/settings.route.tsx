import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { SettingsPage } from './settings-page.tsx';

const load = loadPage(['settings', 'guide'], async ({ translate }) => ({
  title: translate('settings.title'),
  description: translate('settings.description'),
}));

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Settings() {
  return <SettingsPage />;
}
