import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** PROF-1: a user with an account. The address is stored in lower case. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    fullName: text('full_name').notNull(),
    avatarUrl: text('avatar_url'),
    role: text().notNull().default('user'),
    userType: text('user_type').notNull().default('resident'),
    language: text().notNull().default('en'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** AUTH-13: the role came by an invitation that asks for a second factor, whatever the installation asks of others. */
    secondFactorRequired: boolean('second_factor_required').notNull().default(false),
    /** STAFF-8: the right of data protection, beside the role. */
    isDataProtection: boolean('is_data_protection').notNull().default(false),
    suspendedAt: moment('suspended_at'),
    suspendedReason: text('suspended_reason'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  // Every request of staff asks whether anybody has the right.
  (table) => [index('profiles_data_protection').on(table.id).where(sql`${table.isDataProtection}`)],
);

/** AUTH-9: one row per signed-in device. `expires_at` moves with every activity, `created_at` limits the total lifetime. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** What proved this session besides a password: `app`, `backup-code` or `passkey`. Null if nothing did. */
    secondFactor: text('second_factor'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/**
 * AUTH-9: why a session ended before its owner signed out, for whoever still has its cookie. Found by the hash of the token only,
 * so a row leads to nobody.
 */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    reason: text().notNull(),
    /** The role an account has now, where that is the reason. */
    role: text(),
    endedAt: moment('ended_at').notNull(),
  },
  (table) => [index('ended_sessions_time').on(table.endedAt)],
);

/** Sign-in methods: a password (`credential`) or an account with a provider. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('accounts_user').on(table.userId),
    uniqueIndex('accounts_provider').on(table.providerId, table.accountId),
  ],
);

/** AUTH-13: passkeys. Only the public key is stored. `credential_id` and `public_key` are in base64url. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** The signature counter, if the authenticator has one. A decrease indicates a copied key. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Codes, links and challenges for one use. Identifiers and codes are hashes. */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expiry').on(table.expiresAt),
  ],
);

/**
 * STAFF-7: invitations to the staff. The token of the link is stored as a hash only. A row without `ending` waits or has expired;
 * an address has at most one of those.
 */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    role: text().notNull(),
    /** The language of the mail, and of the account that is made. */
    locale: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** When the newest link was made; `expires_at` counts from it. */
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** `accepted`, `withdrawn` or `replaced`. */
    ending: text(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('staff_invitations_open').on(table.email).where(sql`${table.ending} is null`),
    index('staff_invitations_expiry').on(table.expiresAt),
  ],
);

/** The secret of an authenticator app and its backup codes, encrypted. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean().notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [uniqueIndex('two_factors_user').on(table.userId)],
);

/**
 * PRIV-9: the audit log, in order. Rows are never changed or deleted (a trigger rejects it). Each contains the hash of the
 * previous one, so that a gap or a change is detectable. `user_id` is the acting user and outlives the account.
 */
export const complianceAuditLogs = pgTable(
  'compliance_audit_logs',
  {
    sequence: bigint({ mode: 'number' }).primaryKey(),
    eventType: text('event_type').notNull(),
    userId: uuid('user_id'),
    metadata: jsonb().notNull().$type<Record<string, unknown>>(),
    timestamp: moment('timestamp').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index('compliance_audit_logs_time').on(table.timestamp),
    index('compliance_audit_logs_user').on(table.userId),
  ],
);
