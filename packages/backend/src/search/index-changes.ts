import { createHash } from 'node:crypto';
import type { Database } from '@dalil/database/connection.ts';
import { allowLongTransaction } from '@dalil/database/long-transaction.ts';
import { searchState } from '@dalil/database/tables/search.ts';
import type { ContentChange } from '@dalil/domain/guide/content-tags.ts';
import { indexFingerprint } from '@dalil/search/index-fingerprint.ts';
import { SEARCH_KINDS } from '@dalil/search/search-document.ts';
import { ALIASES } from '@dalil/search/words/aliases.ts';
import { sql } from 'drizzle-orm';
import { readSources, type Reference } from './read-sources.ts';
import { writeIndex } from './write-index.ts';

/** An arbitrary lock number, the same in every process: one process writes the index at a time. */
const INDEX_LOCK = 7_320_110_005;
const CHANGE_BATCH_SIZE = 100;
/** The change reported to every process after the index has changed. Responses based on it are outdated. */
export const INDEX_CHANGE: ContentChange = { kind: 'search', id: 'index' };
/** The kinds of changes that invalidate data read for searching. */
export const SEARCH_CHANGES: readonly string[] = [...SEARCH_KINDS, INDEX_CHANGE.kind];

/**
 * Updates the index from the content: takes marked changes until none are left, each batch in one transaction, so that a killed
 * process loses none and parallel processes repeat none. Returns the number of documents processed. `isStopped` ends it between
 * two batches.
 */
export async function indexChanges(db: Database, isStopped: () => boolean = () => false): Promise<number> {
  let looked = 0;
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      await allowLongTransaction(tx);
      await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`);
      await markAllAfterNewRules(tx);
      return indexBatch(tx);
    });
    looked += taken;
    if (taken === 0 || isStopped()) return looked;
  }
}

async function indexBatch(tx: Database): Promise<number> {
  const { rows } = await tx.execute<Reference>(sql`
    delete from search.changes where position in (
      select position from search.changes order by position limit ${CHANGE_BATCH_SIZE}) returning kind, id`);
  if (rows.length === 0) return 0;
  const changed = [...new Map(rows.map((row) => [`${row.kind}/${row.id}`, row])).values()];
  await writeIndex(tx, changed, await readSources(tx, changed));
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
const DOCUMENT_RULES = 3;

/** Identifies the rules of an index. If the number differs, the index is rebuilt. */
function indexVersion(): number {
  const made = [DOCUMENT_RULES, ALIASES, indexFingerprint()];
  return createHash('sha256').update(JSON.stringify(made)).digest().readInt32BE();
}
