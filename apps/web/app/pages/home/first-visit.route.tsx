import { pageMeta } from '../../data/page-meta.ts';
import { OccasionPage } from './occasion-page.tsx';
import { loadOccasion } from './load-occasion.ts';

const load = loadOccasion('first-visit', { areas: ['guide', 'occasions', 'guide-lists'] });

export { load as clientLoader, load as loader, pageMeta as meta };

export default function FirstVisit() {
  return <OccasionPage occasion="first-visit" />;
}
