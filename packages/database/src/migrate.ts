import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { ConfigurationError } from './configuration-error.ts';
import { connectClient } from './connection.ts';
import type { DatabaseAddress } from './connection-address.ts';
import { errorCode } from './connection-failure.ts';

/** An arbitrary lock number, the same in every process, so that migrations run one after another. */
const MIGRATION_LOCK = 7_320_110_001;
const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));
const INSUFFICIENT_PRIVILEGE = '42501';

export interface AppliedMigration {
  readonly hash: string;
  /** Milliseconds since 1970, as drizzle-kit wrote it in the journal. Migrations are ordered by it. */
  readonly createdAt: number;
}

export interface MigrationResult {
  /** How many migrations this call applied. */
  readonly applied: number;
  readonly total: number;
}

/** Every migration of this version of the code, oldest first. */
export function listMigrations(folder = MIGRATIONS_FOLDER): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder });
}

/**
 * Migrates the database to the schema of this code. Several processes may call it at the same time. Each migration is one
 * transaction. Throws a ConfigurationError if a newer version has already migrated the database, or the account may not create
 * tables.
 */
export async function migrateDatabase(address: DatabaseAddress, folder = MIGRATIONS_FOLDER): Promise<MigrationResult> {
  const migrations = listMigrations(folder);
  const client = await connectClient(address);
  try {
    const known = await listApplied(client);
    rejectNewer(known, migrations);
    if (known.length >= migrations.length) return { applied: 0, total: migrations.length };
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return { applied: await applyMigrations(client, migrations), total: migrations.length };
  } catch (error) {
    throw errorCode(error) === INSUFFICIENT_PRIVILEGE ? notAllowed(error) : error;
  } finally {
    await client.end();
  }
}

/** Applies the missing `migrations` and returns their number. Opens no transaction if the caller has one. */
export async function applyMigrations(
  client: ClientBase,
  migrations: readonly MigrationMeta[],
  isInTransaction = false,
): Promise<number> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const applied = await listApplied(client);
  rejectNewer(applied, migrations);
  const last = applied.at(-1)?.createdAt ?? -1;
  const missing = migrations.filter((migration) => migration.folderMillis > last);
  for (const migration of missing) await applyOne(client, migration, isInTransaction);
  return missing.length;
}

/** The migrations a database has, oldest first. Empty if it was never migrated. */
export async function listApplied(client: ClientBase): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!found[0]?.isThere) return [];
  const { rows } = await client.query<{ hash: string; createdAt: string }>(
    'select hash, created_at as "createdAt" from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map((row) => ({ hash: row.hash, createdAt: Number(row.createdAt) }));
}

async function applyOne(client: ClientBase, migration: MigrationMeta, isInTransaction: boolean): Promise<void> {
  if (!isInTransaction) await client.query('begin');
  try {
    for (const statement of migration.sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.folderMillis,
    ]);
    if (!isInTransaction) await client.query('commit');
  } catch (error) {
    if (!isInTransaction) await client.query('rollback');
    throw error;
  }
}

function rejectNewer(applied: readonly AppliedMigration[], migrations: readonly MigrationMeta[]): void {
  const newest = migrations.at(-1)?.folderMillis ?? -1;
  if ((applied.at(-1)?.createdAt ?? -1) > newest) {
    throw new ConfigurationError(
      'The database was made by a newer version of Dalil than this one. Install that version, or restore a backup of this one.',
    );
  }
}

function notAllowed(error: unknown): ConfigurationError {
  return new ConfigurationError(
    'The account of DATABASE_URL may not create tables in its database. Make it the owner of that database, or grant it CREATE on the database and on its schema public.',
    ['DATABASE_URL'],
    { cause: error },
  );
}
