import type { CollectionData } from '@dalil/domain/guide/collection.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { SECTION_IDS } from '@dalil/domain/guide/sections.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Deps } from '../core/deps.ts';
import type { CollectionView } from './detail-views.ts';
import { filledSummary } from './fill-summaries.ts';
import type { FoundItem } from './find-item.ts';
import { viewProvenance } from './provenance-view.ts';

/** A collection with the references of its items. Their cards are an answer of their own, which changes with each of them. */
export function viewCollection(deps: Pick<Deps, 'now'>, row: FoundItem, locale: Locale): CollectionView {
  const { items } = row.data as CollectionData;
  return {
    id: row.id,
    locale: row.locale,
    title: row.title,
    summary: filledSummary(row, locale, dubaiDate(deps.now())),
    items: items.map(({ kind, id }) => ({ kind, itemId: id })),
    sections: SECTION_IDS.filter((id) => row.sections.includes(id)),
    updatedAt: row.updated_at,
    provenance: viewProvenance(row, locale),
  };
}
