import { useLingui } from '@lingui/react';
import { Notice } from '../../ui/notice.tsx';
import { isUnreviewed, type Provenance } from './provenance.ts';

/** STAFF-9: a banner over a text that no person has reviewed. */
export function ProvenanceNotice({ provenance, className }: { provenance: Provenance; className?: string }) {
  const { _ } = useLingui();
  const isUnread = provenance.isTranslated && !provenance.isReviewedByNative;
  if (!isUnreviewed(provenance)) {
    return isUnread ? <Notice className={className}>{_('item.provenance.translated')}</Notice> : null;
  }
  return (
    <Notice tone="warning" className={className}>
      <p>{_(isUnread ? 'item.provenance.notice-translated' : 'item.provenance.notice')}</p>
    </Notice>
  );
}
