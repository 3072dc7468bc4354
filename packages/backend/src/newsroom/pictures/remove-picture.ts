import { pictures } from '@dalil/database/tables/pictures.ts';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { findDeskPicture, pictureKeyFields } from './find-desk-picture.ts';

/**
 * STAFF-1: removes a picture that nothing shows. Its files are removed by a job, after the transaction. Fails with `not_found`, and
 * `conflict` if an item shows it.
 */
export const removePicture = command({
  name: 'remove-picture',
  input: z.object(pictureKeyFields),
  permission: 'newsroom:write:any',
  audit: { event: 'newsroom.picture-removed', metadata: ({ id }) => ({ subject: `picture/${id}` }) },
  run: async (deps, { id }) => {
    await deps.db.execute(sql`select 1 from pictures where id = ${id} for update`);
    const { uses, width } = await findDeskPicture(deps, id);
    if (uses.length > 0) throw new Failure('conflict', { fields: [{ path: 'id', code: 'in_use' }] });
    await deps.db.delete(pictures).where(eq(pictures.id, id));
    await deps.jobs.enqueue(deps.db, 'remove-picture-files', { id, width });
    return { id };
  },
});
