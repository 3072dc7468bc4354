// Written by `npm run endpoints` from the declarations in packages/backend.
import { endpoint } from '../data/endpoint.ts';

export const getDirectory = endpoint('getDirectory', 'GET /directory', { lists: [] });
export const listSquare = endpoint('listSquare', 'GET /directory/squares/{id}', { lists: ['place'] });
export const listEntriesOfPlace = endpoint('listEntriesOfPlace', 'GET /directory/places/{id}', { lists: [] });
export const searchDirectory = endpoint('searchDirectory', 'GET /directory-search', { lists: [] });
export const listDoubtfulMatches = endpoint('listDoubtfulMatches', 'GET /newsroom/directory-matches', { lists: [] });
export const decideMatch = endpoint('decideMatch', 'POST /newsroom/directory-matches');
