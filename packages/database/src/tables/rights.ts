import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { moment } from './moment.ts';

/**
 * PRIV-6: requests of people about their own data, of users and of guests with a verified address. A row outlives the account as
 * a record without a person: erasure clears what was written and the address, and leaves number, type and dates.
 */
export const dataSubjectRequests = pgTable(
  'data_subject_requests',
  {
    id: uuid().primaryKey(),
    /** The number its sender keeps. */
    receiptNumber: text('receipt_number').notNull().unique(),
    /** Null for a guest. */
    userId: uuid('user_id'),
    /** A guest's address, and its keyed hash, by which it is found and which remains. */
    guestAddress: text('guest_address'),
    addressHash: text('address_hash'),
    /** When the guest proved the address. Null for users, and for guests who have not yet: staff do not see those. */
    verifiedAt: moment('verified_at'),
    codeHash: text('code_hash'),
    codeExpiresAt: moment('code_expires_at'),
    codeAttempts: integer('code_attempts').notNull().default(0),
    requestType: text('request_type').notNull(),
    status: text().notNull(),
    requestDate: moment('request_date').notNull(),
    dueDate: moment('due_date').notNull(),
    description: text().notNull(),
    response: text(),
    completionDate: moment('completion_date'),
    locale: text().notNull(),
    /** When an erasure is carried out, unless it is cancelled before. Null for the other types. */
    executeAfter: moment('execute_after'),
    /** Every status with its time, the first first. */
    timeline: jsonb().notNull().$type<{ at: string; status: string }[]>(),
    messages: jsonb().notNull().$type<{ at: string; from: 'user' | 'staff'; text: string }[]>(),
    /** What an erasure deleted and what remains, with the reason. */
    outcome: jsonb().$type<Record<string, unknown>>(),
    /** Who of the holders of data protection answers it. Null: nobody has taken it. */
    assignedTo: uuid('assigned_to').references(() => profiles.id, { onDelete: 'set null' }),
    handledBy: uuid('handled_by').references(() => profiles.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('data_subject_requests_user').on(table.userId, table.requestDate),
    index('data_subject_requests_address').on(table.addressHash),
    index('data_subject_requests_queue').on(table.status, table.dueDate),
  ],
);

/** PRIV-7: exports of a user's own data. The file is in the private store `legal-exports` until it expires. */
export const dataExportRequests = pgTable(
  'data_export_requests',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    exportFormat: text('export_format').notNull(),
    dataCategories: text('data_categories').array().notNull(),
    status: text().notNull(),
    requestDate: moment('request_date').notNull(),
    downloadUrl: text('download_url'),
    completionDate: moment('completion_date'),
    expiresAt: moment('expires_at'),
    locale: text().notNull(),
    /** Of the tables to read, in percent. */
    progress: integer().notNull(),
    /** The name of the file in the store. Null before it exists and after it was deleted. */
    fileKey: text('file_key'),
    bytes: bigint({ mode: 'number' }),
    sha256: text(),
    failureReason: text('failure_reason'),
  },
  (table) => [
    index('data_export_requests_user').on(table.userId, table.requestDate),
    index('data_export_requests_expiry').on(table.expiresAt),
  ],
);

/** Who was erased, as a hash of the id only. A restored backup is erased again by it. */
export const erasureTombstones = pgTable(
  'erasure_tombstones',
  {
    /** SHA-256 of the user's id, in hex. */
    subjectHash: text('subject_hash').primaryKey(),
    erasedAt: moment('erased_at').notNull(),
  },
  (table) => [uniqueIndex('erasure_tombstones_time').on(table.erasedAt, table.subjectHash)],
);
