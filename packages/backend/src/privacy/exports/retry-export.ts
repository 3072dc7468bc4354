import { dataExportRequests } from '@dalil/database/tables/rights.ts';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { type ExportView, viewExport } from './export-view.ts';

export const exportId = z.object({
  id: z.uuid().meta({ description: 'The id of the export', example: '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5c' }),
});

/** PRIV-7: makes one's own failed or expired export again. Fails with `not_found`, and with `conflict` for one that is neither. */
export const retryExport = command<typeof exportId, ExportView>({
  name: 'retry-data-export',
  input: exportId,
  permission: 'privacy:change:own',
  audit: { event: 'privacy.export-requested', metadata: (_input, { export_format }) => ({ format: export_format }) },
  run: async (deps, { id }, actor) => {
    const isOwn = and(eq(dataExportRequests.id, id), eq(dataExportRequests.userId, signedIn(actor).userId));
    const [found] = await deps.db.select().from(dataExportRequests).where(isOwn).for('update');
    if (!found) throw new Failure('not_found');
    if (!['failed', 'expired'].includes(viewExport(found, deps.now()).status)) throw new Failure('conflict');
    const [row] = await deps.db
      .update(dataExportRequests)
      .set({
        status: 'pending',
        progress: 0,
        failureReason: null,
        downloadUrl: null,
        expiresAt: null,
        requestDate: deps.now(),
      })
      .where(and(isOwn, inArray(dataExportRequests.status, ['failed', 'expired', 'completed'])))
      .returning();
    if (!row) throw new Failure('conflict');
    await deps.jobs.enqueue(deps.db, 'make-export', { exportId: id });
    return viewExport(row, deps.now());
  },
});
