import type { ContentKind } from '@dalil/domain/guide/content-item.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ArticleCard, EventCard, PlaceCard, ServiceCard } from '@dalil/domain/guide/views.ts';
import { type SQL, sql } from 'drizzle-orm';
import { readThroughCache } from '../core/content-memory.ts';
import type { Deps } from '../core/deps.ts';
import { given, prepared } from '../core/prepared.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { articleCard, eventCard, placeCard, serviceCard } from './cards.ts';
import { fillSummaries } from './fill-summaries.ts';
import { findLabels } from './find-labels.ts';
import type { LabelOf } from '@dalil/domain/guide/facet-views.ts';
import { ITEM_COLUMN_NAMES, ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';

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
 * Cards of items selected by `pick`, a query of (kind, id, rank) over published items, ordered by rank, and the names of terms.
 */
export async function findCards(deps: Deps, locale: Locale, pick: SQL): Promise<FoundCards> {
  const { rows } = await deps.db.execute<CardRow & Record<string, unknown>>(cardRows(locale, pick));
  return makeCards(deps, locale, rows);
}

type Picked = { kind: string; id: string };
/** `row`: null where nothing of it is published. */
type CachedRow = { row: CardRow | null };

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
  { key, kinds, pick }: { key: string; kinds: readonly ContentKind[]; pick: SQL },
): Promise<FoundCards> {
  const picked = await deps.memory.remember(`cards ${key}`, kinds, async () => {
    const { rows } = await deps.db.execute<Picked>(sql`select kind, id from (${pick}) p order by rank, id`);
    return rows;
  });
  return makeCards(deps, locale, await readPicked(deps, locale, picked));
}

const CARD_KINDS = ['place', 'article', 'service', 'event', 'neighbourhood'] as const satisfies ContentKind[];
/** One row takes some kilobytes. */
const MAX_CACHED_ROWS = 2000;

/** The rows of cards. A place stands beside a dozen others, so its row is cached until content changes. */
async function readPicked({ db, memory }: Deps, locale: Locale, picked: readonly Picked[]): Promise<CardRow[]> {
  const cache = memory.partCache<string, CachedRow>({
    name: 'cards',
    kinds: [...CARD_KINDS, 'fact'],
    max: MAX_CACHED_ROWS,
  });
  const nameOf = ({ kind, id }: Picked) => `${locale} ${kind}/${id}`;
  const wanted = new Map(picked.map((one) => [nameOf(one), one]));
  const found = await readThroughCache(cache, [...wanted.keys()], async (missing) => {
    const some = missing.flatMap((name) => wanted.get(name) ?? []);
    const rows = await pickedRows(db, { locale, kinds: some.map(({ kind }) => kind), ids: some.map(({ id }) => id) });
    const byName = new Map(rows.map((row) => [nameOf(row), row]));
    return missing.map((name) => ({ row: byName.get(name) ?? null }));
  });
  return found.flatMap((one) => one?.row ?? []);
}

function cardRows(locale: Locale | SQL, pick: SQL): SQL {
  return sql`select ${ITEM_COLUMNS}, case when i.kind = 'neighbourhood' then (select count(*)::int from content_items p
      where p.kind = 'place' and p.state = 'published' and p.neighbourhoods @> array[i.id]) end as "placeCount"
    from (${pick}) picked
    join content_items i on i.kind = picked.kind and i.id = picked.id and i.state = 'published'
    ${withText(locale)} order by picked.rank, i.id`;
}

async function makeCards(deps: Deps, locale: Locale, found: CardRow[]): Promise<FoundCards> {
  const [rows, labelOf] = await Promise.all([fillSummaries(deps, locale, found), findLabels(deps, locale)]);
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
