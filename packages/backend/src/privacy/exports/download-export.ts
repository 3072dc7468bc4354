import { dataExportRequests } from '@dalil/database/tables/rights.ts';
import { isLinkValid } from '@dalil/domain/privacy/data-export.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { isSigned } from './export-link.ts';
import { exportId } from './retry-export.ts';
import { FILE_TYPES } from './write-export.ts';

export const linkInput = z.object({
  expires: z.coerce.number().int().min(0).meta({ description: 'Seconds since 1970', example: 1_796_284_800 }),
  signature: textInput().max(100).meta({ description: 'From `download_url`', example: 'c2ln' }),
});
const input = z.object({ ...exportId.shape, ...linkInput.shape });

export type ExportFile = { name: string; type: string; content: Uint8Array<ArrayBuffer> };

/**
 * PRIV-7: the file of one's own export. Fails with `not_found` for the export of another, and with `invalid_link` if the link is
 * not the signed one, has expired, or its file is gone.
 */
export const downloadExport = command<typeof input, ExportFile>({
  name: 'download-data-export',
  input,
  permission: 'privacy:change:own',
  audit: { event: 'privacy.export-downloaded', metadata: ({ id }) => ({ export: id }) },
  run: async (deps, { id, ...given }, actor) => {
    const { userId } = signedIn(actor);
    const isOwn = and(eq(dataExportRequests.id, id), eq(dataExportRequests.userId, userId));
    const [row] = await deps.db.select().from(dataExportRequests).where(isOwn);
    if (!row) throw new Failure('not_found');
    const { expiresAt, fileKey } = row;
    if (expiresAt === null || fileKey === null || row.status !== 'completed') throw new Failure('invalid_link');
    if (!isSigned(deps.accounts.keys, { id, userId, expiresAt }, given)) throw new Failure('invalid_link');
    if (!isLinkValid(expiresAt, deps.now())) throw new Failure('invalid_link');
    const content = await deps.legalExports.read(fileKey);
    if (!content) throw new Failure('invalid_link');
    const { ending, type } = FILE_TYPES[row.exportFormat as keyof typeof FILE_TYPES];
    return { name: `dalil-export-${row.requestDate.toISOString().slice(0, 10)}.${ending}`, type, content };
  },
});
