import { sql } from 'drizzle-orm';

/** A moment as text, in UTC. */
export const SINCE = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

/** The whole hours between a time and now. */
export const HOURS = (column: string, now: Date) =>
  sql`greatest(0, floor(extract(epoch from ${now.toISOString()}::timestamptz - ${sql.raw(column)}) / 3600))::int`;

/** The title of a text `t` of an item `i` whose part has none of its own, as data have none. */
export const TITLE = sql`(select x.title from newsroom_texts o join newsroom_versions x on x.kind = o.kind and x.item_id = o.item_id
  and x.locale = o.locale and x.number = o.version where o.kind = t.kind and o.item_id = t.item_id and o.locale <> 'data'
  order by o.locale = i.original desc limit 1)`;
