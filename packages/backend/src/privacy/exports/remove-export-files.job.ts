import { dataExportRequests } from '@dalil/database/tables/rights.ts';
import { inArray } from 'drizzle-orm';
import type { JobHandler } from '../../core/job-handler.ts';

/**
 * PRIV-7: removes files of exports that no export names. Queued in the transaction that takes the name from the row, and before a
 * file is stored whose row may never be committed, so no file outlives its row and no row its file.
 */
export const removeExportFiles: JobHandler<'remove-export-files'> = async ({ db, legalExports }, { names }) => {
  const { fileKey } = dataExportRequests;
  const rows = await db.select({ name: fileKey }).from(dataExportRequests).where(inArray(fileKey, names));
  const named = new Set(rows.map(({ name }) => name));
  for (const name of names) if (!named.has(name)) await legalExports.remove(name);
};
