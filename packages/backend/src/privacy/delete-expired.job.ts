import { retentionPurges } from '@dalil/database/tables/compliance.ts';
import { sql } from 'drizzle-orm';
import type { JobHandler } from '../core/job-handler.ts';
import { deleteExpiredExports } from './exports/delete-expired-exports.ts';
import { RETENTION_RULES } from './retention-rules.ts';

/** Deletes data after the retention periods stated in the privacy text, and records what each rule deleted. */
export const deleteExpired: JobHandler<'delete-expired'> = async ({ db, now, legalExports }) => {
  await deleteExpiredExports({ db, now, legalExports });
  for (const { id, table, isPast } of RETENTION_RULES) {
    const at = now();
    const { rowCount } = await db.delete(table).where(isPast(at));
    const deleted = rowCount ?? 0;
    const last = deleted === 0 ? {} : { deletedAt: at, lastDeleted: deleted };
    await db
      .insert(retentionPurges)
      .values({ rule: id, purgedAt: at, deleted, ...last })
      .onConflictDoUpdate({
        target: retentionPurges.rule,
        set: { purgedAt: sql`excluded.purged_at`, deleted, ...last },
      });
  }
};
