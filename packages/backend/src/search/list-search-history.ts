import type { RecordedSearch } from '@dalil/search/search-views.ts';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { query } from '../core/query.ts';
import { readHistory } from './search-history.ts';

/** SEARCH-5: the caller's own searches, newest first. Those of other users cannot be requested. */
export const listSearchHistory = query({
  name: 'list-search-history',
  input: z.object({}),
  permission: 'search:read:own',
  run: async (deps, _input, actor): Promise<{ searches: RecordedSearch[] }> => ({
    searches: await readHistory(deps, signedIn(actor).userId),
  }),
});
