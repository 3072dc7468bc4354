import { contentItems } from '@dalil/database/tables/guide.ts';
import { pictures } from '@dalil/database/tables/pictures.ts';
import { missingOfPicture, pictureFields } from '@dalil/domain/newsroom/picture-fields.ts';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { findDeskPicture, pictureKeyFields, requireWhole } from './find-desk-picture.ts';

export const describePictureFields = { baseVersion: z.int().min(1), ...pictureFields };

/**
 * STAFF-1: changes what is said about a picture: description in each language, licence, credit, source. Pages that show it follow.
 * Fails with `conflict` if another user changed it meanwhile, and `invalid_input` if a picture in use would lack something.
 */
export const describePicture = command({
  name: 'describe-picture',
  input: z.object({ ...pictureKeyFields, ...describePictureFields }),
  permission: 'newsroom:write:any',
  audit: {
    event: 'newsroom.picture-described',
    metadata: ({ id, licence, credit }) => ({ subject: `picture/${id}`, licence, credit }),
  },
  run: async (deps, { id, baseVersion, focus, ...said }) => {
    await deps.db.execute(sql`select 1 from pictures where id = ${id} for update`);
    const before = await findDeskPicture(deps, id);
    if (before.version !== baseVersion) throw new Failure('conflict');
    if (before.uses.length > 0) requireWhole(missingOfPicture(said));
    const at = deps.now();
    await deps.db
      .update(pictures)
      .set({
        ...said,
        // A description that somebody has changed is no longer the name of what it shows.
        altFromTitle: before.altFromTitle.filter((locale) => said.alt[locale] === before.alt[locale]),
        focusX: focus.x,
        focusY: focus.y,
        version: baseVersion + 1,
        updatedAt: at,
      })
      .where(eq(pictures.id, id));
    // The triggers of this table refresh the pages, the search and the offline guide.
    await deps.db
      .update(contentItems)
      .set({ updatedAt: at })
      .where(sql`${contentItems.data}->>'picture' = ${id}
      or (kind, id) in (select h.kind, h.item_id from item_photographs h where h.picture_id = ${id} and h.state = 'accepted')`);
    return findDeskPicture(deps, id);
  },
});
