import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ArticleCard, EventCard, PlaceCard, ServiceCard } from '@dalil/domain/guide/views.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { articleCard, eventCard, eventTerms, placeCard, placeTerms, serviceCard, serviceTerms } from './cards.ts';
import { fillAndName } from './fill-summaries.ts';
import type { LabelOf } from '@dalil/domain/guide/facet-views.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';
import type { TermGroup } from '@dalil/domain/guide/term.ts';

const ROUGHLY_COS_LATITUDE = 0.905;

/**
 * The distance of a place `p` from a position, in degrees of latitude: accurate enough to sort within one city. The expression
 * equals that of the index `content_items_place`, which finds the nearest places without reading the others.
 */
export function distanceFrom(lat: number, lon: number): SQL {
  const place = sql`point((p.data->'position'->>'lon')::float8 * ${sql.raw(String(ROUGHLY_COS_LATITUDE))}, (p.data->'position'->>'lat')::float8)`;
  return sql`${place} <-> point(${lon * ROUGHLY_COS_LATITUDE}::float8, ${lat}::float8)`;
}

export type FoundCards = {
  places: PlaceCard[];
  articles: ArticleCard[];
  services: ServiceCard[];
  events: EventCard[];
  /** Neighbourhoods have no card type. Each row has the count of its places. */
  neighbourhoods: (ItemRow & { placeCount: number })[];
  labelOf: LabelOf;
};

/**
 * Cards of items selected by `pick`, a query of (kind, id, rank) over published items, ordered by rank. `terms` are further names
 * the caller needs, so that all are read in one query.
 */
export async function findCards(
  deps: Deps,
  locale: Locale,
  pick: SQL,
  terms: [TermGroup, string][] = [],
): Promise<FoundCards> {
  const found = await deps.db.execute<ItemRow & { placeCount: number }>(sql`
    select ${ITEM_COLUMNS}, case when i.kind = 'neighbourhood' then (select count(*)::int from content_items p
      where p.kind = 'place' and p.state = 'published' and p.neighbourhoods @> array[i.id]) end as "placeCount"
    from (${pick}) picked
    join content_items i on i.kind = picked.kind and i.id = picked.id and i.state = 'published'
    ${withText(locale)} order by picked.rank, i.id`);
  const { rows, labelOf } = await fillAndName(deps, locale, found.rows, [...terms, ...found.rows.flatMap(termsOf)]);
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const today = dubaiDate(deps.now());
  return {
    places: ofKind('place').map((row) => placeCard(row, labelOf)),
    articles: ofKind('article').map(articleCard),
    services: ofKind('service').map((row) => serviceCard(row, labelOf)),
    events: ofKind('event').map((row) => eventCard(row, labelOf, today)),
    neighbourhoods: ofKind('neighbourhood'),
    labelOf,
  };
}

function termsOf(row: ItemRow): [TermGroup, string][] {
  if (row.kind === 'place') return placeTerms(row);
  if (row.kind === 'service') return serviceTerms(row);
  return row.kind === 'event' ? eventTerms(row) : [];
}
