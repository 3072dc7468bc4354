import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** CHAT-6: what people with an account asked; guests keep theirs in the tab. Deleted `CONVERSATION_KEPT_DAYS` after the last question. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('conversations_user').on(table.userId, table.updatedAt),
    index('conversations_updated').on(table.updatedAt),
  ],
);

/** A question with its answer, as it was shown. `rating` is what the reader thought of it. */
export const conversationTurns = pgTable(
  'conversation_turns',
  {
    id: uuid().primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    question: text().notNull(),
    answer: jsonb().notNull(),
    engine: text().notNull(),
    rating: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('conversation_turns_position').on(table.conversationId, table.position)],
);

/** What readers thought of answers, of nobody: question and answer are there only where the reader gave them. */
export const answerFeedback = pgTable(
  'answer_feedback',
  {
    /** Drawn by the device for one answer, so that a changed mind replaces the rating. */
    key: uuid().primaryKey(),
    rating: text().notNull(),
    message: text(),
    locale: text().notNull(),
    engine: text().notNull(),
    outcome: text().notNull(),
    cited: text().array().notNull(),
    question: text(),
    answer: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('answer_feedback_created').on(table.createdAt)],
);

/**
 * What a model has worked for one person on a day, in tokens and time, shared by all server processes. `subject` is a keyed
 * hash that changes daily, as in `rate_limits`.
 */
export const assistantUsage = pgTable(
  'assistant_usage',
  {
    subject: text().notNull(),
    day: date().notNull(),
    tokens: integer().notNull(),
    milliseconds: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.day] })],
);
