import { LOCALES } from '@dalil/domain/language/locale.ts';
import { trimQuery } from '@dalil/search/search-request.ts';
import { isShareable } from '@dalil/search/trending.ts';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { countSearcher } from './count-searcher.ts';
import { keepSearches, MOST_RESULTS_COUNTED } from './search-history.ts';

/** Longer than what is kept: a query is cut, not refused. */
const LONGEST_SENT = 2000;

export const recordSearchInput = z.object({
  query: z.string().max(LONGEST_SENT),
  locale: z.enum(LOCALES),
  resultsCount: z.int().min(0).max(MOST_RESULTS_COUNTED),
});

/** SEARCH-1, SEARCH-5, SEARCH-7: a search that was made. It is counted without its maker, and kept for somebody signed in. */
export const recordSearch = command({
  name: 'record-search',
  input: z.object({ ...recordSearchInput.shape, searcher: z.string() }),
  permission: 'search:record:own',
  audit: { none: 'people add to what is their own; the count holds nothing about them' },
  run: async (deps, { query, locale, resultsCount, searcher }, actor) => {
    const trimmed = trimQuery(query);
    if (trimmed === '') return;
    if (resultsCount > 0 && isShareable(trimmed)) await countSearcher(deps, { query: trimmed, locale, searcher });
    if (actor.kind === 'guest') return;
    await keepSearches(deps, actor.userId, [{ query: trimmed, resultsCount, createdAt: deps.now() }]);
  },
});
