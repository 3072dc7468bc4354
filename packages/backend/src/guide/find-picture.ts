import { choosePicture, type Picture } from '@dalil/domain/artwork/picture-choice.ts';
import type { MapPoint } from '@dalil/domain/artwork/map-picture.ts';
import type { Database } from '@dalil/database/connection.ts';
import { sql } from 'drizzle-orm';

type Row = { id: string; kind: string; category: string | null; sort: string | null; position: MapPoint | null };

const PICTURED = sql`
    content_items i cross join lateral (
      select case i.kind when 'collection' then i.data->'items'->0 else jsonb_build_object('kind', i.kind, 'id', i.id) end as pictured) p
    join content_items o on o.kind = p.pictured->>'kind' and o.id = p.pictured->>'id'`;
const SUBJECT = sql`
    o.id, o.kind, o.category, coalesce(o.data->>'subcategory', o.data->>'type') as sort, o.data->'position' as position`;

/** The picture of the published item of an id; of a collection that of its first item. Null if there is none, so that pictures are only drawn for what exists. */
export async function findPicture(db: Database, id: string): Promise<Picture | null> {
  const { rows } = await db.execute<Row>(sql`
    select ${SUBJECT} from ${PICTURED}
    where i.id = ${id} and i.state = 'published' and i.kind <> 'handbook' order by i.kind limit 1`);
  const row = rows[0];
  return row ? choosePicture(row) : null;
}

/** The drawing of every published item that has one, by the item's id. */
export async function listDrawings(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<Row & { of: string }>(sql`
    select distinct on (i.id) i.id as of, ${SUBJECT} from ${PICTURED}
    where i.state = 'published' and i.kind <> 'handbook' order by i.id, i.kind`);
  return Object.fromEntries(
    rows.flatMap(({ of, ...subject }) => {
      const picture = choosePicture(subject);
      return picture.kind === 'drawing' ? [[of, picture.drawing]] : [];
    }),
  );
}
