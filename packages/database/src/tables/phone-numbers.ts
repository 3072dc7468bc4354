import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { moment } from './moment.ts';

/** The telephone number of a user that was confirmed by a code. Text messages go to no other. */
export const phoneNumbers = pgTable('phone_numbers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  /** E.164: `+971501234567`. */
  phoneNumber: text('phone_number').notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
});

/** The number that a user wants to confirm, with the hash of the one code that does. */
export const phoneCodes = pgTable('phone_codes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  phoneNumber: text('phone_number').notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});
