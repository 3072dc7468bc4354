import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import type { TableCount } from './backup.ts';
import {
  type BackupFile,
  type BackupHeader,
  readBackup,
  type TableEnd,
  type TableStart,
  unpackFile,
} from './backup-file.ts';
import {
  digestTable,
  DROP_DERIVED,
  fixTextForms,
  listDropStatements,
  listTables,
  quote,
  type Table,
} from './backup-tables.ts';
import { ConfigurationError } from './configuration-error.ts';
import { connectClient } from './connection.ts';
import type { DatabaseAddress } from './connection-address.ts';
import { errorCode } from './connection-failure.ts';
import { applyMigrations, listMigrations } from './migrate.ts';

const ROWS_A_STATEMENT = 500;
const BYTES_A_STATEMENT = 4_000_000;
const LOCK_NOT_AVAILABLE = '55P03';

export interface RestoreOptions {
  /** Overwrite a database that already contains tables. */
  readonly isReplacing?: boolean;
  /** Migrations other than the product's, for tests. */
  readonly migrationsFolder?: string;
  /** Stores a file of the backup. It is called before the tables are committed, so storing a file twice must have one effect. */
  readonly saveFile?: (file: BackupFile) => Promise<void>;
}

export interface RestoreResult {
  readonly tables: readonly TableCount[];
  /** Migrations newer than the backup, applied after loading. */
  readonly migrated: number;
  readonly files: number;
}

/**
 * Loads a backup in one transaction: either every table is restored and verified by count and hash, or nothing changes. Then
 * migrates the schema, in the same transaction. Whoever was erased from a replaced database stays listed as erased. Throws a ConfigurationError if the database is not empty, or the backup is damaged or newer than this
 * code.
 */
export async function restoreDatabase(
  address: DatabaseAddress,
  path: string,
  options: RestoreOptions = {},
): Promise<RestoreResult> {
  const client = await connectClient(address);
  try {
    await client.query("begin; set local lock_timeout = '10s'");
    await fixTextForms(client);
    const erased = await listTombstones(client);
    await clear(client, options.isReplacing ?? false);
    const migrations = listMigrations(options.migrationsFolder);
    const { tables, files } = await load(client, path, migrations, options.saveFile);
    const migrated = await applyMigrations(client, migrations, true);
    await addTombstones(client, erased);
    await client.query('commit');
    return { tables, migrated, files };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw errorCode(error) === LOCK_NOT_AVAILABLE ? inUse(error) : error;
  } finally {
    await client.end();
  }
}

async function clear(client: ClientBase, isReplacing: boolean): Promise<void> {
  const statements = await listDropStatements(client);
  if (statements.length > 0 && !isReplacing) {
    throw new ConfigurationError(
      'The database already holds tables; nothing was changed. Add --replace to overwrite them with the backup: npm run restore -- FILE --replace',
    );
  }
  for (const statement of [...statements, ...DROP_DERIVED]) await client.query(statement);
}

type Loaded = { tables: TableCount[]; files: number };

async function load(
  client: ClientBase,
  path: string,
  migrations: readonly MigrationMeta[],
  saveFile: RestoreOptions['saveFile'],
): Promise<Loaded> {
  const lines = readBackup(path);
  const first = await lines.next();
  if (first.done || first.value.type !== 'header') throw new ConfigurationError(`The file ${path} is not a backup.`);
  const header = first.value.value;
  await migrateTo(client, header, migrations);
  const tables = await listTables(client);
  const constraints = await suspendConstraints(client, tables);
  // Migrations fill some tables, so all are emptied. The audit log's triggers, which would prevent it, are disabled by now.
  if (tables.length > 0) await client.query(`truncate ${tables.map((table) => table.name).join(', ')}`);
  const counts: TableCount[] = [];
  let loader: TableLoader | undefined;
  let files = 0;
  for await (const line of lines) {
    if (line.type === 'table') loader = new TableLoader(client, findTable(tables, line.value));
    else if (line.type === 'row') await loader?.add(line.text);
    else if (line.type === 'end' && loader) counts.push(await loader.finish(line.value));
    else if (line.type === 'file') {
      await saveFile?.(unpackFile(line.value));
      files += 1;
    }
  }
  for (const statement of constraints) await client.query(statement);
  for (const sequence of header.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [sequence.name, sequence.lastValue, sequence.isCalled]);
  }
  return { tables: counts, files };
}

