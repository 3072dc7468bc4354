import type { ProvenanceMethod, SourceView } from '@dalil/domain/guide/content-item.ts';
import type { KindWithManifest } from '@dalil/domain/provenance/text-parts.ts';

/** An item whose text can be checked against its signed manifest. */
export type ItemWithManifest = { kind: KindWithManifest; id: string };

/** How a text was made, as pages receive it (STAFF-9). */
export type Provenance = {
  method: ProvenanceMethod;
  /** The person who approved it. Null if it is not approved yet. */
  approvedBy: string | null;
  isTranslated: boolean;
  /** Whether a native speaker has reviewed the translation. True for an untranslated text. */
  isReviewedByNative: boolean;
  /** Whether a second reading by machine compared the translation with the original. */
  isComparedByMachine: boolean;
  sources: readonly SourceView[];
};

/** A machine-made text that no person has approved. */
export function isUnreviewed({ method, approvedBy }: Provenance): boolean {
  return method === 'machine-drafted' && approvedBy === null;
}

/** The message of the one line that states how a text was made. */
export function provenanceKey(provenance: Provenance): string {
  if (provenance.method === 'person') return 'item.provenance.person';
  if (provenance.method === 'computed') return 'item.provenance.computed';
  return isUnreviewed(provenance) ? 'item.provenance.unreviewed' : 'item.provenance.edited';
}

/** The message about a missing review of the text or its translation. Null if nothing is missing. */
export function reviewNoteKey(provenance: Provenance): string | null {
  const isUnread = provenance.isTranslated && !provenance.isReviewedByNative;
  if (!isUnread) return isUnreviewed(provenance) ? 'item.provenance.notice' : null;
  if (!isUnreviewed(provenance)) return translationKey(provenance);
  return provenance.isComparedByMachine ? 'item.provenance.notice-compared' : 'item.provenance.notice-translated';
}

function translationKey({ isReviewedByNative, isComparedByMachine }: Provenance): string {
  if (isReviewedByNative) return 'item.provenance.translated-read';
  return isComparedByMachine ? 'item.provenance.translated-compared' : 'item.provenance.translated';
}

/** The message that states who or what made a text. */
export const MAKER_KEYS: Record<ProvenanceMethod, string> = {
  person: 'item.how-made.person',
  'machine-assisted': 'item.how-made.assisted',
  'machine-drafted': 'item.how-made.drafted',
  computed: 'item.how-made.computed',
};

/** The messages of the box "How this was made", in reading order. The approver's name is passed separately. */
export function howMadeKeys(provenance: Provenance, hasFacts: boolean): string[] {
  const { method, approvedBy, isTranslated } = provenance;
  const isApprovalMissing = approvedBy === null && method !== 'person';
  return [
    MAKER_KEYS[method],
    ...(approvedBy === null ? [] : ['item.how-made.approved']),
    ...(isApprovalMissing ? ['item.how-made.not-approved'] : []),
    ...(hasFacts ? ['item.how-made.facts'] : []),
    ...(isTranslated ? [translationKey(provenance)] : []),
  ];
}
