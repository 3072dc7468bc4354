import { createHash } from 'node:crypto';
import { dataExportRequests, erasureTombstones } from '@dalil/database/tables/rights.ts';
import type { ErasurePlace, ErasureReport } from '@dalil/domain/privacy/erasure.ts';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '@dalil/database/connection.ts';
import type { Deps } from '../../core/deps.ts';
import { EXPORT_STORE } from '@dalil/domain/privacy/data-export.ts';
import { type DataSubject, type OnErasure, type PersonalData, tableOf } from '../find-personal-data.ts';
import { PERSONAL_DATA } from '../personal-data.ts';

type Parts = Pick<Deps, 'db' | 'now' | 'jobs'>;

/** An erasure left something behind that it should have removed. The transaction is rolled back. */
export class ErasureIncomplete extends Error {
  constructor(places: readonly string[]) {
    super(`still found after an erasure: ${places.join(', ')}`);
  }
}

/**
 * PRIV-6: what an erasure would do with each place that can hold data of a person: how many entries, deleted or not, and why
 * something remains. Changes nothing.
 */
export async function planErasure(db: Database, subject: DataSubject): Promise<ErasurePlace[]> {
  const places: ErasurePlace[] = [];
  for (const entry of await presentTables(db)) {
    const rows = await countRows(db, entry, subject);
    places.push(placeOf(entry.table, entry, rows));
  }
  const files = await listFiles(db, subject);
  places.push({ place: EXPORT_STORE, category: 'requests', rows: files.length, action: 'delete', reason: null });
  return places;
}

/**
 * PRIV-6: erases a person from every place of the registry, then queries each again. `deps.db` must be a transaction: it throws
 * `ErasureIncomplete` if anything is left. The account goes last, as other rows are found by it. Files are removed by a job after
 * the commit: a rollback must not leave rows whose files are gone.
 */
export async function eraseSubject(deps: Parts, subject: DataSubject): Promise<ErasureReport> {
  const { db } = deps;
  const places = await planErasure(db, subject);
  const names = await listFiles(db, subject);
  if (names.length > 0) await deps.jobs.enqueue(db, 'remove-export-files', { names });
  const tables = await presentTables(db);
  const isAccount = ({ table }: PersonalData) => table === 'profiles';
  for (const entry of [...tables.filter((one) => !isAccount(one)), ...tables.filter(isAccount)]) {
    const found = entry.find?.(subject);
    if (found) await eraseRows(db, entry, found, subject);
  }
  const left = await findLeft(db, tables, subject);
  if (left.length > 0) throw new ErasureIncomplete(left);
  const erasedAt = deps.now();
  if (subject.userId !== null) {
    await db
      .insert(erasureTombstones)
      .values({ subjectHash: hashSubject(subject.userId), erasedAt })
      .onConflictDoNothing();
  }
  return { erasedAt: erasedAt.toISOString(), places: places.filter(({ rows }) => rows > 0), left: left.length };
}

/** What remains of an erased user: a hash that only whoever has the id can make. */
export function hashSubject(userId: string): string {
  return createHash('sha256').update(userId).digest('hex');
}

async function eraseRows(db: Database, entry: PersonalData, found: SQL, { userId }: DataSubject): Promise<void> {
  const { onErasure } = entry;
  if (onErasure.action === 'delete') await db.execute(sql`delete from ${tableOf(entry)} where ${found}`);
  else if (onErasure.action === 'clear') {
    const set = [
      ...Object.entries(onErasure.values).map(([column, value]) => sql`${sql.identifier(column)} = ${sql.raw(value)}`),
      ...onErasure.people.map(
        (column) => sql`${sql.identifier(column)} = nullif(${sql.identifier(column)}, ${userId}::uuid)`,
      ),
    ];
    await db.execute(sql`update ${tableOf(entry)} set ${sql.join(set, sql`, `)} where ${found}`);
  }
}

/** The places that still have an entry of the person, other than those that are meant to. */
async function findLeft(db: Database, tables: readonly PersonalData[], subject: DataSubject): Promise<string[]> {
  const left: string[] = [];
  for (const entry of tables) {
    if (entry.onErasure.action === 'keep') continue;
    if ((await countRows(db, entry, subject)) > 0) left.push(entry.table);
  }
  if ((await listFiles(db, subject)).length > 0) left.push(EXPORT_STORE);
  return left;
}

async function countRows(db: Database, entry: PersonalData, subject: DataSubject): Promise<number> {
  const found = entry.find?.(subject);
  if (!found) return 0;
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${tableOf(entry)} where ${found}`,
  );
  return rows[0]?.n ?? 0;
}

/** A database without a job queue yet, as in tests and while a backup is restored, lacks the tables of the queue. */
async function presentTables(db: Database): Promise<PersonalData[]> {
  const { rows } = await db.execute<{ has: boolean }>(sql`select to_regclass('pgboss.job') is not null as has`);
  return PERSONAL_DATA.filter(({ table }) => rows[0]?.has === true || !table.startsWith('pgboss.'));
}

async function listFiles(db: Database, { userId }: DataSubject): Promise<string[]> {
  if (userId === null) return [];
  const rows = await db
    .select({ name: dataExportRequests.fileKey })
    .from(dataExportRequests)
    .where(and(eq(dataExportRequests.userId, userId), isNotNull(dataExportRequests.fileKey)));
  return rows.flatMap(({ name }) => name ?? []);
}

function placeOf(place: string, { category, onErasure }: PersonalData, rows: number): ErasurePlace {
  return { place, category, rows, action: onErasure.action, reason: reasonOf(onErasure) };
}

const reasonOf = (onErasure: OnErasure) => (onErasure.action === 'delete' ? null : onErasure.reason);
