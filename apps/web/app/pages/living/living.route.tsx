import { useSuspenseQuery } from '@tanstack/react-query';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import type { LivingView } from '../../features/handbook/living-view.ts';
import { useLocale } from '../../language/use-locale.ts';
import { livingQuery } from '../../queries/guide.ts';
import { LivingPage } from './living-page.tsx';

const load = loadPage(
  ['guide', 'item', 'item-service', 'handbook', 'neighbourhood', 'living'],
  async ({ api, locale, warm, translate }) => {
    await warm(livingQuery(api, locale));
    return { title: translate('living.title'), description: translate('living.promise') };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

export default function LivingRoute() {
  const { data } = useSuspenseQuery(livingQuery(useApi(), useLocale()));
  return <LivingPage living={data as unknown as LivingView} />;
}
