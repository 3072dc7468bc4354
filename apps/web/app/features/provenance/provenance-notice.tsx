import { useLingui } from '@lingui/react';
import { Notice } from '../../ui/notice.tsx';
import { isUnreviewed, type Provenance } from './provenance.ts';

/** STAFF-9: a banner over a text that a machine wrote or translated and no person has read. */
export function ProvenanceNotice({ provenance, className }: { provenance: Provenance; className?: string }) {
  const { _ } = useLingui();
  const { isTranslated } = provenance;
  if (!isUnreviewed(provenance)) {
    return isTranslated ? <Notice className={className}>{_('item.provenance.translated')}</Notice> : null;
  }
  return (
    <Notice tone="warning" className={className}>
      <p>{_(isTranslated ? 'item.provenance.notice-translated' : 'item.provenance.notice')}</p>
    </Notice>
  );
}
