import { pageMeta } from '../../data/page-meta.ts';
import { loadSupport } from './load-support.ts';
import { SupportPage } from './support-page.tsx';

const load = loadSupport({ title: 'support.title', promise: 'support.promise' });

export { load as clientLoader, load as loader, pageMeta as meta };

export default function Support() {
  return <SupportPage kind="support" />;
}
