import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { HelpPage } from './help-page.tsx';

const load = loadPage(['item', 'help'], async ({ translate }) => ({
  title: translate('help.title'),
  description: translate('help.promise'),
}));

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Help() {
  return <HelpPage />;
}
