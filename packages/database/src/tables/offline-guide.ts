import { bigint, boolean, customType, date, index, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** PWA-9: the guide in the form devices store. It is built from the content and can be rebuilt, so it is in no backup. */
export const offlineSchema = pgSchema('offline');

/**
 * Each response of a pack with the version that changed it last. An unpublished entry leaves its row without a body, so that a
 * device that updates later learns of the removal.
 */
export const offlineEntries = offlineSchema.table(
  'entries',
  {
    pack: plainText().notNull(),
    path: plainText().notNull(),
    group: text('entry_group').notNull(),
    hash: text().notNull(),
    body: text().notNull(),
    /** Which changes affect it, as for cached pages. */
    tags: text().array().notNull(),
    version: bigint({ mode: 'number' }).notNull(),
    isRemoved: boolean('is_removed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pack, table.path] }),
    index('entries_version').on(table.pack, table.version),
  ],
);

/** Changed content that is not in the guide yet. Triggers write it in the transaction of the change. */
export const offlineChanges = offlineSchema.table('changes', {
  position: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  id: text().notNull(),
});

/**
 * The version of the whole guide: the second it was built at, or one more than the previous version, so that no version is used
 * twice, also after a restore. Devices older than `oldest` need the whole pack.
 */
export const offlineState = offlineSchema.table('state', {
  version: bigint({ mode: 'number' }).primaryKey(),
  oldest: bigint({ mode: 'number' }).notNull(),
  /** The day in Dubai for which the whole guide was read. */
  day: date().notNull(),
  /** Identifies the build rules. If the number differs, the whole guide is read again. */
  rules: bigint({ mode: 'number' }).notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});
