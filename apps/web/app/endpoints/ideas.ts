// Written by `npm run endpoints` from the declarations in packages/backend.
import { endpoint } from '../data/endpoint.ts';

export const getIdeaStatus = endpoint('getIdeaStatus', 'GET /ideas/{reference}', {}, { retry: false });
export const listPublishedIdeas = endpoint('listPublishedIdeas', 'GET /published-ideas', { lists: ['idea'] });
export const listIdeas = endpoint('listIdeas', 'GET /ideas');
export const changeIdea = endpoint('changeIdea', 'POST /ideas/{reference}');
