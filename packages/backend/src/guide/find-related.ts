import type { ContentKind } from '@dalil/domain/guide/content-item.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ArticleCard, EventCard, PlaceCard, ServiceCard } from '@dalil/domain/guide/views.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { given, prepared } from '../core/prepared.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { articleCard, eventCard, eventTerms, placeCard, placeTerms, serviceCard, serviceTerms } from './cards.ts';
import { fillAndName } from './fill-summaries.ts';
import type { LabelOf } from '@dalil/domain/guide/facet-views.ts';
import { ITEM_COLUMN_NAMES, ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';
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

type CardRow = ItemRow & { placeCount: number };

export type FoundCards = {
  places: PlaceCard[];
  articles: ArticleCard[];
  services: ServiceCard[];
  events: EventCard[];
  /** Neighbourhoods have no card type. Each row has the count of its places. */
  neighbourhoods: CardRow[];
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
  const { rows } = await deps.db.execute<CardRow & Record<string, unknown>>(cardRows(locale, pick));
  return makeCards(deps, locale, rows, terms);
}

type Picked = { kind: string; id: string };

const pickedRows = prepared<CardRow>(
  'picked_cards',
  [...ITEM_COLUMN_NAMES, 'placeCount'],
  cardRows(
    given('locale', 'text'),
    sql`select w.kind, w.id, w.rank from unnest(${given('kinds', 'text[]')}, ${given('ids', 'text[]')})
      with ordinality w(kind, id, rank)`,
  ),
);

/**
 * The same for a selection that takes longer than reading its cards. It is cached under `key` until content of `kinds` changes, so
 * `pick` may depend on nothing else.
 */
export async function findCachedCards(
  deps: Deps,
  locale: Locale,
  {
    key,
    kinds,
    pick,
    terms = [],
  }: { key: string; kinds: readonly ContentKind[]; pick: SQL; terms?: [TermGroup, string][] },
): Promise<FoundCards> {
  const picked = await deps.memory.remember(`cards ${key}`, kinds, async () => {
    const { rows } = await deps.db.execute<Picked>(sql`select kind, id from (${pick}) p order by rank, id`);
    return rows;
  });
  const rows = await pickedRows(deps.db, {
    locale,
    kinds: picked.map(({ kind }) => kind),
    ids: picked.map(({ id }) => id),
  });
  return makeCards(deps, locale, rows, terms);
}

function cardRows(locale: Locale | SQL, pick: SQL): SQL {
  return sql`select ${ITEM_COLUMNS}, case when i.kind = 'neighbourhood' then (select count(*)::int from content_items p
      where p.kind = 'place' and p.state = 'published' and p.neighbourhoods @> array[i.id]) end as "placeCount"
    from (${pick}) picked
    join content_items i on i.kind = picked.kind and i.id = picked.id and i.state = 'published'
    ${withText(locale)} order by picked.rank, i.id`;
}

async function makeCards(
  deps: Deps,
  locale: Locale,
  found: CardRow[],
  terms: [TermGroup, string][],
): Promise<FoundCards> {
  const { rows, labelOf } = await fillAndName(deps, locale, found, [...terms, ...found.flatMap(termsOf)]);
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const today = dubaiDate(deps.now());
  return {
    places: ofKind('place').map((row) => placeCard(row, labelOf, today)),
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
