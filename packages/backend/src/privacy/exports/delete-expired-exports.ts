import { dataExportRequests } from '@dalil/database/tables/rights.ts';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';

/** PRIV-7: deletes the files of exports whose link has run out. The request remains, as expired. */
export async function deleteExpiredExports({ db, now, legalExports }: Pick<Deps, 'db' | 'now' | 'legalExports'>) {
  const isOver = and(lte(dataExportRequests.expiresAt, now()), isNotNull(dataExportRequests.fileKey));
  for (const { id, fileKey } of await db.select().from(dataExportRequests).where(isOver)) {
    if (fileKey === null) continue;
    await legalExports.remove(fileKey);
    await db
      .update(dataExportRequests)
      .set({ status: 'expired', fileKey: null, downloadUrl: null })
      .where(eq(dataExportRequests.id, id));
  }
}
