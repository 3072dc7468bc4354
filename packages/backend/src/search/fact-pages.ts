import type { FactPage } from '@dalil/search/search-source.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The most relevant item page for a fact. */
export type FactPageRow = FactPage & { factId: string };

/** Ordered by priority: kinds for taking action come before kinds for reading. Handbooks have no page. */
const KINDS = sql.raw(`array['service', 'article', 'place', 'event', 'neighbourhood', 'question']`);

/**
 * Selects for each fact of an array the published item that displays it, of the first kind that has one, where the fact comes
 * first in the text. It only does an index lookup per kind, however many items display a fact.
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
