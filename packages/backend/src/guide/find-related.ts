import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ArticleCard, EventCard, PlaceCard, ServiceCard } from '@dalil/domain/guide/views.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { articleCard, eventCard, eventTerms, placeCard, placeTerms, serviceCard, serviceTerms } from './cards.ts';
import { fillSummaries } from './fill-summaries.ts';
import { findLabels, type LabelOf } from './find-labels.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';
import type { TermGroup } from '@dalil/domain/guide/term.ts';

const ROUGHLY_COS_LATITUDE = 0.905;

/** Squared distance in degrees, good enough to order what lies within one city. */
export function distanceFrom(lat: number, lon: number): SQL {
  const north = sql`((p.data->'position'->>'lat')::float8 - ${lat}::float8)`;
  const east = sql`((p.data->'position'->>'lon')::float8 - ${lon}::float8) * ${ROUGHLY_COS_LATITUDE}::float8`;
  return sql`${north} * ${north} + ${east} * ${east}`;
}

export type FoundCards = {
  places: PlaceCard[];
  articles: ArticleCard[];
  services: ServiceCard[];
  events: EventCard[];
  labelOf: LabelOf;
};

/**
 * Cards of items picked by `pick`, a query of (kind, id, rank) over published items, in the order of rank. `terms` are
 * further names the caller needs, so that all are read at once.
 */
export async function findCards(
  deps: Deps,
  locale: Locale,
  pick: SQL,
  terms: [TermGroup, string][] = [],
): Promise<FoundCards> {
  const found = await deps.db.execute<ItemRow>(sql`
    select ${ITEM_COLUMNS} from (${pick}) picked
    join content_items i on i.kind = picked.kind and i.id = picked.id and i.state = 'published'
    ${withText(locale)} order by picked.rank, i.id`);
  const rows = await fillSummaries(deps, locale, found.rows);
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const places = ofKind('place');
  const services = ofKind('service');
  const events = ofKind('event');
  const today = dubaiDate(deps.now());
  const labelOf = await findLabels(deps, locale, [
    ...terms,
    ...places.flatMap(placeTerms),
    ...services.flatMap(serviceTerms),
    ...events.flatMap(eventTerms),
  ]);
  return {
    places: places.map((row) => placeCard(row, labelOf)),
    articles: ofKind('article').map(articleCard),
    services: services.map((row) => serviceCard(row, labelOf)),
    events: events.map((row) => eventCard(row, labelOf, today)),
    labelOf,
  };
}
