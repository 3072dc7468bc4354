// Written by `npm run endpoints` from the declarations in packages/backend.
import { endpoint } from '../data/endpoint.ts';

export const listOffers = endpoint('listOffers', 'GET /home-offers', { lists: ['offer'] });
export const getOffer = endpoint('getOffer', 'GET /home-offers/{id}', { lists: ['offer'] });
