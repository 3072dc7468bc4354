import { useSuspenseQuery } from '@tanstack/react-query';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { practicalQuery } from '../../queries/guide.ts';
import { PracticalPage } from './practical-page.tsx';
import type { PracticalView } from './practical-view.ts';

const load = loadPage(['item', 'handbook', 'practical'], async ({ api, locale, warm, translate }) => {
  await warm(practicalQuery(api, locale));
  return { title: translate('practical.title'), description: translate('practical.promise') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

export default function PracticalRoute() {
  const { data } = useSuspenseQuery(practicalQuery(useApi(), useLocale()));
  return <PracticalPage practical={data as unknown as PracticalView} />;
}
