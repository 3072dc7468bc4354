import type { Database } from '@dalil/database/connection.ts';
import type { DataCategory } from '@dalil/domain/privacy/data-categories.ts';
import { sql } from 'drizzle-orm';
import { type DataSubject, tableOf } from '../find-personal-data.ts';
import { PERSONAL_DATA } from '../personal-data.ts';

export type PersonalRow = Record<string, unknown>;
export type PersonalTable = { table: string; category: DataCategory; columns: readonly string[]; rows: PersonalRow[] };

/** More rows of one person than this are a defect or an attack, and would fill the memory. */
const MAX_ROWS = 100_000;

export class ExportTooLarge extends Error {}

/**
 * PRIV-7: the rows of a person in every table of the registry that is in the categories, with the registered columns. The queue is
 * internal and left out: its mails are in the mailbox they were sent to. Throws `ExportTooLarge`.
 */
export async function readPersonalData(
  db: Database,
  subject: DataSubject,
  categories: readonly DataCategory[],
  onProgress: (percent: number) => Promise<void> = async () => {},
): Promise<PersonalTable[]> {
  const entries = exportedTables(categories);
  const tables: PersonalTable[] = [];
  let total = 0;
  for (const [position, entry] of entries.entries()) {
    const found = entry.find?.(subject);
    const columns = sql.join(
      entry.columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const { rows } = found
      ? await db.execute<{ row: PersonalRow }>(
          sql`select to_jsonb(x) as row from (select ${columns} from ${tableOf(entry)} where ${found} limit ${MAX_ROWS + 1}) x`,
        )
      : { rows: [] };
    total += rows.length;
    if (total > MAX_ROWS) throw new ExportTooLarge();
    const { table, category } = entry;
    tables.push({ table, category, columns: entry.columns, rows: rows.map(({ row }) => row) });
    await onProgress(Math.floor(((position + 1) * 90) / entries.length));
  }
  return tables;
}

/** The tables of an export: those in which a person's rows can be found. */
export function exportedTables(categories: readonly DataCategory[]) {
  return PERSONAL_DATA.filter(
    ({ category, find, table }) => categories.includes(category) && find !== null && !table.startsWith('pgboss.'),
  );
}
