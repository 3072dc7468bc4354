import type { DataCategory } from '@dalil/domain/privacy/data-categories.ts';
import type { KeepReason } from '@dalil/domain/privacy/erasure.ts';
import { type SQL, sql } from 'drizzle-orm';

/** The person whose data it is, by everything rows are found by. A guest has only an address. */
export type DataSubject = { userId: string | null; email: string | null; fullName: string | null };

/** The condition that finds a person's rows. Null if the person has nothing they could be found by. */
export type Find = (subject: DataSubject) => SQL | null;

/**
 * What an erasure does with the rows. `clear` leaves them without the person, for the reason: it sets columns to an SQL value, or,
 * in `people`, removes the id of the person and of no other. `keep` changes nothing, for the reason.
 */
export type OnErasure =
  | { action: 'delete' }
  | {
      action: 'clear';
      values: Readonly<Record<string, 'null' | "''" | "'[]'">>;
      people: readonly string[];
      reason: KeepReason;
    }
  | { action: 'keep'; reason: KeepReason };

/** A table that can contain personal data: its columns, the data subject, the retention and what an erasure does. */
export type PersonalData = {
  table: string;
  category: DataCategory;
  /** Those in exports. Secrets, such as the hash of a password, are not among them. */
  columns: readonly string[];
  /** How a row is found for its data subject, in words. */
  foundBy: string;
  /** Null where no row can be found for a person. */
  find: Find | null;
  onErasure: OnErasure;
  /** Infinity: as long as the account, or, for the audit log, as long as the product. */
  retentionDays: number;
};

/** An object store that can contain personal data. */
export type PersonalStore = { store: string; holds: string; foundBy: string; onErasure: OnErasure };

export const DELETE: OnErasure = { action: 'delete' };

/** By the id of the user in any of the columns. */
export function byUser(...columns: string[]): Find {
  return ({ userId }) =>
    userId === null
      ? null
      : sql.join(
          columns.map((column) => sql`${sql.identifier(column)} = ${userId}::uuid`),
          sql` or `,
        );
}

/** By the address in a column, whatever its case. */
export function byAddress(column: string): Find {
  return ({ email }) => (email === null ? null : sql`lower(${sql.identifier(column)}) = ${email.toLowerCase()}`);
}

/** A table with the id of the user in `user_id`, whose rows are deleted with the account. Stored as long as the account, or for some days. */
export function ofAccount(
  table: string,
  category: DataCategory,
  columns: readonly string[],
  retentionDays = Number.POSITIVE_INFINITY,
): PersonalData {
  return { table, category, columns, foundBy: 'user_id', find: byUser('user_id'), onErasure: DELETE, retentionDays };
}

/** A table about the work of staff: the rows stay with the content, without the person. */
export function staffWork(
  table: string,
  people: readonly string[],
  words: readonly string[] = [],
  retentionDays = Number.POSITIVE_INFINITY,
): PersonalData {
  return {
    table,
    category: 'work',
    columns: [...people, ...words],
    foundBy: people.join(', '),
    find: byUser(...people),
    onErasure: { action: 'clear', values: {}, people, reason: 'editorial_record' },
    retentionDays,
  };
}

/** A table of the registry in SQL. Its name may have a schema. */
export function tableOf({ table }: Pick<PersonalData, 'table'>): SQL {
  return sql.join(
    table.split('.').map((part) => sql.identifier(part)),
    sql`.`,
  );
}
