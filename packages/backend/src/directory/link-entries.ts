import type { Database } from '@dalil/database/connection.ts';
import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import { squareOf, squaresAround } from '@dalil/domain/directory/square.ts';
import { sql } from 'drizzle-orm';
import { type Match, type MatchedEntry, matchEntry, type MatchedPlace, settleMatches } from './match-entry.ts';

export type LinkCounts = { sure: number; doubtful: number };

const BATCH = 5000;
const REACH_METRES = 1000;

/** Finds which entries are places of the guide, anew. What staff decided stays. In a dry run nothing is stored. */
export async function linkEntries(db: Database, { isDryRun }: { isDryRun: boolean }): Promise<LinkCounts> {
  const placesIn = await readPlaces(db);
  const matches: Match[] = [];
  let after = '';
  for (;;) {
    const { rows } = await db.execute<{
      id: string;
      kind: EntryKind;
      names: Record<string, string>;
      lat: number;
      lon: number;
    }>(sql`
      select id, kind, names, lat, lon from directory_entries where withdrawn_at is null and id > ${after}
      order by id limit ${BATCH}`);
    for (const { names, ...entry } of rows) {
      const matched: MatchedEntry = { ...entry, names: Object.values(names) };
      for (const place of placesIn.get(squareOf(entry)) ?? []) {
        const match = matchEntry(matched, place);
        if (match) matches.push(match);
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.id;
  }
  const settled = settleMatches(matches, (id) => id.slice(0, id.indexOf('/')));
  if (!isDryRun) await storeMatches(db, settled);
  const sure = settled.filter(({ state }) => state === 'sure').length;
  return { sure, doubtful: settled.length - sure };
}

async function readPlaces(db: Database): Promise<Map<string, MatchedPlace[]>> {
  const { rows } = await db.execute<MatchedPlace>(sql`
    select i.id, array_agg(distinct t.title collate "C") as names, i.data->>'subcategory' as subcategory,
      (i.data->'position'->>'lat')::float8 as lat, (i.data->'position'->>'lon')::float8 as lon,
      (i.data->'position'->>'precisionMetres')::float8 as "precisionMetres"
    from content_items i join content_texts t on t.kind = i.kind and t.item_id = i.id and t.state = 'published'
    where i.kind = 'place' and i.state = 'published' group by i.kind, i.id`);
  const inSquare = new Map<string, MatchedPlace[]>();
  for (const place of rows) {
    for (const square of squaresAround(place, REACH_METRES)) {
      inSquare.set(square, [...(inSquare.get(square) ?? []), place]);
    }
  }
  return inSquare;
}

async function storeMatches(db: Database, matches: readonly Match[]): Promise<void> {
  const rows = matches.map(({ entryId, placeId, ...match }) => ({ entry_id: entryId, place_id: placeId, ...match }));
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from directory_matches where not is_decided`);
    await tx.execute(sql`
      insert into directory_matches (entry_id, place_id, state, likeness, metres)
      select entry_id, place_id, state, likeness, metres
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(entry_id text, place_id text, state text, likeness float8, metres int)
      on conflict do nothing`);
  });
}
