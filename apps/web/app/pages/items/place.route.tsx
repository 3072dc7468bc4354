import { describePlace } from '@dalil/domain/guide/structured-data/describe-place.ts';
import { localePath } from '@dalil/domain/language/locale.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getPlace } from '../../endpoints/guide.ts';
import { orTombstone, withTombstone } from '../../features/withdrawn/or-tombstone.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { PlacePage } from './place-page.tsx';

/** A sight. Other places have another address, to which this one redirects permanently (ROUTE-1). */
const load = loadPage(['guide', 'item', 'item-place'], async ({ locale, params, path, prefetch, describedPage }) => {
  const place = await prefetch(getPlace({ locale, id: params.id ?? '' }));
  const { id, title, summary, href, area } = place;
  if (href !== path) throw redirect(localePath(locale, href), 301);
  const image = { area, id };
  return {
    title,
    description: summary,
    image,
    structuredData: import.meta.env.SSR ? [describePlace(place, describedPage(image))] : [],
  };
});

const loadItem = orTombstone(load);

export { loadItem as clientLoader, loadItem as loader, pageMeta as meta };

function PlaceRoute() {
  const { id = '' } = useParams();
  const { data } = useSuspenseQuery(getPlace({ locale: useLocale(), id }));
  return <PlacePage place={data} />;
}

export default withTombstone(PlaceRoute);
