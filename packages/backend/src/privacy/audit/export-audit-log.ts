import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { writeCsvRows } from '@dalil/domain/language/write-csv-rows.ts';
import { desc } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../../core/command.ts';
import { auditConditions, auditFilter } from './audit-filter.ts';

/** The newest entries of the filter that one file has. */
const MAX_ENTRIES = 50_000;
const COLUMNS = ['number', 'time', 'event', 'person', 'details', 'previous hash', 'hash'];

export const exportAuditInput = z.object({
  ...auditFilter,
  format: z.enum(['csv', 'json']).default('csv').meta({ description: 'The format of the file', example: 'csv' }),
});

type AuditFile = { text: string; type: string; name: string; entries: number; head: string };

/**
 * PRIV-9: the entries of a filter as a file, oldest first, with the hash of the newest entry of the whole log. Whoever keeps that
 * hash elsewhere can tell later whether entries were removed. The export itself is in the log.
 */
export const exportAuditLog = command<typeof exportAuditInput, AuditFile>({
  name: 'export-audit-log',
  input: exportAuditInput,
  permission: 'privacy:audit:any',
  audit: {
    event: 'privacy.audit-exported',
    metadata: ({ format, days }, { entries, head }) => ({ format, days, entries, head }),
  },
  run: async (deps, { format, ...filter }) => {
    const newest = desc(complianceAuditLogs.sequence);
    const [last] = await deps.db.select().from(complianceAuditLogs).orderBy(newest).limit(1);
    const head = last?.hash ?? '';
    const found = await deps.db
      .select()
      .from(complianceAuditLogs)
      .where(auditConditions(deps, filter))
      .orderBy(newest)
      .limit(MAX_ENTRIES);
    const rows = found.toReversed();
    const file = { entries: rows.length, head, name: `audit-log-${head.slice(0, 12)}.${format}` };
    if (format === 'json') {
      const content = { exportedAt: deps.now().toISOString(), head, newest: last?.sequence ?? 0, entries: rows };
      return { ...file, text: `${JSON.stringify(content, null, 1)}\n`, type: 'application/json' };
    }
    const lines = rows.map((row) => [
      String(row.sequence),
      row.timestamp.toISOString(),
      row.eventType,
      row.userId ?? '',
      JSON.stringify(row.metadata),
      row.previousHash,
      row.hash,
    ]);
    const end = ['head', deps.now().toISOString(), '', '', '', '', head];
    return { ...file, text: writeCsvRows([COLUMNS, ...lines, end]), type: 'text/csv; charset=utf-8' };
  },
});
