import { MAX_SUGGESTIONS } from '@dalil/search/answer-search.ts';
import { answerSuggestions } from '@dalil/search/answer-search.ts';
import { trimQuery } from '@dalil/search/search-request.ts';
import { type Suggestion, suggestionSchema } from '@dalil/search/search-views.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { MAX_ADDRESS_LENGTH } from './get-search-page.ts';
import { SEARCH_CHANGES } from './index-changes.ts';
import { requireIndex } from './require-index.ts';
import { createSearchedGuide } from './searched-guide.ts';
import { locale } from '../core/route-parts.ts';

/** Many queries share their first letters. One entry takes about two kilobytes. */
const MAX_CACHED = 3000;
const DEPENDS_ON = [...SEARCH_CHANGES, 'term'];

type Suggested = { suggestions: Suggestion[] };

/** SEARCH-2: suggestions for a query that is being typed. */
export const listSuggestions = query({
  name: 'list-suggestions',
  input: z.object({
    locale,
    q: textInput().max(MAX_ADDRESS_LENGTH).meta({ description: 'What has been typed', example: 'burj' }),
  }),
  output: z.object({ suggestions: z.array(suggestionSchema) }),
  permission: 'guide:read:any',
  http: {
    route: 'GET /search/suggestions',
    summary: `What a query that is being typed may become, ${MAX_SUGGESTIONS} at most, from two letters on`,
    failures: ['too_many_requests', 'search_not_ready'],
    limit: 'suggestions',
  },
  run: async (deps, { locale, q }): Promise<Suggested> => {
    await requireIndex(deps);
    const text = trimQuery(q);
    const guide = createSearchedGuide(deps, locale);
    const cache = deps.memory.partCache<string, Suggested>({
      name: 'search suggestions',
      kinds: DEPENDS_ON,
      max: MAX_CACHED,
    });
    const key = `${locale} ${guide.today} ${text}`;
    const known = cache.get(key);
    if (known) return known;
    const put = cache.fill();
    const suggested = { suggestions: await answerSuggestions(guide, text) };
    put(key, suggested);
    return suggested;
  },
});
