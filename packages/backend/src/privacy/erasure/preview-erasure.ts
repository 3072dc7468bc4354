import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { DATA_CATEGORIES } from '@dalil/domain/privacy/data-categories.ts';
import { type ErasurePlace, KEEP_REASONS } from '@dalil/domain/privacy/erasure.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';
import { query } from '../../core/query.ts';
import { requestId } from '../rights/own-request.ts';
import { planErasure } from './erase-subject.ts';
import { subjectOfAddress, subjectOfUser } from './find-subject.ts';

/** What an erasure would do with each place, for pages and staff. */
export const erasurePlanSchema = z.object({
  places: z.array(
    z.object({
      place: z.string(),
      category: z.enum(DATA_CATEGORIES),
      rows: z.int(),
      action: z.enum(['delete', 'clear', 'keep']),
      reason: z.nullable(z.enum(KEEP_REASONS)),
    }),
  ),
});

/** PRIV-6: the dry run of the erasure of whoever sent a request, for staff. Changes nothing. Fails with `not_found`. */
export const previewErasure = command({
  name: 'preview-erasure',
  input: requestId,
  permission: 'privacy:process:any',
  audit: { event: 'privacy.erasure-previewed', metadata: ({ id }) => ({ request: id }) },
  run: async ({ db }, { id }): Promise<{ places: ErasurePlace[] }> => {
    const [row] = await db.select().from(dataSubjectRequests).where(eq(dataSubjectRequests.id, id));
    if (!row) throw new Failure('not_found');
    const subject =
      row.userId === null ? await subjectOfAddress(db, row.guestAddress ?? '') : await subjectOfUser(db, row.userId);
    return { places: await planErasure(db, subject) };
  },
});

/** PRIV-11: what is stored of the signed-in user, place by place, and what an erasure would do with it. */
export const countOwnData = query({
  name: 'count-own-data',
  input: z.object({}),
  permission: 'privacy:change:own',
  run: async ({ db }, _input, actor): Promise<{ places: ErasurePlace[] }> => ({
    places: await planErasure(db, await subjectOfUser(db, signedIn(actor).userId)),
  }),
});
