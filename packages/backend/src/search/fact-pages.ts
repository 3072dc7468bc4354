import type { FactPage } from '@dalil/search/search-source.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The item that tells most of a fact. */
export type FactPageRow = FactPage & { factId: string };

/** One that readers act by comes before one they read. Handbooks have no page of their own. */
const KINDS = sql.raw(`array['service', 'article', 'place', 'event', 'neighbourhood', 'question']`);

/**
 * Selects for each fact of an array the published item that shows it, of the first kind that has one, where it stands
 * first in its text. However many items show a fact, the index of each kind is only entered.
 */
export function factPages(ids: SQL): SQL {
  return sql`select f.id as "factId", p.kind, p.id, p.category from unnest(${ids}) f(id)
    cross join lateral (
      select i.* from unnest(${KINDS}) with ordinality k(kind, place)
      cross join lateral (
        select i.kind, i.id, i.category from content_facts c
        join content_items i on i.kind = c.kind and i.id = c.item_id and i.state = 'published'
        where c.fact_id = f.id and c.kind = k.kind order by c.position, c.item_id limit 1) i
      order by k.place limit 1) p`;
}
