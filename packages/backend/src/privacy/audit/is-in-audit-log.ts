import type { Database } from '@dalil/database/connection.ts';
import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { eq } from 'drizzle-orm';

/** PRIV-9: whether an entry of the audit log has a hash. A head noted earlier stays in a log that nothing was removed from. */
export async function isInAuditLog(db: Database, hash: string): Promise<boolean> {
  return (await db.$count(complianceAuditLogs, eq(complianceAuditLogs.hash, hash))) > 0;
}
