import { type Provenance, SECOND_READING, viewSources } from '@dalil/domain/guide/content-item.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ItemRow } from './item-rows.ts';

/** STAFF-9: the provenance of a text as displayed on its page. */
export function viewProvenance(row: ItemRow, locale: Locale) {
  const provenance = row.provenance as Provenance;
  const approvedBy = provenance.approvedBy?.[row.locale]?.name ?? null;
  return {
    method: provenance.method,
    approvedBy,
    isTranslated: row.translation !== null,
    // The original of a machine has been read by nobody until somebody approves it.
    isReviewedByNative: row.translation?.isReviewedByNative ?? (approvedBy !== null || provenance.method === 'person'),
    isComparedByMachine: row.translation?.reviewedBy === SECOND_READING,
    sources: viewSources(provenance, locale),
  };
}
