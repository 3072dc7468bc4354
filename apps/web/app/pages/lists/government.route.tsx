import { SERVICE_LISTING } from '@dalil/domain/guide/sections.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { servicesQuery } from '../../queries/guide.ts';
import { GovernmentPage } from './government-page.tsx';
import { loadList } from './load-list.ts';

const load = loadList({
  rules: SERVICE_LISTING,
  words: { title: 'guide.government.title', promise: 'guide.government.promise' },
  query: ({ api, locale }, search) => servicesQuery(api, locale, search),
});

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Government() {
  return <GovernmentPage />;
}
