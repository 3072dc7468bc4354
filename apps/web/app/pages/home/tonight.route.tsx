import { pageMeta } from '../../data/page-meta.ts';
import { OccasionPage } from './occasion-page.tsx';
import { loadOccasion } from './load-occasion.ts';

const load = loadOccasion('tonight');

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Tonight() {
  return <OccasionPage occasion="tonight" />;
}
