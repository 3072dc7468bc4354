import { getOffer } from './get-offer.ts';
import { listOffers } from './list-offers.ts';

/** Homes on offer. Without a file the list is empty. */
export const offersEndpoints = { listOffers, getOffer };
