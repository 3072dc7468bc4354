import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';

/**
 * Lets a transaction of background work take as long as a busy machine needs: without the limits that protect requests (15 s a
 * statement, 15 s between two). They hold again when it ends.
 */
export async function allowLongTransaction(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', '5min', true),
    set_config('idle_in_transaction_session_timeout', '5min', true)`);
}
