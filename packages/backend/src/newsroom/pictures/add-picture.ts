import { pictures } from '@dalil/database/tables/pictures.ts';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { findDeskPicture, pictureKeyFields } from './find-desk-picture.ts';

/** STAFF-1: enters a stored picture into the library, without a description yet. The same file is entered once. */
export const addPicture = command({
  name: 'add-picture',
  input: z.object({ ...pictureKeyFields, width: z.int().min(1), height: z.int().min(1), largestBytes: z.int().min(1) }),
  permission: 'newsroom:write:any',
  audit: { event: 'newsroom.picture-added', metadata: ({ id }) => ({ subject: `picture/${id}` }) },
  run: async (deps, { id, width, height, largestBytes }, actor) => {
    const at = deps.now();
    const { userId } = signedIn(actor);
    const row = { id, width, height, largestBytes, version: 1, createdBy: userId, createdAt: at, updatedAt: at };
    await deps.db.insert(pictures).values(row).onConflictDoNothing();
    return findDeskPicture(deps, id);
  },
});
