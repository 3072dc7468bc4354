import { contentItems } from '@dalil/database/tables/guide.ts';
import { itemPhotographs, pictures } from '@dalil/database/tables/pictures.ts';
import { focalPointSchema } from '@dalil/domain/guide/picture.ts';
import { PHOTOGRAPH_DECISIONS } from '@dalil/domain/newsroom/photographs.ts';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import type { Deps } from '../../core/deps.ts';
import { Failure } from '../../core/failure.ts';
import { requireWhole } from '../pictures/find-desk-picture.ts';
import { type DeskPhotograph, readPhotographs } from './photograph-view.ts';

export const photographKeyFields = {
  id: z.uuid().meta({ description: 'The id of a photograph', example: '5b0d1e8a-0c53-4c0f-9b0e-2f7f6a1d9a10' }),
};
export const decidePhotographFields = {
  decision: z.enum(PHOTOGRAPH_DECISIONS),
  /** What stays in view, in percent from the left and from the top. */
  focus: z.optional(z.object(focalPointSchema.shape)),
};

/**
 * STAFF-1: accepts a photograph, makes it the first of its item, rejects it, or says what of it stays in view. Pages follow at once.
 * Fails with `not_found`; with `conflict` if it was rejected meanwhile, or cannot be the first because the item's data name another
 * picture; and with `invalid_input` if it lacks a description, a licence or an author.
 */
export const decidePhotograph = command({
  name: 'decide-photograph',
  input: z.object({ ...photographKeyFields, ...decidePhotographFields }),
  permission: 'newsroom:publish:any',
  run: async (deps, { id, decision, focus }, actor) => {
    await deps.db.execute(sql`select 1 from item_photographs where id = ${id} for update`);
    const before = await findPhotograph(deps, id);
    const { picture, item } = before;
    if (!picture) throw new Failure('conflict', { fields: [{ path: 'id', code: 'rejected' }] });
    const at = deps.now();
    const decided = { decidedBy: signedIn(actor).userId, decidedAt: at };
    if (focus && decision !== 'reject') {
      const [focusX, focusY] = [focus.x, focus.y];
      await deps.db
        .update(pictures)
        .set({ focusX, focusY, version: picture.version + 1, updatedAt: at })
        .where(eq(pictures.id, picture.id));
    }
    if (decision === 'reject') await reject(deps, before, decided);
    else if (decision !== 'focus') {
      requireWhole(picture.missing);
      if (decision === 'first' && item.isChosenInItem) {
        throw new Failure('conflict', { fields: [{ path: 'decision', code: 'chosen_in_item' }] });
      }
      const isKept = decision === 'accept' && before.state === 'accepted';
      if (!isKept) {
        const position = await placeFor(deps, before, decision);
        await deps.db
          .update(itemPhotographs)
          .set({ state: 'accepted', position, ...decided })
          .where(eq(itemPhotographs.id, id));
      }
    }
    // The triggers of this table refresh the pages, the search and the offline guide.
    await deps.db
      .update(contentItems)
      .set({ updatedAt: at })
      .where(and(eq(contentItems.kind, item.kind), eq(contentItems.id, item.id)));
    return findPhotograph(deps, id);
  },
  audit: {
    event: 'newsroom.photograph-decided',
    metadata: ({ decision }, { item, fileName }: DeskPhotograph) => ({
      subject: `${item.kind}/${item.id}`,
      decision,
      ...(fileName !== null && { file: fileName }),
    }),
  },
});

type Decided = { decidedBy: string; decidedAt: Date };

/** A rejected photograph leaves its name, so that it is not offered again. The files go unless something else shows them. */
async function reject(deps: Deps, { id, picture, foundBy }: DeskPhotograph, decided: Decided): Promise<void> {
  await deps.db
    .update(itemPhotographs)
    .set({ state: 'rejected', pictureId: null, ...decided })
    .where(eq(itemPhotographs.id, id));
  // What staff have uploaded stays in the library.
  if (!picture || foundBy === 'staff' || picture.uses.length > 1) return;
  // Two files of the same item may be the same picture, byte by byte.
  const twin = await deps.db.$count(itemPhotographs, eq(itemPhotographs.pictureId, picture.id));
  if (twin > 0) return;
  await deps.db.delete(pictures).where(eq(pictures.id, picture.id));
  await deps.jobs.enqueue(deps.db, 'remove-picture-files', { id: picture.id, width: picture.width });
}

/** Behind the others, or before them. */
async function placeFor({ db }: Deps, { item }: DeskPhotograph, decision: 'accept' | 'first'): Promise<number> {
  const { rows } = await db.execute<{ least: number | null; most: number | null }>(sql`
    select min(position) as least, max(position) as most from item_photographs
    where kind = ${item.kind} and item_id = ${item.id} and state = 'accepted'`);
  const { least = null, most = null } = rows[0] ?? {};
  return decision === 'first' ? (least ?? 1) - 1 : (most ?? -1) + 1;
}

async function findPhotograph(deps: Pick<Deps, 'db'>, id: string): Promise<DeskPhotograph> {
  const { items } = await readPhotographs(deps, { where: sql`h.id = ${id}`, order: sql`h.id`, limit: 1, offset: 0 });
  const [found] = items;
  if (!found) throw new Failure('not_found');
  return found;
}
