import { MAX_SUGGESTIONS } from '@dalil/search/answer-search.ts';
import { searchPageSchema, suggestionSchema } from '@dalil/search/search-views.ts';
import { createRoute } from '@hono/zod-openapi';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { entityTag } from '../core/entity-tag.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { answers, inLocale, locale } from '../core/route-parts.ts';
import { getSearchPage, MAX_ADDRESS_LENGTH } from './get-search-page.ts';
import { listSuggestions } from './list-suggestions.ts';
import { listTrending } from './list-trending.ts';

const suggestionsSchema = z.object({ suggestions: z.array(suggestionSchema) });

const results = createRoute({
  method: 'get',
  path: '/search',
  summary: 'What a query finds in the whole guide, the best first',
  description:
    'In any of the four languages and scripts, with spelling mistakes. Without a query nothing is searched. `in`, `category`, `neighbourhood` and `when` narrow the results.',
  request: {
    query: z.object({
      locale,
      search: textInput().max(MAX_ADDRESS_LENGTH).default('').meta({
        description: 'The query of the search page’s address: `q`, filters and `page`',
        example: 'q=beach&neighbourhood=jumeirah',
      }),
    }),
  },
  responses: { ...answers(searchPageSchema), ...problemResponses('invalid_input', 'search_not_ready') },
});

const suggestions = createRoute({
  method: 'get',
  path: '/search/suggestions',
  summary: `What a query that is being typed may become, ${MAX_SUGGESTIONS} at most, from two letters on`,
  request: {
    query: z.object({
      locale,
      q: textInput().max(MAX_ADDRESS_LENGTH).meta({ description: 'What has been typed', example: 'burj' }),
    }),
  },
  responses: {
    ...answers(suggestionsSchema),
    ...problemResponses('invalid_input', 'too_many_requests', 'search_not_ready'),
  },
});

const trending = createRoute({
  method: 'get',
  path: '/search/trending',
  summary: 'What many people search for these days; where too few do, what the editors chose',
  request: { query: inLocale },
  responses: { ...answers(suggestionsSchema), ...problemResponses('invalid_input') },
});

/** SEARCH-2, SEARCH-7, SEARCH-8: public search. */
export function searchRoutes(deps: Deps) {
  return createRouter()
    .openapi(results, async (c) => c.json(await getSearchPage(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(suggestions, async (c) => {
      await limitAttempts(deps, c, 'suggestions');
      const suggested = await listSuggestions(deps, c.get('actor'), c.req.valid('query'));
      // Requested with every letter. publicRead would read the body back to tag it.
      c.header('etag', entityTag(JSON.stringify(suggested)));
      return c.json(suggested, 200);
    })
    .openapi(trending, async (c) => c.json(await listTrending(deps, c.get('actor'), c.req.valid('query')), 200));
}
