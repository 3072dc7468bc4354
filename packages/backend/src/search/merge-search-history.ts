import { trimQuery } from '@dalil/search/search-request.ts';
import type { RecordedSearch } from '@dalil/search/search-views.ts';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { deviceSearchSchema, saveSearches, MAX_SAVED_SEARCHES, readHistory } from './search-history.ts';

export const mergeSearchHistoryInput = z.object({
  searches: z.array(deviceSearchSchema).max(MAX_SAVED_SEARCHES),
});

/** SEARCH-5: adds the device's searches from before the sign-in to the account. A repeated delivery changes nothing. */
export const mergeSearchHistory = command({
  name: 'merge-search-history',
  input: mergeSearchHistoryInput,
  permission: 'search:change:own',
  audit: { none: 'people add to what is their own' },
  run: async (deps, { searches }, actor): Promise<{ searches: RecordedSearch[] }> => {
    const { userId } = signedIn(actor);
    const latest = deps.now();
    const held = (at: Date) => (at > latest ? latest : at);
    const saved = searches.map(({ query, resultsCount, createdAt }) => ({
      query: trimQuery(query),
      resultsCount,
      createdAt: held(new Date(createdAt)),
    }));
    await saveSearches(deps, userId, saved);
    return { searches: await readHistory(deps, userId) };
  },
});
