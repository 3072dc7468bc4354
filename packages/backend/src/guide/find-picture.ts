import { choosePicture, type Picture } from '@dalil/domain/artwork/picture-choice.ts';
import type { MapPoint } from '@dalil/domain/artwork/map-picture.ts';
import type { Database } from '@dalil/database/connection.ts';
import { sql } from 'drizzle-orm';

type Row = { kind: string; category: string | null; sort: string | null; position: MapPoint | null };

/** The picture of the published item of an id. Null if there is none, so that pictures are only drawn for what exists. */
export async function findPicture(db: Database, id: string): Promise<Picture | null> {
  const { rows } = await db.execute<Row>(sql`
    select kind, category, coalesce(data->>'subcategory', data->>'type') as sort, data->'position' as position
    from content_items where id = ${id} and state = 'published' and kind <> 'handbook' order by kind limit 1`);
  const row = rows[0];
  return row ? choosePicture({ id, ...row }) : null;
}
