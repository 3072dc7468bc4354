import { pictures } from '@dalil/database/tables/pictures.ts';
import { eq } from 'drizzle-orm';
import type { JobHandler } from '../../core/job-handler.ts';
import { addressesOf } from './picture-files.ts';

/**
 * STAFF-1: removes the files of a picture that is not in the library. Queued in the transaction that removes the picture, and before
 * an upload is stored whose row may never be committed.
 */
export const removePictureFiles: JobHandler<'remove-picture-files'> = async ({ db, pictureFiles }, { id, width }) => {
  if ((await db.$count(pictures, eq(pictures.id, id))) > 0) return;
  for (const address of addressesOf({ id, width })) await pictureFiles.remove(address);
};
