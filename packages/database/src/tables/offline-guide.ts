import { bigint, boolean, customType, date, index, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** PWA-9: the guide as devices keep it. It is made from the content and can be made anew, so it is in no backup. */
export const offlineSchema = pgSchema('offline');

/**
 * Each answer of a pack with the version that changed it last. What is taken back leaves its row, without a body, so that
 * a device that comes later hears of it.
 */
export const offlineEntries = offlineSchema.table(
  'entries',
  {
    pack: plainText().notNull(),
    path: plainText().notNull(),
    group: text('entry_group').notNull(),
    hash: text().notNull(),
    body: text().notNull(),
    /** Which changes touch it, as for pages that are kept. */
    tags: text().array().notNull(),
    version: bigint({ mode: 'number' }).notNull(),
    isRemoved: boolean('is_removed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pack, table.path] }),
    index('entries_version').on(table.pack, table.version),
  ],
);

/** Content that changed and is not in the guide yet. Triggers write it, in the transaction of the change. */
export const offlineChanges = offlineSchema.table('changes', {
  position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  id: text().notNull(),
});

/**
 * The version of the whole guide. It is the second it was made at, or one more than before: also after a restore no version
 * is given twice. Devices older than `oldest` need the whole pack.
 */
export const offlineState = offlineSchema.table('state', {
  version: bigint({ mode: 'number' }).primaryKey(),
  oldest: bigint({ mode: 'number' }).notNull(),
  /** The day in Dubai all of it was read for. */
  day: date().notNull(),
  /** Stands for the rules it was made by: another number, and all of it is read again. */
  rules: bigint({ mode: 'number' }).notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});
