import { useLingui } from '@lingui/react';
import { pageMeta } from '../../data/page-meta.ts';
import { AiFigures } from '../../features/provenance/ai-figures.tsx';
import { LegalPage } from './legal-page.tsx';
import { loadLegal } from './load-legal.ts';

const load = loadLegal('ai-ethics', { hasFigures: true, areas: ['about'] });

export { load as clientLoader, load as loader, pageMeta as meta };

export default function AiEthics() {
  return (
    <LegalPage type="ai-ethics">
      <MeasuredPractice />
    </LegalPage>
  );
}

/** STAFF-9: how far the guide meets its commitments, as counted now. */
function MeasuredPractice() {
  const { _ } = useLingui();
  return (
    <section className="mb-10 flex flex-col gap-3">
      <h2 className="text-section font-strong">{_('about.ai.figures')}</h2>
      <AiFigures />
    </section>
  );
}
