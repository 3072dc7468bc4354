import { describeService } from '@dalil/domain/guide/structured-data/describe-service.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { getService } from '../../endpoints/guide.ts';
import { factsById, plainText } from '../../features/facts/fact-text.ts';
import { orTombstone, withTombstone } from '../../features/withdrawn/or-tombstone.tsx';
import { useLocale } from '../../language/use-locale.ts';
import { ServicePage } from './service-page.tsx';

const load = loadPage(
  ['guide', 'item', 'item-service', 'calculator-names'],
  async ({ locale, params, prefetch, translate, describedPage }) => {
    const service = await prefetch(getService({ locale, id: params.id ?? '' }));
    const { id, title, summary, facts } = service;
    const seeSource = (source: string) => translate('item.fact.see-source', { source });
    const description = plainText(summary, factsById(facts), seeSource);
    const image = { area: 'government', id } as const;
    const audience = service.audience.map((one) => translate(`guide.audience.${one}`));
    return {
      title,
      description,
      image,
      structuredData: import.meta.env.SSR
        ? [describeService({ ...service, description, audience }, describedPage(image))]
        : [],
    };
  },
);

const loadItem = orTombstone(load);

export { loadItem as clientLoader, loadItem as loader, pageMeta as meta };

function ServiceRoute() {
  const { id = '' } = useParams();
  const { data } = useSuspenseQuery(getService({ locale: useLocale(), id }));
  return <ServicePage service={data} />;
}

export default withTombstone(ServiceRoute);
