import type { IndexedPlace } from '@dalil/domain/bookmarks/match-imported.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';

export const placeNamesSchema = z.array(
  z.object({
    id: z.string().meta({ example: 'burj-khalifa' }),
    names: z.array(z.string()),
    position: z.object({ lat: z.number(), lon: z.number() }),
  }),
);

/**
 * Every place with its names in all languages and its position. A device uses it to match the entries of an imported file of
 * places.
 */
export const listPlaceNames = query({
  name: 'list-place-names',
  input: z.object({}),
  output: placeNamesSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /place-names',
    summary: 'Every place with its names in all languages and its position',
  },
  run: async ({ db }): Promise<IndexedPlace[]> => {
    const { rows } = await db.execute<{ id: string; names: string[]; lat: number; lon: number }>(sql`
      select i.id, array_agg(distinct t.title collate "C") as names,
        (i.data->'position'->>'lat')::float8 as lat, (i.data->'position'->>'lon')::float8 as lon
      from content_items i join content_texts t on t.kind = i.kind and t.item_id = i.id and t.state = 'published'
      where i.kind = 'place' and i.state = 'published' group by i.kind, i.id order by i.id collate "C"`);
    return rows.map(({ id, names, lat, lon }) => ({ id, names, position: { lat, lon } }));
  },
});
