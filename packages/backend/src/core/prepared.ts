import type { Database } from '@dalil/database/connection.ts';
import { type SQL, sql } from 'drizzle-orm';

type Execute = (values: Record<string, unknown>) => Promise<unknown>;

/** What a value of a prepared read is in the database. */
type ValueType = 'text' | 'text[]' | 'int' | 'int[]' | 'date';

/**
 * A value of a prepared read. It is hidden from the planner: where the database sees how long an array is, it takes a
 * plan made for it to be better, and plans the read anew each time, which takes longer than the read.
 */
export function given(name: string, type: ValueType): SQL {
  return sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`;
}

/**
 * A read whose plan every connection keeps: for the few that are asked so often that planning them weighs. `query` names
 * its values by `given`; `columns` are those it selects. The rows come in the order of the query.
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
