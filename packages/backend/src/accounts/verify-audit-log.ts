import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { asc, gt } from 'drizzle-orm';
import * as z from 'zod';
import { FIRST_HASH, hashOf } from '../core/audit.ts';
import { query } from '../core/query.ts';

const ENTRIES_A_READ = 1000;

/**
 * PRIV-9: verifies the audit log from its first entry and reports where the chain breaks: a missing number, a changed entry, or
 * an entry that does not follow the previous one. A log truncated at its end still verifies. Compare `lastHash` with a copy
 * stored elsewhere.
 */
export const verifyAuditLog = query({
  name: 'verify-audit-log',
  input: z.object({}),
  permission: 'privacy:audit:any',
  run: async ({ db }) => {
    let entries = 0;
    let lastHash = FIRST_HASH;
    for (;;) {
      const rows = await db
        .select()
        .from(complianceAuditLogs)
        .where(gt(complianceAuditLogs.sequence, entries))
        .orderBy(asc(complianceAuditLogs.sequence))
        .limit(ENTRIES_A_READ);
      for (const row of rows) {
        const follows = row.sequence === entries + 1 && row.previousHash === lastHash;
        if (!follows || row.hash !== hashOf(lastHash, row))
          return { isIntact: false, entries, lastHash, brokenAt: entries + 1 };
        entries = row.sequence;
        lastHash = row.hash;
      }
      if (rows.length < ENTRIES_A_READ) return { isIntact: true, entries, lastHash, brokenAt: null };
    }
  },
});
