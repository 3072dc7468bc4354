import { isInAuditLog } from '@dalil/backend/privacy/audit/is-in-audit-log.ts';
import { type ChainBreak, verifyChain } from '@dalil/backend/privacy/audit/verify-chain.ts';
import { openDatabase } from '@dalil/database/connection.ts';
import { withCommandDatabase } from './command-database.ts';

const REASONS: Record<ChainBreak, string> = {
  missing: 'an entry is missing there',
  unlinked: 'it does not follow the entry before',
  changed: 'its content was changed',
};
/** The head of an earlier check. If the log no longer has it, entries were removed from its end. */
const [earlier] = process.argv.slice(2);

await withCommandDatabase({ isExclusive: false }, async (address) => {
  const { db, close } = await openDatabase(address);
  try {
    const { isIntact, entries, lastHash, brokenAt, reason } = await verifyChain(db);
    if (!isIntact) {
      process.exitCode = 1;
      console.error(`The audit log is broken at entry ${brokenAt}: ${reason === null ? '' : REASONS[reason]}.`);
      console.error(`Intact before it: ${entries} entries, the last with the hash ${lastHash}`);
    } else if (earlier !== undefined && !(await isInAuditLog(db, earlier))) {
      process.exitCode = 1;
      console.error(`No entry of the audit log has the hash ${earlier}: entries were removed from its end.`);
    } else {
      console.log(`The audit log is intact: ${entries} entries. Head: ${lastHash}`);
    }
  } finally {
    await close();
  }
});
