import { pageMeta } from '../../data/page-meta.ts';
import { loadSection } from './load-section.ts';
import { NightlifeNotice } from './nightlife-notice.tsx';
import { SectionPage } from './section-page.tsx';

const load = loadSection('nightlife');

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Nightlife() {
  return <SectionPage section="nightlife" notice={<NightlifeNotice />} />;
}
