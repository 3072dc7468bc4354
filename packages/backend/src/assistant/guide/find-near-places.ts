import type { NearPlace } from '@dalil/assistant/answer-guide.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ConceptId } from '@dalil/search/search-document.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { distanceFrom } from '../../guide/find-related.ts';
import { withText } from '../../guide/item-rows.ts';

const MOST_PLACES = 100;

type Asked = { position: Position; concepts: readonly ConceptId[]; limit: number; locale: Locale };
type Row = { id: string; title: string; position: PlaceData['position'] };

/** The places nearest to a point that stand under all of the concepts, the nearest first. */
export async function findNearPlaces({ db }: Deps, { position, concepts, limit, locale }: Asked): Promise<NearPlace[]> {
  const keys = concepts.map((concept) => `#${concept}`);
  const standsUnderAll = sql`(
    select count(*) from search.documents d
    join search.keys k on k.key = any(${sql.param(keys)}::text[])
    join search.postings x on x.key_id = k.id and x.document = d.number
    where d.kind = 'place' and d.id = p.id) = ${keys.length}`;
  const { rows } = await db.execute<Row>(sql`
    select i.id, t.title, i.data->'position' as position from (
      select p.kind, p.id, ${distanceFrom(position.lat, position.lon)} as distance from content_items p
      where p.kind = 'place' and p.state = 'published' ${keys.length > 0 ? sql`and ${standsUnderAll}` : sql``}
      order by distance limit ${Math.min(limit, MOST_PLACES)}) near
    join content_items i on i.kind = near.kind and i.id = near.id ${withText(locale)} order by near.distance, i.id`);
  return rows
    .map((row) => ({ ...row, metres: metresBetween(position, row.position) }))
    .toSorted((a, b) => a.metres - b.metres);
}
