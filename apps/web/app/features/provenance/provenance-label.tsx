import { useLingui } from '@lingui/react';
import { PenLine } from 'lucide-react';
import { AyyanStar } from '../../ui/star-mark.tsx';
import { type Provenance, provenanceKey } from './provenance.ts';

/** STAFF-9: one line on how a text was made. The star marks texts with machine involvement. */
export function ProvenanceLabel({ provenance }: { provenance: Provenance }) {
  const { _ } = useLingui();
  return (
    <span className="inline-flex items-center gap-2 rounded-pill border border-line bg-surface px-3 py-1 text-meta text-text-2 high-contrast:border-2">
      {provenance.method === 'person' ? (
        <PenLine aria-hidden className="icon-small" />
      ) : (
        <AyyanStar className="size-4" />
      )}
      <span>{_(provenanceKey(provenance))}</span>
    </span>
  );
}
