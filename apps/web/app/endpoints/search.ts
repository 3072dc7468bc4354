// Written by `npm run endpoints` from the declarations in packages/backend.
import { endpoint } from '../data/endpoint.ts';

export const getSearchPage = endpoint('getSearchPage', 'GET /search');
export const listSuggestions = endpoint('listSuggestions', 'GET /search/suggestions');
export const listTrending = endpoint('listTrending', 'GET /search/trending', { lists: [] });
