import { getSearchPage } from './get-search-page.ts';
import { listSuggestions } from './list-suggestions.ts';
import { listTrending } from './list-trending.ts';

/** SEARCH-2, SEARCH-7, SEARCH-8: public search. */
export const searchEndpoints = { getSearchPage, listSuggestions, listTrending };
