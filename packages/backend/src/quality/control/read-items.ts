import type { CheckedItem } from '@dalil/domain/quality/rules/rule.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import type { ItemKey } from '../../newsroom/text-key.ts';

type Db = Pick<Deps, 'db'>;

const readRows = async ({ db }: Db, where: SQL, limit: number): Promise<CheckedItem[]> => {
  const { rows } = await db.execute<CheckedItem>(sql`
    select i.kind, i.id, i.category, i.sections, i.data, i.provenance, i.as_of as "asOf", n.review_by::text as "reviewBy",
      coalesce(n.original, (select t.locale from content_texts t where t.kind = i.kind and t.item_id = i.id
        and t.translation is null order by t.locale = 'en' desc limit 1), 'en') as original,
      coalesce((select jsonb_object_agg(t.locale, jsonb_build_object('title', t.title, 'summary', t.summary, 'body', t.body,
          'updatedAt', to_char(t.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
        from content_texts t where t.kind = i.kind and t.item_id = i.id and t.state = 'published'), '{}') as texts
    from content_items i left join newsroom_items n on n.kind = i.kind and n.item_id = i.id
    where i.state = 'published' and ${where}
    order by i.kind, i.id limit ${limit}`);
  return rows;
};

/** Published items with what users see of them, in the order of kind and id, after one of them. */
export function readItemsAfter(deps: Db, after: ItemKey | null, limit: number): Promise<CheckedItem[]> {
  return readRows(deps, after === null ? sql`true` : sql`(i.kind, i.id) > (${after.kind}, ${after.id})`, limit);
}

/** One published item, or undefined. */
export async function readItem(deps: Db, { kind, id }: ItemKey): Promise<CheckedItem | undefined> {
  const [item] = await readRows(deps, sql`i.kind = ${kind} and i.id = ${id}`, 1);
  return item;
}

export async function countItems({ db }: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from content_items where state = 'published'`,
  );
  return rows[0]?.count ?? 0;
}
