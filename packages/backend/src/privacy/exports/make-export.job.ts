import { createHash } from 'node:crypto';
import { dataExportRequests } from '@dalil/database/tables/rights.ts';
import type { DataCategory } from '@dalil/domain/privacy/data-categories.ts';
import { EXPORT_LINK_SECONDS, type ExportFailure, type ExportFormat } from '@dalil/domain/privacy/data-export.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../core/deps.ts';
import { describeError } from '../../core/describe-error.ts';
import type { JobHandler } from '../../core/job-handler.ts';
import { keyInUse } from '../../core/keys.ts';
import { subjectOfUser } from '../erasure/find-subject.ts';
import { sendPrivacyNotice } from '../privacy-mails.ts';
import { signedLink } from './export-link.ts';
import type { ExportRow } from './export-view.ts';
import { ExportTooLarge, readPersonalData } from './read-personal-data.ts';
import { FILE_TYPES, writeExport } from './write-export.ts';

/** A file that no export names by then is removed. */
const UNFINISHED_SECONDS = 3600;

/**
 * PRIV-7: makes the file of an export and a link for seven days, and tells the user. Any failure is recorded with its reason and
 * told as well; the user can start it again. An export that was deleted or is done is left as it is.
 */
export const makeExport: JobHandler<'make-export'> = async (deps, { exportId }) => {
  const [row] = await deps.db.select().from(dataExportRequests).where(eq(dataExportRequests.id, exportId));
  if (!row || row.status === 'completed') return;
  await change(deps, exportId, { status: 'processing', progress: 0, failureReason: null });
  let file: { name: string; content: Uint8Array };
  try {
    file = await writeFile(deps, row);
  } catch (error) {
    const isLarge = error instanceof ExportTooLarge;
    deps.log('warn', 'export_failed', { format: row.exportFormat, ...describeError(error) });
    await fail(deps, row, isLarge ? 'too_large' : 'not_made');
    return;
  }
  // The request may be erased before it names the file.
  await deps.jobs.enqueue(deps.db, 'remove-export-files', { names: [file.name] }, { afterSeconds: UNFINISHED_SECONDS });
  try {
    await deps.legalExports.save(file.name, file.content);
  } catch (error) {
    deps.log('warn', 'export_not_stored', describeError(error));
    await fail(deps, row, 'store_unavailable');
    return;
  }
  await complete(deps, row, file);
};

async function writeFile(deps: Deps, row: ExportRow) {
  const format = row.exportFormat as ExportFormat;
  const categories = row.dataCategories as DataCategory[];
  const subject = await subjectOfUser(deps.db, row.userId);
  const tables = await readPersonalData(deps.db, subject, categories, (progress) => change(deps, row.id, { progress }));
  const parts = {
    createdAt: deps.now(),
    categories,
    tables,
    locale: row.locale as Locale,
    fontFolder: deps.fontFolder,
  };
  return { name: `${row.id}.${FILE_TYPES[format].ending}`, content: await writeExport(format, parts) };
}

async function complete(deps: Deps, { id, userId }: ExportRow, file: { name: string; content: Uint8Array }) {
  const completionDate = deps.now();
  // Whole seconds, as in the link.
  const expiresAt = new Date((Math.floor(completionDate.getTime() / 1000) + EXPORT_LINK_SECONDS) * 1000);
  await deps.db.transaction(async (db) => {
    const within = { ...deps, db };
    await change(within, id, {
      status: 'completed',
      progress: 100,
      completionDate,
      expiresAt,
      downloadUrl: signedLink(keyInUse(deps.accounts.keys, deps.now()).value, { id, userId, expiresAt }),
      fileKey: file.name,
      bytes: file.content.byteLength,
      sha256: createHash('sha256').update(file.content).digest('hex'),
    });
    await sendPrivacyNotice(within, userId, 'export-ready');
  });
}

/** PRIV-7: an export whose job is given up has failed. One that is done or has failed already is left as it is. */
export async function failExport(deps: Deps, id: string): Promise<void> {
  const isInWork = and(eq(dataExportRequests.id, id), inArray(dataExportRequests.status, ['pending', 'processing']));
  await deps.db.transaction(async (db) => {
    const [row] = await db.select().from(dataExportRequests).where(isInWork).for('update');
    if (row) await fail({ ...deps, db }, row, 'not_made');
  });
}

async function fail(deps: Deps, { id, userId }: ExportRow, failureReason: ExportFailure): Promise<void> {
  await deps.db.transaction(async (db) => {
    await change({ ...deps, db }, id, { status: 'failed', failureReason });
    await sendPrivacyNotice({ ...deps, db }, userId, 'export-failed');
  });
}

async function change({ db }: Pick<Deps, 'db'>, id: string, set: Partial<ExportRow>): Promise<void> {
  await db.update(dataExportRequests).set(set).where(eq(dataExportRequests.id, id));
}
