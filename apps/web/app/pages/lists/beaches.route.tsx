import { pageMeta } from '../../data/page-meta.ts';
import { BeachRules } from './beach-rules.tsx';
import { loadSection } from './load-section.ts';
import { SectionPage } from './section-page.tsx';

const load = loadSection('beaches');

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Beaches() {
  return <SectionPage section="beaches" below={<BeachRules />} />;
}
