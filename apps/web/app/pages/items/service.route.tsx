import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { factsById, plainText } from '../../features/facts/fact-text.ts';
import { useLocale } from '../../language/use-locale.ts';
import { serviceQuery } from '../../queries/guide.ts';
import type { ServiceView } from './item-view.ts';
import { ServicePage } from './service-page.tsx';

const load = loadPage(['guide', 'item'], async ({ api, locale, params, warm, translate }) => {
  const { title, summary, facts } = await warm(serviceQuery(api, locale, params.id ?? ''));
  const seeSource = (source: string) => translate('item.fact.see-source', { source });
  return { title, description: plainText(summary, factsById(facts), seeSource) };
});

export { load as clientLoader, load as loader, pageMeta as meta };

export default function ServiceRoute() {
  const { id = '' } = useParams();
  const { data } = useSuspenseQuery(serviceQuery(useApi(), useLocale(), id));
  return <ServicePage service={data as ServiceView} />;
}
