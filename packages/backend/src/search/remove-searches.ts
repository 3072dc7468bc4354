import { searchHistory } from '@dalil/database/tables/search.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';

/** SEARCH-5: deletes one of the caller's searches, or all without an `id`. A search that no longer exists is not an error. */
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
