import type { Database } from '@dalil/database/connection.ts';
import { type SQL, sql } from 'drizzle-orm';

type Execute = (values: Record<string, unknown>) => Promise<unknown>;

/** The database type of a value of a prepared read. */
type ValueType = 'text' | 'text[]' | 'int' | 'int[]' | 'date';

/**
 * A value of a prepared read. It is hidden from the planner: if PostgreSQL knows the length of an array, it considers a custom
 * plan better and plans every read again, which takes longer than the read.
 */
export function given(name: string, type: ValueType): SQL {
  return sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`;
}

/**
 * A read whose plan every connection caches, for the few queries that are frequent enough for planning time to matter. `query`
 * names its values by `given`, `columns` are the selected columns. The rows are in the order of the query.
 */
export function prepared<Row extends object>(
  name: string,
  columns: readonly (keyof Row & string)[],
  query: SQL,
): (db: Database, values: Record<string, unknown>) => Promise<Row[]> {
  const statements = new WeakMap<Database, Execute>();
  const fields = Object.fromEntries(columns.map((column) => [column, sql.raw(`q."${column}"`)]));
  return async (db, values) => {
    let execute = statements.get(db);
    if (!execute) {
      const statement = db.select(fields).from(sql`(${query}) q`).prepare(name);
      execute = (given) => statement.execute(given);
      statements.set(db, execute);
    }
    return (await execute(values)) as Row[];
  };
}
