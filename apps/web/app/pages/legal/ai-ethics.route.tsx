import { pageMeta } from '../../data/page-meta.ts';
import { LegalPage } from './legal-page.tsx';
import { loadLegal } from './load-legal.ts';

const load = loadLegal('ai-ethics');

export { load as clientLoader, load as loader, pageMeta as meta };

export default function AiEthics() {
  return <LegalPage type="ai-ethics" />;
}
