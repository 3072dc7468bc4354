import type { Database } from '@dalil/database/connection.ts';
import type { ComplianceCounts } from '@dalil/domain/privacy/compliance-score.ts';
import { sql } from 'drizzle-orm';

/**
 * PRIV-10: what the score is computed from. A user counts once, however many decisions are recorded, and only while the account
 * exists, because recorded decisions outlive it. A guest's request counts once the address is verified.
 */
export async function countCompliance(db: Database): Promise<ComplianceCounts> {
  const { rows } = await db.execute<ComplianceCounts>(sql`
    select (select count(*)::int from data_subject_requests
        where status = 'pending' and (code_hash is null or verified_at is not null)) as "pendingRequests",
      (select count(*)::int from profiles) as users,
      (select count(*)::int from profiles p where exists (select 1 from user_consents c where c.user_id = p.id)) as "decidedUsers",
      (select count(*)::int from compliance_audit_logs) as "auditEvents"`);
  const [counts] = rows;
  if (!counts) throw new Error('A count has no row');
  return counts;
}
