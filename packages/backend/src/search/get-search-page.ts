import { LOCALES } from '@dalil/domain/language/locale.ts';
import { answerSearch } from '@dalil/search/answer-search.ts';
import type { SearchPage } from '@dalil/search/search-views.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { createSearchedGuide } from './searched-guide.ts';

/** As long as an address can be; a query in it is cut where domain says. */
export const MAX_ADDRESS_LENGTH = 16_000;

/** SEARCH-8: what a query finds, the best first. `search` is the page's address query; what it does not know it ignores. */
export const getSearchPage = query({
  name: 'get-search-page',
  input: z.object({ locale: z.enum(LOCALES), search: z.string().max(MAX_ADDRESS_LENGTH) }),
  permission: 'guide:read:any',
  run: (deps, { locale, search }): Promise<SearchPage> => answerSearch(createSearchedGuide(deps, locale), search),
});
