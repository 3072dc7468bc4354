import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { moment } from './moment.ts';

const person = (name: string) => uuid(name).references(() => profiles.id, { onDelete: 'set null' });

/** The operator's news by mail: written by one person of the staff, and sent once a second one has confirmed it. */
export const operatorNews = pgTable(
  'operator_news',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Counts the versions of the text, so that a person confirms the one they have read. */
    revision: integer().notNull(),
    /** `NewsTexts` of domain: subject and text in each language. */
    texts: jsonb().notNull(),
    writtenBy: person('written_by'),
    confirmedBy: person('confirmed_by'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** From then on it is sent, and its text never changes. */
    confirmedAt: moment('confirmed_at'),
    /** When the last mail was queued. */
    finishedAt: moment('finished_at'),
  },
  (table) => [index('operator_news_created').on(table.createdAt)],
);

/** Who got which news. The key makes it one mail for each, in any number of processes. */
export const operatorNewsRecipients = pgTable(
  'operator_news_recipients',
  {
    newsId: uuid('news_id')
      .notNull()
      .references(() => operatorNews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    queuedAt: moment('queued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.userId] }),
    index('operator_news_recipients_user').on(table.userId),
  ],
);

/**
 * Who has asked for the operator's news, and who has confirmed it by the link of a mail and gets them. Whoever leaves has no row. The
 * decisions themselves are in `user_consents`.
 */
export const newsSubscriptions = pgTable('news_subscriptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** The address the link was sent to. */
  email: text().notNull(),
  /** The hash of what the link holds. Null once it was used. */
  secretHash: text('secret_hash'),
  requestedAt: moment('requested_at').notNull(),
  confirmedAt: moment('confirmed_at'),
});
