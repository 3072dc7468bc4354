import { randomUUID } from 'node:crypto';
import { itemPhotographs } from '@dalil/database/tables/pictures.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { PHOTOGRAPHED_KINDS } from '@dalil/domain/newsroom/photographs.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { findDeskPicture, pictureKeyFields, requireWhole } from '../pictures/find-desk-picture.ts';
import { readPhotographs } from './photograph-view.ts';

export const proposePhotographFields = {
  kind: z.enum(PHOTOGRAPHED_KINDS),
  itemId: textInput().trim().min(1).max(80).meta({ example: 'dubai-frame' }),
};

/**
 * STAFF-1: proposes a picture of the library as a photograph of an item, among others. Fails with `not_found`, and with
 * `invalid_input` for an item that does not exist or a picture that lacks something.
 */
export const proposePhotograph = command({
  name: 'propose-photograph',
  input: z.object({ ...pictureKeyFields, ...proposePhotographFields }),
  permission: 'newsroom:write:any',
  audit: {
    event: 'newsroom.photograph-proposed',
    metadata: ({ kind, itemId, id }) => ({ subject: `${kind}/${itemId}`, picture: id }),
  },
  run: async (deps, { id: pictureId, kind, itemId }) => {
    requireWhole((await findDeskPicture(deps, pictureId)).missing);
    const { rows } = await deps.db.execute(sql`select 1 from content_items where kind = ${kind} and id = ${itemId}`);
    if (rows.length === 0) throw new Failure('invalid_input', { fields: [{ path: 'itemId', code: 'unknown_item' }] });
    const sourceKey = `picture/${pictureId}`;
    await deps.db
      .insert(itemPhotographs)
      .values({
        id: randomUUID(),
        kind,
        itemId,
        pictureId,
        state: 'waiting',
        foundBy: 'staff',
        sourceKey,
        createdAt: deps.now(),
      })
      .onConflictDoUpdate({
        target: [itemPhotographs.kind, itemPhotographs.itemId, itemPhotographs.sourceKey],
        set: { pictureId, state: 'waiting' },
        setWhere: sql`${itemPhotographs.state} = 'rejected'`,
      });
    const { items } = await readPhotographs(deps, {
      where: sql`h.kind = ${kind} and h.item_id = ${itemId} and h.source_key = ${sourceKey}`,
      order: sql`h.id`,
      limit: 1,
      offset: 0,
    });
    const [proposed] = items;
    if (!proposed) throw new Failure('not_found');
    return proposed;
  },
});
