import { pageMeta } from '../../data/page-meta.ts';
import { loadSection } from './load-section.ts';
import { SectionPage } from './section-page.tsx';

const load = loadSection('worship');

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Worship() {
  return <SectionPage section="worship" />;
}
