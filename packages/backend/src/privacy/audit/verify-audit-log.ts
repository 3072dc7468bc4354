import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { FIRST_HASH } from '../../core/audit.ts';
import { query } from '../../core/query.ts';
import { BREAKS, verifyChain } from './verify-chain.ts';

/** How many entries one call verifies, so that a page can show how far it is. */
const ENTRIES_A_CALL = 5000;

export const verifyInput = z.object({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .meta({ description: 'The number of the last entry that is verified already', example: 0 }),
  hash: textInput()
    .regex(/^[0-9a-f]{64}$/)
    .default(FIRST_HASH)
    .meta({ description: 'Its hash', example: FIRST_HASH }),
});

export const chainStateSchema = z.object({
  isIntact: z.boolean(),
  entries: z.int(),
  lastHash: z.string(),
  brokenAt: z.nullable(z.int()),
  reason: z.nullable(z.enum(BREAKS)),
  isComplete: z.boolean(),
  /** How many entries the log has. */
  total: z.int(),
});

/** PRIV-9: verifies a part of the audit log, and reports where the chain breaks. Continue with `entries` and `lastHash`. */
export const verifyAuditLog = query({
  name: 'verify-audit-log',
  input: verifyInput,
  permission: 'privacy:audit:any',
  run: async ({ db }, { after, hash }) => ({
    ...(await verifyChain(db, { after, lastHash: hash, limit: ENTRIES_A_CALL })),
    total: await db.$count(complianceAuditLogs),
  }),
});
