import { useLingui } from '@lingui/react';
import { ShieldCheck } from 'lucide-react';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';

const CHECKS = ['permit', 'agent', 'owner', 'payment', 'contract', 'pressure'];

/** What to check before any money changes hands. */
export function Safety() {
  const { _ } = useLingui();
  return (
    <HandbookSection id="safety" title={_('real-estate.safety')}>
      <ul className="max-w-measure border-b border-line">
        {CHECKS.map((check) => (
          <li key={check} className="flex items-start gap-3 border-t border-line py-3 text-label">
            <ShieldCheck aria-hidden className="icon mt-px text-accent" />
            <span>{_(`real-estate.safety.${check}`)}</span>
          </li>
        ))}
      </ul>
    </HandbookSection>
  );
}
