import { pageMeta } from '../../data/page-meta.ts';
import { LegalPage } from './legal-page.tsx';
import { loadLegal } from './load-legal.ts';

const load = loadLegal('content-policy');

export { load as clientLoader, load as loader, pageMeta as meta };

export default function ContentPolicy() {
  return <LegalPage type="content-policy" />;
}
