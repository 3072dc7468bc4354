import { pageMeta } from '../../data/page-meta.ts';
import { loadSection } from './load-section.ts';
import { SectionPage } from './section-page.tsx';

const load = loadSection('clinics');

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Clinics() {
  return <SectionPage section="clinics" />;
}
