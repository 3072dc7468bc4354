import { useSuspenseQuery } from '@tanstack/react-query';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import type { RealEstateView } from '../../features/handbook/living-view.ts';
import { useLocale } from '../../language/use-locale.ts';
import { realEstateQuery } from '../../queries/guide.ts';
import { RealEstatePage } from './real-estate-page.tsx';

const load = loadPage(
  ['guide', 'item', 'handbook', 'neighbourhood', 'real-estate'],
  async ({ api, locale, warm, translate }) => {
    await warm(realEstateQuery(api, locale));
    return { title: translate('real-estate.title'), description: translate('real-estate.promise') };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

export default function RealEstateRoute() {
  const { data } = useSuspenseQuery(realEstateQuery(useApi(), useLocale()));
  return <RealEstatePage realEstate={data as unknown as RealEstateView} />;
}
