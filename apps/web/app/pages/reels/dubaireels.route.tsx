import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { storiesQuery } from '../../queries/guide.ts';
import { ReelsPage } from './reels-page.tsx';

const load = loadPage(['item', 'reels'], async ({ api, locale, warm, translate }) => {
  await warm(storiesQuery(api, locale));
  return { title: translate('reels.title'), description: translate('reels.promise') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

export default function DubaiReels() {
  return <ReelsPage />;
}
