import type { Database } from '@dalil/database/connection.ts';
import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { asc, gt } from 'drizzle-orm';
import { FIRST_HASH, hashOf } from '../../core/audit.ts';

const ENTRIES_A_READ = 1000;

/** How an entry breaks the chain: one before it is missing, it does not follow the one before, or its content was changed. */
export const BREAKS = ['missing', 'unlinked', 'changed'] as const;
export type ChainBreak = (typeof BREAKS)[number];

/** The chain up to `entries`, whose last hash is `lastHash`. `brokenAt`: the number of the first entry that breaks it. */
export type ChainState = {
  isIntact: boolean;
  entries: number;
  lastHash: string;
  brokenAt: number | null;
  reason: ChainBreak | null;
  /** Whether the end of the log, or a break, was reached. */
  isComplete: boolean;
};

type ChainPart = {
  /** Number and hash of the last entry that is verified. */
  after?: number;
  lastHash?: string;
  /** How many entries to verify at most, rounded up to whole reads. */
  limit?: number;
};

/**
 * PRIV-9: verifies the audit log from an entry on. A log that was cut at its end still verifies: compare `lastHash` with a copy
 * stored elsewhere.
 */
export async function verifyChain(db: Database, part: ChainPart = {}): Promise<ChainState> {
  const { after = 0, limit = Number.POSITIVE_INFINITY } = part;
  let entries = after;
  let lastHash = part.lastHash ?? FIRST_HASH;
  const state = (broken: Pick<ChainState, 'brokenAt' | 'reason'> | null, isComplete: boolean): ChainState => ({
    isIntact: broken === null,
    entries,
    lastHash,
    brokenAt: broken?.brokenAt ?? null,
    reason: broken?.reason ?? null,
    isComplete,
  });
  while (entries - after < limit) {
    const rows = await db
      .select()
      .from(complianceAuditLogs)
      .where(gt(complianceAuditLogs.sequence, entries))
      .orderBy(asc(complianceAuditLogs.sequence))
      .limit(ENTRIES_A_READ);
    for (const row of rows) {
      const reason = breakOf(row, entries, lastHash);
      if (reason !== null) return state({ brokenAt: entries + 1, reason }, true);
      entries = row.sequence;
      lastHash = row.hash;
    }
    if (rows.length < ENTRIES_A_READ) return state(null, true);
  }
  return state(null, false);
}

function breakOf(row: typeof complianceAuditLogs.$inferSelect, entries: number, lastHash: string): ChainBreak | null {
  if (row.sequence !== entries + 1) return 'missing';
  if (row.previousHash !== lastHash) return 'unlinked';
  return row.hash === hashOf(lastHash, row) ? null : 'changed';
}
