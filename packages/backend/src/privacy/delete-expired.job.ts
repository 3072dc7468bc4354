import { retentionPurges } from '@dalil/database/tables/compliance.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { forEachRow } from '../core/for-each-row.ts';
import type { JobHandler } from '../core/job-handler.ts';
import { deleteExpiredExports } from './exports/delete-expired-exports.ts';
import { RETENTION_RULES, type RetentionRule } from './retention-rules.ts';

/** Deletes data after the retention periods stated in the privacy text, and records what each rule deleted. */
export const deleteExpired: JobHandler<'delete-expired'> = async (deps) => {
  const exports = { id: 'exports', run: () => deleteExpiredExports(deps) };
  const rules = RETENTION_RULES.map((rule) => ({ id: rule.id, run: () => deleteByRule(deps, rule) }));
  await forEachRow(deps, {
    name: 'delete-expired',
    rows: [exports, ...rules],
    keyOf: ({ id }) => id,
    run: ({ run }) => run(),
  });
};

async function deleteByRule(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, table, isPast }: RetentionRule,
): Promise<void> {
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
