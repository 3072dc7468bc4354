import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * STAFF-9: the Ed25519 keys that sign manifests of texts. One is in use. Of a retired key only the public part is left, so
 * that what it signed can still be verified. Keys are in base64url: the 32 bytes of the public one, PKCS #8 of the private one.
 */
export const provenanceKeys = pgTable(
  'provenance_keys',
  {
    id: text().primaryKey(),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('provenance_keys_in_use').on(sql`(true)`).where(sql`${table.retiredAt} is null`)],
);
