import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

/** All tables of the product are in these two schemas. Tables of extensions in them are excluded. */
const SCHEMAS = ['public', 'drizzle'];
const ROWS_A_PAGE = 500;
const NOT_OF_AN_EXTENSION = (catalogue: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = x.oid and d.deptype = 'e')`;

export interface TableColumn {
  readonly name: string;
  readonly type: string;
}

export interface Table {
  /** Schema and name, quoted where SQL requires it. */
  readonly name: string;
  /** Without generated columns, which PostgreSQL computes again. */
  readonly columns: readonly TableColumn[];
}

export interface Sequence {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** Every table of the product, from the PostgreSQL catalogue. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: TableColumn[] }>(
    `select format('%I.%I', n.nspname, x.relname) as name,
            coalesce((select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
               from pg_attribute a
              where a.attrelid = x.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''), '[]') as columns
       from pg_class x join pg_namespace n on n.oid = x.relnamespace
      where n.nspname = any($1) and x.relkind in ('r', 'p') and not x.relispartition and ${NOT_OF_AN_EXTENSION('pg_class')}
      order by 1`,
    [SCHEMAS],
  );
  return rows;
}

export async function listSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, x.relname) as name
       from pg_class x join pg_namespace n on n.oid = x.relnamespace
      where n.nspname = any($1) and x.relkind = 'S' and ${NOT_OF_AN_EXTENSION('pg_class')} order by 1`,
    [SCHEMAS],
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    );
    if (rows[0]) sequences.push({ name, ...rows[0] });
  }
  return sequences;
}

/** The rows of a table, one JSON array of texts each, in no particular order, read in batches inside the caller's transaction. */
export async function* readRows(client: ClientBase, table: Table): AsyncGenerator<string[]> {
  const values = table.columns.map((column) => `${quote(column.name)}::text`).join(', ');
  await client.query(
    `declare table_rows no scroll cursor for select array_to_json(array[${values}]::text[])::text as line from ${table.name}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_A_PAGE} from table_rows`);
    if (rows.length === 0) break;
    yield rows.map((row) => row.line);
  }
  await client.query('close table_rows');
}

/** Counts rows and adds up their hashes, so that their order does not matter. */
export class TableDigest {
  rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.rows += 1;
    this.#sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
  }

  get hash(): string {
    return BigInt.asUintN(256, this.#sum).toString(16).padStart(64, '0');
  }
}

/** The current count and hash of a table. */
export async function digestTable(client: ClientBase, table: Table): Promise<{ rows: number; hash: string }> {
  const digest = new TableDigest();
  for await (const lines of readRows(client, table)) for (const line of lines) digest.add(line);
  return { rows: digest.rows, hash: digest.hash };
}

/** Sets the session so that the text form of a value does not depend on the place or machine. */
export async function fixTextForms(client: ClientBase): Promise<void> {
  await client.query(
    "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1; set local lc_monetary = 'C'; set local xmloption = 'content'",
  );
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Statements that remove every object of the product, for `restore --replace`. Extensions and the schemas themselves remain. */
export async function listDropStatements(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `select statement from (
       select case x.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
              format('%I.%I', n.nspname, x.relname) as name, case x.relkind when 'S' then 2 else 1 end as step
         from pg_class x join pg_namespace n on n.oid = x.relnamespace
        where n.nspname = any($1) and x.relkind in ('r', 'p', 'v', 'm', 'S') and not x.relispartition and ${NOT_OF_AN_EXTENSION('pg_class')}
       union all
       select 'routine', x.oid::regprocedure::text, 2
         from pg_proc x join pg_namespace n on n.oid = x.pronamespace
        where n.nspname = any($1) and ${NOT_OF_AN_EXTENSION('pg_proc')}
       union all
       select 'type', format('%I.%I', n.nspname, x.typname), 3
         from pg_type x join pg_namespace n on n.oid = x.typnamespace
        where n.nspname = any($1) and x.typtype in ('e', 'd') and ${NOT_OF_AN_EXTENSION('pg_type')}
     ) objects cross join lateral (select format('drop %s if exists %s cascade', kind, name) as statement) s
     order by step`,
    [SCHEMAS],
  );
  return rows.map((row) => row.statement);
}

/**
 * The job queue, the search index and the offline guide are in no backup. They are dropped with the data they belong to, and the
 * next start creates them again.
 */
export const DROP_DERIVED = ['pgboss', 'search', 'offline'].map((schema) => `drop schema if exists ${schema} cascade`);
