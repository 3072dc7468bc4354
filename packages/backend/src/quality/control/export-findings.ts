import { writeCsvRows } from '@dalil/domain/language/write-csv-rows.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { conditions, findingsFilter, readFindings } from './list-findings.ts';

const MAX_ROWS = 20_000;
const COLUMNS = [
  'number',
  'rule',
  'severity',
  'blocks',
  'kind',
  'id',
  'language',
  'title',
  'subject',
  'evidence',
  'owner',
  'due',
  'first seen',
  'last seen',
  'waived',
];

export const exportFindingsInput = z.object(findingsFilter);

/** STAFF-5: the findings of a filter as CSV. No cell is ever a formula. */
export const exportFindings = query({
  name: 'export-findings',
  input: exportFindingsInput,
  permission: 'quality:control:any',
  run: async (deps, given, actor): Promise<string> => {
    const userId = actor.kind === 'user' ? actor.userId : null;
    const findings = await readFindings(deps, conditions(deps, given, userId), sql`limit ${MAX_ROWS}`);
    const rows = findings.map((one) => [
      String(one.number),
      one.rule,
      one.severity,
      one.isBlocking ? 'yes' : 'no',
      one.kind,
      one.id,
      one.locale ?? '',
      one.title,
      one.subject,
      one.evidence,
      one.owner ?? '',
      one.due ?? '',
      one.firstSeen,
      one.lastSeen,
      one.isWaived ? 'yes' : 'no',
    ]);
    return writeCsvRows([COLUMNS, ...rows]);
  },
});
