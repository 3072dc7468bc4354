import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { moment } from './moment.ts';

/** PROF-3: a user's preferences, one row per category, with only the fields that were ever set. */
export const userPreferences = pgTable(
  'user_preferences',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    category: text().notNull(),
    data: jsonb().notNull().$type<Record<string, unknown>>(),
    /** Counts the changes, so that a device knows whether it has the latest. */
    version: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the newest change was made on its device. It decides between devices that disagree. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.category] })],
);

/** ONB-2: a user's progress in the onboarding. */
export const userOnboarding = pgTable('user_onboarding', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  hasCompletedOnboarding: boolean('has_completed_onboarding').notNull(),
  completedSteps: text('completed_steps').array().notNull(),
  preferences: jsonb().notNull().$type<Record<string, unknown>>(),
  startedAt: moment('started_at'),
  completedAt: moment('completed_at'),
  deviceId: uuid('device_id'),
  updatedAt: moment('updated_at').notNull(),
});
