import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';

/** The responses to operations of devices, so that a repeated delivery has no second effect and gets the same response. */
export const operationReceipts = pgTable(
  'operation_receipts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    operationId: uuid('operation_id').notNull(),
    contentHash: text('content_hash').notNull(),
    outcome: jsonb().notNull(),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operationId] }),
    index('operation_receipts_applied').on(table.appliedAt),
  ],
);

/** The same for messages without an account, which are identified by their id only. */
export const openReceipts = pgTable(
  'open_receipts',
  {
    operationId: uuid('operation_id').primaryKey(),
    contentHash: text('content_hash').notNull(),
    outcome: jsonb().notNull(),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('open_receipts_applied').on(table.appliedAt)],
);
