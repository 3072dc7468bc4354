import { createHash } from 'node:crypto';
import { isDatabaseUnavailable } from '@dalil/database/connection-failure.ts';
import type { Database } from '@dalil/database/connection.ts';
import { allowLongTransaction } from '@dalil/database/long-transaction.ts';
import { searchState } from '@dalil/database/tables/search.ts';
import type { ContentChange } from '@dalil/domain/guide/content-tags.ts';
import { indexFingerprint } from '@dalil/search/index-fingerprint.ts';
import { SEARCH_KINDS } from '@dalil/search/search-document.ts';
import { ALIASES } from '@dalil/search/words/aliases.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { forEachRow } from '../core/for-each-row.ts';
import { readSources, type Reference } from './read-sources.ts';
import { keySources, writeIndex } from './write-index.ts';

/** An arbitrary lock number, the same in every process: one process writes the index at a time. */
const INDEX_LOCK = 7_320_110_005;
const CHANGE_BATCH_SIZE = 600;
/** Documents of a batch that are written together. Meanwhile the keys of the next are computed. */
const WRITE_TOGETHER = 200;
/** The change reported to every process after the index has changed. Responses based on it are outdated. */
export const INDEX_CHANGE: ContentChange = { kind: 'search', id: 'index' };
/** The kinds of changes that invalidate data read for searching. */
export const SEARCH_CHANGES: readonly string[] = [...SEARCH_KINDS, INDEX_CHANGE.kind];

/**
 * Updates the index from the content: takes marked changes until none are left, each batch in one transaction, so that a killed
 * process loses none and parallel processes repeat none. A batch that fails is processed item by item, and an item that fails is
 * left out until it is tried again. Returns the number of documents processed. `isStopped` ends it between two batches.
 */
export async function indexChanges(
  db: Database,
  isStopped: () => boolean = () => false,
  { now, log }: Pick<Deps, 'now' | 'log'> = { now: () => new Date(), log: () => {} },
): Promise<number> {
  const parts = { db, now, log };
  let looked = await retryFailed(parts);
  for (;;) {
    const taken = await inLock(db, async (tx) => {
      await markAllAfterNewRules(tx);
      return indexBatch(
        tx,
        sql`position in (
        select position from search.changes where not ${HAS_FAILED} order by position limit ${CHANGE_BATCH_SIZE})`,
      );
    }).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error;
      return indexAlone(parts, error);
    });
    looked += taken;
    if (taken === 0 || isStopped()) return looked;
  }
}

/** Under which the failures of single items are stored. */
const LOOP = 'search-index';
const HAS_FAILED = sql`exists (
  select from row_failures f where f.loop = ${LOOP} and f.row_key = search.changes.kind || '/' || search.changes.id)`;

type Parts = Pick<Deps, 'db' | 'now' | 'log'>;

const inLock = <T>(db: Database, work: (tx: Database) => Promise<T>) =>
  db.transaction(async (tx) => {
    await allowLongTransaction(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`);
    return work(tx);
  });

/** Processes the items of the batch that failed. Throws the failure of the batch if nothing was marked, so that no item caused it. */
async function indexAlone(parts: Parts, failure: unknown): Promise<number> {
  const { rows } = await parts.db.execute<Reference>(sql`
    select distinct kind, id from (
      select kind, id from search.changes where not ${HAS_FAILED} order by position limit ${CHANGE_BATCH_SIZE}) batch`);
  if (rows.length === 0) throw failure;
  await indexEach(parts, rows);
  return rows.length;
}

/** Tries items again whose time has come. One that was changed since it was given up starts anew. */
async function retryFailed(parts: Parts): Promise<number> {
  await parts.db.execute(sql`
    delete from row_failures f where f.loop = ${LOOP} and f.next_at is null
      and exists (select from search.changes c where c.kind || '/' || c.id = f.row_key)`);
  const { rows } = await parts.db.execute<Reference>(
    sql`select distinct kind, id from search.changes where ${HAS_FAILED}`,
  );
  await indexEach(parts, rows);
  return 0;
}

async function indexEach(parts: Parts, references: readonly Reference[]): Promise<void> {
  await forEachRow(parts, {
    name: LOOP,
    rows: references,
    keyOf: ({ kind, id }) => `${kind}/${id}`,
    run: ({ kind, id }) => inLock(parts.db, (tx) => indexBatch(tx, sql`kind = ${kind} and id = ${id}`)),
    // What the index says of it stays as it was, until it is changed again.
    onGivenUp: ({ kind, id }) => parts.db.execute(sql`delete from search.changes where kind = ${kind} and id = ${id}`),
  });
}

async function indexBatch(tx: Database, which: SQL): Promise<number> {
  const { rows } = await tx.execute<Reference>(sql`delete from search.changes where ${which} returning kind, id`);
  if (rows.length === 0) return 0;
  const changed = [...new Map(rows.map((row) => [`${row.kind}/${row.id}`, row])).values()];
  let found = keySources(await readSources(tx, changed.slice(0, WRITE_TOGETHER)));
  for (let at = 0; at < changed.length; at += WRITE_TOGETHER) {
    const keyed = await found;
    const following = await readSources(tx, changed.slice(at + WRITE_TOGETHER, at + 2 * WRITE_TOGETHER));
    found = keySources(following);
    // Also after a failure: nothing may be sent to the database when the transaction has ended.
    const [written] = await Promise.allSettled([writeIndex(tx, changed.slice(at, at + WRITE_TOGETHER), keyed), found]);
    if (written.status === 'rejected') throw written.reason;
  }
  await tx.execute(sql`select pg_notify('content_changed', ${`${INDEX_CHANGE.kind}/${INDEX_CHANGE.id}`})`);
  return changed.length;
}

/** Marks everything for a new or restored database, or an index built by other rules. */
async function markAllAfterNewRules(tx: Database): Promise<void> {
  const version = indexVersion();
  const [state] = await tx.select().from(searchState).limit(1);
  if (state?.version === version) return;
  await tx.execute(sql`truncate search.changes`);
  await tx.execute(sql`
    insert into search.changes (kind, id)
    select kind, id from search.documents
    union select kind, id from content_items where kind = any(${sql.param([...SEARCH_KINDS])}::text[])
    union select 'fact', id from facts`);
  await tx.execute(sql`delete from search.state`);
  const { rows } = await tx.execute<{ until: string | null }>(sql`
    select max(position) as until from search.changes where not exists (select from search.documents)`);
  const until = rows[0]?.until ?? null;
  await tx.insert(searchState).values({ version, firstBuildUntil: until === null ? null : Number(until) });
}

/** Increase it when the rules for building documents change. Changed rules of keys are detected automatically. */
const DOCUMENT_RULES = 4;

/** Identifies the rules of an index. If the number differs, the index is rebuilt. */
function indexVersion(): number {
  const made = [DOCUMENT_RULES, ALIASES, indexFingerprint()];
  return createHash('sha256').update(JSON.stringify(made)).digest().readInt32BE();
}
