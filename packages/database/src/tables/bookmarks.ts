import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';

/** PROF-6: bookmarks of users with an account. Folders are private, and a folder's id has no meaning for other users. */
export const bookmarkFolders = pgTable(
  'bookmark_folders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    name: text().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** The item is named without a foreign key: a bookmark remains when the item is unpublished. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    folderId: uuid('folder_id'),
    note: text().notNull(),
    otherNote: text('other_note'),
    noteVersion: integer('note_version').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
    index('bookmarks_item').on(table.kind, table.itemId),
  ],
);
