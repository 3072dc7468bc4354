import { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { desc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { query } from '../../core/query.ts';
import { viewRequest } from './request-view.ts';

const MAX_LISTED = 100;

/** PRIV-6: a user's own requests, the newest first. */
export const listOwnRequests = query({
  name: 'list-own-data-requests',
  input: z.object({}),
  permission: 'privacy:change:own',
  run: async ({ db }, _input, actor) => {
    const { userId } = signedIn(actor);
    const rows = await db
      .select()
      .from(dataSubjectRequests)
      .where(eq(dataSubjectRequests.userId, userId))
      .orderBy(desc(dataSubjectRequests.requestDate), desc(dataSubjectRequests.id))
      .limit(MAX_LISTED);
    return { items: rows.map(viewRequest) };
  },
});
