import { useLingui } from '@lingui/react';
import { ChevronDown } from 'lucide-react';
import { MakerIcon } from './maker-icon.tsx';
import { type Provenance, provenanceKey, reviewNoteKey } from './provenance.ts';

const PILL =
  'inline-flex items-center gap-2 rounded-pill border border-line bg-surface px-3 py-1 text-meta text-text-2 high-contrast:border-2';

/**
 * STAFF-9: one line on how a text was made. The star marks texts with machine involvement. Where a review is missing, the line
 * opens to say so.
 */
export function ProvenanceLabel({ provenance }: { provenance: Provenance }) {
  const { _ } = useLingui();
  const note = reviewNoteKey(provenance);
  const line = (
    <>
      <MakerIcon method={provenance.method} isSmall />
      <span>{_(provenanceKey(provenance))}</span>
    </>
  );
  if (note === null) return <span className={PILL}>{line}</span>;
  return (
    <details className="group open:w-full">
      <summary className={`${PILL} min-h-9`}>
        {line}
        <ChevronDown aria-hidden className="icon-small text-text-3 transition-transform group-open:rotate-180" />
      </summary>
      <p className="mt-2 max-w-measure rounded-control bg-warning-soft px-4 py-3 text-label text-warning high-contrast:border-2">
        {_(note)}
      </p>
    </details>
  );
}
