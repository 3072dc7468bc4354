import { profiles } from '@dalil/database/tables/accounts.ts';
import { dataExportRequests } from '@dalil/database/tables/rights.ts';
import { DATA_CATEGORIES } from '@dalil/domain/privacy/data-categories.ts';
import { EXPORT_STATUSES } from '@dalil/domain/privacy/data-export.ts';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../../core/command.ts';
import { readCursor, writeCursor } from '../../core/cursor.ts';
import { pageRequest } from '../../core/page-of-list.ts';
import { exportViewSchema, viewExport } from '../exports/export-view.ts';

export const listExportsInput = z.object({
  ...pageRequest,
  status: z.optional(z.enum(EXPORT_STATUSES)).meta({ description: 'Only those with this status', example: 'failed' }),
});

/** An export as staff see it: never its link, which is for its user alone. */
export const staffExportSchema = exportViewSchema
  .omit({ download_url: true, sha256: true })
  .extend({ user_id: z.string(), full_name: z.string(), data_categories: z.array(z.enum(DATA_CATEGORIES)) });
type StaffExport = z.infer<typeof staffExportSchema>;
type Page = { items: StaffExport[]; nextCursor: string | null };

/** STAFF-8: the queue of exports, the newest first, without their files. That staff read it is in the audit log. */
export const listExports = command<typeof listExportsInput, Page>({
  name: 'list-exports',
  input: listExportsInput,
  permission: 'privacy:process:any',
  audit: { event: 'privacy.exports-listed', metadata: (_input, { items }) => ({ exports: items.length }) },
  run: async (deps, { cursor, limit, status }) => {
    const scope = JSON.stringify(['staff-exports', status ?? '']);
    const [at, id] = cursor === undefined ? [] : readCursor(deps.limitSecret, scope, cursor);
    const now = deps.now();
    // A completed export whose link has run out is expired before its file is deleted.
    const isOver = lt(dataExportRequests.expiresAt, now);
    const rows = await deps.db
      .select({ row: dataExportRequests, fullName: profiles.fullName })
      .from(dataExportRequests)
      .innerJoin(profiles, eq(profiles.id, dataExportRequests.userId))
      .where(
        and(
          status && sql`case when ${isOver} then 'expired' else ${dataExportRequests.status} end = ${status}`,
          at === undefined
            ? undefined
            : sql`(${dataExportRequests.requestDate}, ${dataExportRequests.id}) < (${at}::timestamptz, ${id}::uuid)`,
        ),
      )
      .orderBy(desc(dataExportRequests.requestDate), desc(dataExportRequests.id))
      .limit(limit + 1);
    const last = rows[limit - 1]?.row;
    return {
      items: rows.slice(0, limit).map(({ row, fullName }) => {
        const { download_url: _url, sha256: _hash, ...view } = viewExport(row, now);
        return { ...view, user_id: row.userId, full_name: fullName };
      }),
      nextCursor:
        rows.length > limit && last
          ? writeCursor(deps.limitSecret, scope, [last.requestDate.toISOString(), last.id])
          : null,
    };
  },
});
