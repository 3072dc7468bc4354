import { ENTRY_KINDS } from '@dalil/domain/directory/entry-kind.ts';
import { ENTRY_SOURCE_IDS, type EntrySource } from '@dalil/domain/directory/entry-source.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { EXAMPLE_ENTRY } from './entry-views.ts';
import { query } from '../core/query.ts';
import { inLocale } from '../core/route-parts.ts';

const position = z.object({ lat: z.number(), lon: z.number() });
export const doubtfulMatchSchema = z.object({
  entryId: z.string(),
  placeId: z.string(),
  source: z.enum(ENTRY_SOURCE_IDS as [EntrySource, ...EntrySource[]]),
  kind: z.enum(ENTRY_KINDS),
  entryNames: z.array(z.string()),
  placeName: z.string(),
  address: z.nullable(z.string()),
  entryAt: position,
  placeAt: position,
  likeness: z.number(),
  metres: z.number(),
});
export type DoubtfulMatch = z.infer<typeof doubtfulMatchSchema>;

const EXAMPLE_MATCH: DoubtfulMatch = {
  entryId: EXAMPLE_ENTRY.id,
  placeId: 'dubai-frame',
  source: 'osm',
  kind: 'park',
  entryNames: ['Zabeel Park'],
  placeName: 'Dubai Frame',
  address: null,
  entryAt: { lat: 25.2355, lon: 55.3004 },
  placeAt: { lat: 25.2355, lon: 55.3004 },
  likeness: 0.6,
  metres: 120,
};

const MAX_LISTED = 100;

/** The pairs of an entry and a place that may be the same, the likeliest first, with how many there are in all. */
export const listDoubtfulMatches = query({
  name: 'list-doubtful-matches',
  input: inLocale,
  output: z.object({ total: z.number(), matches: z.array(doubtfulMatchSchema) }),
  permission: 'newsroom:write:any',
  http: {
    route: 'GET /newsroom/directory-matches',
    summary: 'Entries of the directory that may be places of the guide, for staff to decide',
    answer: { total: 1, matches: [EXAMPLE_MATCH] },
    reading: { lists: [] },
  },
  run: async ({ db }, { locale }): Promise<{ total: number; matches: DoubtfulMatch[] }> => {
    const { rows } = await db.execute<DoubtfulMatch>(sql`
      select m.entry_id as "entryId", m.place_id as "placeId", e.source, e.kind,
        (select coalesce(jsonb_agg(distinct n.value), '[]') from jsonb_each_text(e.names) n) as "entryNames",
        (select t.title from content_texts t where t.kind = 'place' and t.item_id = i.id and t.state = 'published'
          order by t.locale = ${locale} desc, t.locale = 'en' desc limit 1) as "placeName",
        e.address, jsonb_build_object('lat', e.lat, 'lon', e.lon) as "entryAt",
        jsonb_build_object('lat', i.data->'position'->'lat', 'lon', i.data->'position'->'lon') as "placeAt",
        m.likeness, m.metres
      from directory_matches m join directory_entries e on e.id = m.entry_id
        join content_items i on i.kind = 'place' and i.id = m.place_id and i.state = 'published'
      where m.state = 'doubtful' and e.withdrawn_at is null
      order by m.likeness desc, m.metres, m.entry_id limit ${MAX_LISTED}`);
    const { rows: counted } = await db.execute<{ total: number }>(sql`
      select count(*)::int as total from directory_matches m join directory_entries e on e.id = m.entry_id
        join content_items i on i.kind = 'place' and i.id = m.place_id and i.state = 'published'
      where m.state = 'doubtful' and e.withdrawn_at is null`);
    return { total: counted[0]?.total ?? 0, matches: rows };
  },
});
