import { pageMeta } from '../../data/page-meta.ts';
import { PlanLink } from '../../features/plan-link/plan-link.tsx';
import { loadSection } from './load-section.ts';
import { SectionPage } from './section-page.tsx';

const load = loadSection('tourism');

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Tourism() {
  return <SectionPage section="tourism" chip={<PlanLink isChip />} />;
}
