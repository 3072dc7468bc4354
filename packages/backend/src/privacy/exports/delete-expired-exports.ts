import { dataExportRequests } from '@dalil/database/tables/rights.ts';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';

/** PRIV-7: takes the files from exports whose link has run out, for a job to remove. The request remains, as expired. */
export async function deleteExpiredExports({ db, now, jobs }: Pick<Deps, 'db' | 'now' | 'jobs'>): Promise<void> {
  const isOver = and(lte(dataExportRequests.expiresAt, now()), isNotNull(dataExportRequests.fileKey));
  await db.transaction(async (transaction) => {
    for (const { id, fileKey } of await transaction.select().from(dataExportRequests).where(isOver).for('update')) {
      if (fileKey !== null) await jobs.enqueue(transaction, 'remove-export-files', { names: [fileKey] });
      await transaction
        .update(dataExportRequests)
        .set({ status: 'expired', fileKey: null, downloadUrl: null })
        .where(eq(dataExportRequests.id, id));
    }
  });
}
