import { pageMeta } from '../../data/page-meta.ts';
import { AboutPage } from './about-page.tsx';
import { loadAbout } from './load-about.ts';

const load = loadAbout({ title: 'about.title', promise: 'about.promise' });

export { load as clientLoader, load as loader, pageMeta as meta };

export default function About() {
  return <AboutPage />;
}
