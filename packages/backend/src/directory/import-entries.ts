import type { Database } from '@dalil/database/connection.ts';
import type { EntrySource } from '@dalil/domain/directory/entry-source.ts';
import { sql } from 'drizzle-orm';
import { type EntryRecord, type EntryRow, rowOfRecord } from './entry-record.ts';
import { UnreadableSource } from './unreadable-source.ts';

/** What an import did, or in a dry run would do, in entries. `left` could not be placed in the directory. */
export type ImportCounts = {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  left: number;
};

export type ImportOptions = {
  db: Database;
  now: () => Date;
  sources: readonly EntrySource[];
  /** Of the file and its state, or of the address. An import of the same that broke off goes on. */
  fingerprint: string;
  /** Writes nothing. The database may be one that no server has used yet. */
  isDryRun: boolean;
  /** Withdraws entries even where the file has less than half of what was known. */
  acceptsLosses: boolean;
  onStored?: (counts: ImportCounts) => void;
};

const BATCH = 500;
/** Fewer entries than this are no sign of a damaged file. */
const FEW = 100;

/**
 * Stores what a reader yields. An entry that is unchanged is only marked as seen; what the source had before and no longer has is
 * withdrawn at the end, and only then. Throws `UnreadableSource` instead where that would be more than half of the entries.
 */
export async function importEntries(
  records: AsyncIterable<EntryRecord>,
  options: ImportOptions,
): Promise<ImportCounts> {
  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, left: 0 };
  const run = options.isDryRun ? { id: -1, stored: 0 } : await openRun(options);
  const isNew = options.isDryRun && !(await hasDirectory(options.db));
  const seen = new Set<string>();
  let batch = new Map<string, EntryRow>();
  let read = 0;
  const addBatch = async () => {
    if (isNew) counts.added += batch.size;
    else await storeBatch(batch, run.id, read, options, counts);
  };
  for await (const record of records) {
    const row = rowOfRecord(record);
    if (!row) counts.left++;
    if (!row || seen.has(row.id)) continue;
    seen.add(row.id);
    read++;
    if (read <= run.stored) continue;
    batch.set(row.id, row);
    if (batch.size < BATCH) continue;
    await addBatch();
    batch = new Map();
  }
  await addBatch();
  if (isNew) return counts;
  counts.withdrawn = await withdrawOthers(run.id, seen, options);
  if (!options.isDryRun) {
    await options.db.execute(sql`update directory_imports set finished_at = ${options.now()} where id = ${run.id}`);
  }
  return counts;
}

/** Whether the tables exist: a dry run may come before the first start of a server. */
export async function hasDirectory(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`select to_regclass('directory_entries') is not null as has`);
  return rows[0]?.has === true;
}

async function openRun({ db, now, sources, fingerprint }: ImportOptions): Promise<{ id: number; stored: number }> {
  const source = sources.join();
  const { rows } = await db.execute<{ id: number; stored: number }>(sql`
    select id, stored from directory_imports where source = ${source} and fingerprint = ${fingerprint}
      and finished_at is null order by id desc limit 1`);
  if (rows[0]) return rows[0];
  const { rows: made } = await db.execute<{ id: number; stored: number }>(sql`
    insert into directory_imports (source, fingerprint, started_at) values (${source}, ${fingerprint}, ${now()})
    returning id, stored`);
  const [run] = made;
  if (!run) throw new Error('no import was opened');
  return run;
}

async function storeBatch(
  batch: ReadonlyMap<string, EntryRow>,
  runId: number,
  stored: number,
  { db, isDryRun, onStored }: ImportOptions,
  counts: ImportCounts,
): Promise<void> {
  if (batch.size === 0) return;
  const { rows: known } = await db.execute<{ id: string; hash: string; isGone: boolean }>(sql`
    select id, hash, withdrawn_at is not null as "isGone" from directory_entries where id = any(${sql.param([...batch.keys()])}::text[])`);
  const knownIds = new Set(known.map(({ id }) => id));
  const same = known.filter(({ id, hash, isGone }) => !isGone && batch.get(id)?.hash === hash).map(({ id }) => id);
  const sameIds = new Set(same);
  const written = [...batch.values()].filter(({ id }) => !sameIds.has(id));
  counts.unchanged += same.length;
  counts.added += written.filter(({ id }) => !knownIds.has(id)).length;
  counts.changed += written.filter(({ id }) => knownIds.has(id)).length;
  if (!isDryRun) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`update directory_entries set seen_by = ${runId} where id = any(${sql.param(same)}::text[])`);
      await tx.execute(sql`
        insert into directory_entries (id, source, licence, kind, names, lat, lon, square, address, weekly, telephone, website,
          wheelchair, cuisine, diet, as_of, keys, hash, seen_by)
        select id, source, licence, kind, names, lat, lon, square, address, nullif(weekly, 'null'::jsonb), phone, website,
          wheelchair, cuisine, diet, as_of, keys, hash, ${runId}
        from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r(id text, source text, licence text, kind text,
          names jsonb, lat float8, lon float8, square text, address text, weekly jsonb, phone text, website text,
          wheelchair text, cuisine text[], diet text[], as_of text, keys text[], hash text)
        on conflict (id) do update set licence = excluded.licence, kind = excluded.kind, names = excluded.names,
          lat = excluded.lat, lon = excluded.lon, square = excluded.square, address = excluded.address,
          weekly = excluded.weekly, telephone = excluded.telephone, website = excluded.website, wheelchair = excluded.wheelchair,
          cuisine = excluded.cuisine, diet = excluded.diet, as_of = excluded.as_of, keys = excluded.keys,
          hash = excluded.hash, seen_by = excluded.seen_by, withdrawn_at = null`);
      await tx.execute(sql`update directory_imports set stored = ${stored} where id = ${runId}`);
    });
  }
  onStored?.(counts);
}

async function withdrawOthers(
  runId: number,
  seen: ReadonlySet<string>,
  { db, now, sources, isDryRun, acceptsLosses }: ImportOptions,
): Promise<number> {
  // A register and Wikidata itself both bring entries of Wikidata: each withdraws what an import of its own kind brought last.
  const ofSources = sql`source = any(${sql.param([...sources])}::text[]) and withdrawn_at is null
    and seen_by in (select id from directory_imports where source = ${sources.join()} or id = ${runId})`;
  const { rows } = await db.execute<{ id: string }>(sql`select id from directory_entries where ${ofSources}`);
  const gone = rows.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
  if (!acceptsLosses && rows.length > FEW && gone.length * 2 > rows.length) {
    throw new UnreadableSource(
      `${gone.length} of ${rows.length} entries are not in this source any more, which looks like a part of it only. Nothing was withdrawn. Run it with --accept-losses if that is right.`,
    );
  }
  if (!isDryRun && gone.length > 0) {
    await db.execute(sql`
      update directory_entries set withdrawn_at = ${now()} where ${ofSources} and seen_by <> ${runId}
        and id = any(${sql.param(gone)}::text[])`);
  }
  return gone.length;
}
