import type { OpenDatabase } from '@dalil/database/connection.ts';

/** Clocks of server and database may differ by this much. */
const TOLERANCE = `interval '1 minute'`;
const VERSION_TIMES = ['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on'];
const QUEUE_TIMES = ['monitor_claim_on', 'monitor_on', 'maintain_on'];

/**
 * The queue measures when it last did something by the clock of the database. After a time in which that clock was ahead, it would
 * wait until the clock has caught up: no scheduled job, no retry. Times in the future are set to now, so that it goes on.
 */
export async function forgetFuture(pool: OpenDatabase['pool']): Promise<void> {
  const isAhead = (column: string) => `${column} > now() + ${TOLERANCE}`;
  for (const [table, columns] of [
    ['version', VERSION_TIMES],
    ['queue', QUEUE_TIMES],
  ] as const) {
    const values = columns.map((column) => `${column} = case when ${isAhead(column)} then now() else ${column} end`);
    await pool.query(`update pgboss.${table} set ${values.join(', ')} where ${columns.map(isAhead).join(' or ')}`);
  }
  await pool.query(`
    update pgboss.job set start_after = now() where state in ('created', 'retry') and ${isAhead('created_on')};
    update pgboss.job set started_on = now() where state = 'active' and ${isAhead('started_on')}`);
}