type Tombstone = { subject_hash: string; erased_at: Date };

/** Who was erased from the database that is replaced. The backup may be from before, and the next start erases them again. */
async function listTombstones(client: ClientBase): Promise<Tombstone[]> {
  if (!(await hasTombstones(client))) return [];
  const { rows } = await client.query<Tombstone>('select subject_hash, erased_at from public.erasure_tombstones');
  return rows;
}

async function addTombstones(client: ClientBase, erased: readonly Tombstone[]): Promise<void> {
  if (erased.length === 0 || !(await hasTombstones(client))) return;
  await client.query(
    `insert into public.erasure_tombstones (subject_hash, erased_at)
     select * from unnest($1::text[], $2::timestamptz[]) on conflict do nothing`,
    [erased.map((one) => one.subject_hash), erased.map((one) => one.erased_at)],
  );
}

async function hasTombstones(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('public.erasure_tombstones') is not null as has`,
  );
  return rows[0]?.has === true;
}

/** Creates the tables of the schema version in which the backup was made. */
async function migrateTo(client: ClientBase, header: BackupHeader, known: readonly MigrationMeta[]): Promise<void> {
  const hashes = new Set(header.migrations.map((migration) => migration.hash));
  const required = known.filter((migration) => hashes.has(migration.hash));
  if (required.length < hashes.size) {
    throw new ConfigurationError(
      'The backup was made by another version of Dalil, newer than this one; nothing was changed. Restore it with that version.',
    );
  }
  await applyMigrations(client, required, true);
}

/** Drops foreign keys and disables triggers, so that tables load in any order. Returns the statements that restore them. */
async function suspendConstraints(client: ClientBase, tables: readonly Table[]): Promise<string[]> {
  const names = tables.map((table) => table.name);
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.conparentid = 0 and format('%I.%I', n.nspname, c.relname) = any($1)`,
    [names],
  );
  for (const row of rows) await client.query(`alter table ${row.table} drop constraint ${quote(row.name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  return [
    ...rows.map((row) => `alter table ${row.table} add constraint ${quote(row.name)} ${row.definition}`),
    ...names.map((name) => `alter table ${name} enable trigger user`),
  ];
}

/** The table as the backup has it: its columns, in its order. */
function findTable(tables: readonly Table[], start: TableStart): Table {
  const known = tables.find((candidate) => candidate.name === start.table)?.columns ?? [];
  const columns = start.columns.flatMap((name) => known.find((column) => column.name === name) ?? []);
  if (columns.length === start.columns.length && columns.length > 0) return { name: start.table, columns };
  throw new ConfigurationError(`The backup has a table this version cannot hold, ${start.table}; nothing was changed.`);
}

class TableLoader {
  readonly #client: ClientBase;
  readonly #table: Table;
  readonly #statement: string;
  #lines: string[] = [];
  #bytes = 0;

  constructor(client: ClientBase, table: Table) {
    const names = table.columns.map((column) => quote(column.name)).join(', ');
    const values = table.columns.map((column, index) => `(line->>${index})::${column.type}`).join(', ');
    this.#client = client;
    this.#table = table;
    this.#statement = `insert into ${table.name} (${names}) overriding system value select ${values} from jsonb_array_elements($1::jsonb) line`;
  }

  async add(line: string): Promise<void> {
    this.#lines.push(line);
    this.#bytes += line.length;
    if (this.#lines.length >= ROWS_A_STATEMENT || this.#bytes >= BYTES_A_STATEMENT) await this.#flush();
  }

  /** Verifies that the table's current contents are those that were saved. */
  async finish(expected: TableEnd): Promise<TableCount> {
    await this.#flush();
    const { rows, hash } = await digestTable(this.#client, this.#table);
    if (rows === expected.rows && hash === expected.hash) return { table: this.#table.name, rows, hash };
    throw new ConfigurationError(
      `The table ${this.#table.name} did not come back as it was saved (${rows} of ${expected.rows} rows); nothing was changed. Use another backup.`,
    );
  }

  async #flush(): Promise<void> {
    if (this.#lines.length > 0) await this.#client.query(this.#statement, [`[${this.#lines.join(',')}]`]);
    this.#lines = [];
    this.#bytes = 0;
  }
}

function inUse(error: unknown): ConfigurationError {
  return new ConfigurationError(
    'The database is in use; nothing was changed. Stop every Dalil that uses it, then restore.',
    [],
    {
      cause: error,
    },
  );
}
