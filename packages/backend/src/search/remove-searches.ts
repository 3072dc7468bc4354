import { searchHistory } from '@dalil/database/tables/search.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';

/** SEARCH-5: lets go of one of the caller's searches, or of all without an `id`. What is not there any more is no failure. */
export const removeSearches = command({
  name: 'remove-searches',
  input: z.object({ id: z.optional(z.uuid()) }),
  permission: 'search:change:own',
  audit: { none: 'people remove what is their own' },
  run: async ({ db }, { id }, actor) => {
    const own = eq(searchHistory.userId, signedIn(actor).userId);
    await db.delete(searchHistory).where(id === undefined ? own : and(own, eq(searchHistory.id, id)));
  },
});
