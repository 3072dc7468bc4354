import { LOCALES } from '@dalil/domain/language/locale.ts';
import { answerSearch } from '@dalil/search/answer-search.ts';
import type { SearchPage } from '@dalil/search/search-views.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { requireIndex } from './require-index.ts';
import { createSearchedGuide } from './searched-guide.ts';

/** The maximum length of an address. A query in it is truncated by domain. */
export const MAX_ADDRESS_LENGTH = 16_000;

/** SEARCH-8: the results of a query, best first. `search` is the query string of the page. Unknown parameters are ignored. */
export const getSearchPage = query({
  name: 'get-search-page',
  input: z.object({ locale: z.enum(LOCALES), search: textInput().max(MAX_ADDRESS_LENGTH) }),
  permission: 'guide:read:any',
  run: async (deps, { locale, search }): Promise<SearchPage> => {
    await requireIndex(deps);
    return answerSearch(createSearchedGuide(deps, locale), search);
  },
});
