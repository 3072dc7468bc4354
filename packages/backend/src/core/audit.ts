import { createHash } from 'node:crypto';
import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import type { AuditEvent } from '@dalil/domain/accounts/audit-event.ts';
import { desc, sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';

/** An arbitrary lock number, the same in every process: entries are written one after another. */
const AUDIT_LOCK = 7_320_110_004;
export const FIRST_HASH = '0'.repeat(64);

export type AuditEntry = {
  event: AuditEvent;
  /** The acting user. Null if no user is signed in. */
  userId: string | null;
  metadata?: Record<string, unknown>;
};

type HashedPart = {
  sequence: number;
  eventType: string;
  userId: string | null;
  metadata: Record<string, unknown>;
  timestamp: Date;
};

/**
 * PRIV-9: appends to the audit log. `deps.db` must be the transaction of the change itself, so that both commit or roll back
 * together. Each entry contains the hash of the previous one.
 */
export async function recordAudit({ db, now }: Pick<Deps, 'db' | 'now'>, entry: AuditEntry): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${AUDIT_LOCK})`);
  const [last] = await db
    .select({ sequence: complianceAuditLogs.sequence, hash: complianceAuditLogs.hash })
    .from(complianceAuditLogs)
    .orderBy(desc(complianceAuditLogs.sequence))
    .limit(1);
  const previousHash = last?.hash ?? FIRST_HASH;
  const part: HashedPart = {
    sequence: (last?.sequence ?? 0) + 1,
    eventType: entry.event,
    userId: entry.userId,
    metadata: entry.metadata ?? {},
    timestamp: now(),
  };
  await db.insert(complianceAuditLogs).values({ ...part, previousHash, hash: hashOf(previousHash, part) });
}

/** The hash of an entry over the previous hash and its own content in canonical form. */
export function hashOf(previousHash: string, part: HashedPart): string {
  const content = canonical([part.sequence, part.eventType, part.userId, part.metadata, part.timestamp.toISOString()]);
  return createHash('sha256').update(`${previousHash}\n${content}`).digest('hex');
}

/** JSON with sorted keys, because `jsonb` does not preserve the key order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`;
}
