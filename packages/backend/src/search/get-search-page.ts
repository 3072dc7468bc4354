import { answerSearch } from '@dalil/search/answer-search.ts';
import { type SearchPage, searchPageSchema } from '@dalil/search/search-views.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { requireIndex } from './require-index.ts';
import { createSearchedGuide } from './searched-guide.ts';
import { locale } from '../core/route-parts.ts';

/** The maximum length of an address. A query in it is truncated by domain. */
export const MAX_ADDRESS_LENGTH = 16_000;

/** SEARCH-8: the results of a query, best first. `search` is the query string of the page. Unknown parameters are ignored. */
export const getSearchPage = query({
  name: 'get-search-page',
  input: z.object({
    locale,
    search: textInput().max(MAX_ADDRESS_LENGTH).default('').meta({
      description: 'The query of the search page’s address: `q`, filters and `page`',
      example: 'q=beach&neighbourhood=jumeirah',
    }),
  }),
  output: searchPageSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /search',
    summary: 'What a query finds in the whole guide, the best first',
    description:
      'In any of the four languages and scripts, with spelling mistakes. Without a query nothing is searched. `in`, `category`, `neighbourhood` and `when` narrow the results.',
    failures: ['search_not_ready'],
  },
  run: async (deps, { locale, search }): Promise<SearchPage> => {
    await requireIndex(deps);
    return answerSearch(createSearchedGuide(deps, locale), search);
  },
});
