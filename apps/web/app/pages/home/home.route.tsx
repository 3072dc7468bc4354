import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';

const load = loadPage(['guide'], async ({ translate }) => ({
  title: translate('guide.home.title'),
  description: translate('guide.home.description'),
}));

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Home() {
  return <h1>home</h1>;
}
