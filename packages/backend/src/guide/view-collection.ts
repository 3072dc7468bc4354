import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import type { CollectionBody, CollectionData } from '@dalil/domain/guide/collection.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import { SECTION_IDS } from '@dalil/domain/guide/sections.ts';
import type { EventCard } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { CollectionView } from './detail-views.ts';
import { filledSummary } from './fill-summaries.ts';
import type { FoundItem } from './find-item.ts';
import { findCachedCards } from './find-related.ts';
import { viewProvenance } from './provenance-view.ts';

/** A collection with the references of its items. Their cards are an answer of their own, which changes with each of them. */
export async function viewCollection(deps: Deps, row: FoundItem, locale: Locale): Promise<CollectionView> {
  const { items, event } = row.data as CollectionData;
  const {
    lead = null,
    reasons = {},
    hours = [],
    hoursNote = null,
    tips = [],
    wayHome = [],
  } = row.body as CollectionBody;
  const today = dubaiDate(deps.now());
  return {
    id: row.id,
    locale: row.locale,
    title: row.title,
    summary: filledSummary(row, locale, today),
    items: items.map(({ kind, id }) => ({
      kind,
      itemId: id,
      reason: reasons[referenceKey({ kind, itemId: id })] ?? null,
    })),
    sections: SECTION_IDS.filter((id) => row.sections.includes(id)),
    lead,
    event: event === undefined ? null : await findEvent(deps, locale, event),
    hours,
    hoursNote,
    tips,
    wayHome,
    facts: row.facts.map((fact) => viewFact(fact, locale, { terms: row.terms, today })),
    asOf: row.as_of,
    updatedAt: row.updated_at,
    provenance: viewProvenance(row, locale),
  };
}

async function findEvent(deps: Deps, locale: Locale, id: string): Promise<EventCard | null> {
  const { events } = await findCachedCards(deps, locale, {
    key: `event of a collection ${id}`,
    kinds: ['event'],
    pick: sql`select 'event' as kind, i.id, 0 as rank from content_items i
      where i.kind = 'event' and i.id = ${id} and i.state = 'published'`,
  });
  return events[0] ?? null;
}
