import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { moment } from './moment.ts';

/**
 * Changes of published items that users have saved, written by triggers in the transaction of the change. A job turns each into
 * notifications and deletes it. Repeated changes of one thing before that are one row.
 */
export const savedItemChanges = pgTable(
  'saved_item_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    /** `NOTIFICATION_REASONS` of domain. */
    reason: text().notNull(),
    /** The fact that changed. Empty: the item itself. */
    subject: text().notNull(),
    /** Of a fact: its value before the change. */
    before: jsonb(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [uniqueIndex('saved_item_changes_one').on(table.kind, table.itemId, table.reason, table.subject)],
);

/** What a user is told, with the reason. One unread notification for each change of an item. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The row of `saved_item_changes` it was made from, so that no process makes it twice. */
    changeId: bigint('change_id', { mode: 'number' }).notNull(),
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    reason: text().notNull(),
    subject: text().notNull(),
    before: jsonb(),
    /** PROF-4: the flag that switches it off. */
    topic: text().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** When it was sent to the devices of the user. Claimed before sending, so that no process sends it twice. */
    pushedAt: moment('pushed_at'),
    /** When it was put into a mail. Claimed in the transaction that queues the mail. */
    mailedAt: moment('mailed_at'),
    /** When it was sent as a text message. Claimed before sending, as a push. */
    textedAt: moment('texted_at'),
    /** Above the daily cap of mails for single changes, so that the next digest names it. */
    isForDigest: boolean('is_for_digest').notNull().default(false),
  },
  (table) => [
    uniqueIndex('notifications_change').on(table.userId, table.changeId),
    uniqueIndex('notifications_unread')
      .on(table.userId, table.kind, table.itemId, table.reason, table.subject)
      .where(sql`${table.readAt} is null`),
    index('notifications_newest').on(table.userId, table.createdAt.desc()),
  ],
);

/** NOTIF-6: the days whose digest was queued, or had nothing to say. The key makes it one a day for any number of processes. */
export const sentDigests = pgTable(
  'sent_digests',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The day in the time zone of the user. */
    day: date().notNull(),
    queuedAt: moment('queued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** NOTIF-4: how many mails for single changes a user got on a day. The row enforces the cap for any number of processes. */
export const changeMailCounts = pgTable(
  'change_mail_counts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The day in the time zone of the user. */
    day: date().notNull(),
    mails: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** NOTIF-3: the browsers that a user has enabled, as their push services name them. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** An address of the browser's push service, given by the browser. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
);
