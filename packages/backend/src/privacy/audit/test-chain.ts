import type { Database } from '@dalil/database/connection.ts';
import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { FIRST_HASH, hashOf } from '../../core/audit.ts';

const ROWS_A_STATEMENT = 2000;

/** Writes a chain of entries into an empty audit log, one each second from `from` on. Returns the hash of the last. */
export async function writeChain(db: Database, count: number, from: Date): Promise<string> {
  let previousHash = FIRST_HASH;
  const rows = Array.from({ length: count }, (_, at) => {
    const part = {
      sequence: at + 1,
      eventType: 'account.signed-in',
      userId: null,
      metadata: { way: 'password' },
      timestamp: new Date(from.getTime() + at * 1000),
    };
    const row = { ...part, previousHash, hash: hashOf(previousHash, part) };
    previousHash = row.hash;
    return row;
  });
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT)
    await db.insert(complianceAuditLogs).values(rows.slice(at, at + ROWS_A_STATEMENT));
  return previousHash;
}
