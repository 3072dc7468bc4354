import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';

/** PROF-6: what people with an account keep. Folders are theirs alone, so a folder's id says nothing to anybody else. */
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

/** An item is named and not referred to: a bookmark stays when the item is taken back. */
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
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.itemId] })],
);
