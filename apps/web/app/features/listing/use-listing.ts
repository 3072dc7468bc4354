import { formatListing, type ListingRequest, parseListing } from '@dalil/domain/guide/listing.ts';
import type { ListingRules } from '@dalil/domain/guide/sections.ts';
import { useLocation, useNavigate, useNavigation } from 'react-router';

export type ListingState = {
  rules: ListingRules;
  /** What the page shows. */
  shown: ListingRequest;
  /** What the reader asked for last: ahead of `shown` while it is being fetched, so that controls answer at once. */
  wanted: ListingRequest;
  isLoading: boolean;
  hrefOf: (request: ListingRequest) => string;
  /** Goes to a request as a step of its own in the history: Back undoes it. The place on the page is kept. */
  open: (request: ListingRequest) => void;
};

/** A list's request, which lives in the address alone. */
export function useListing(rules: ListingRules): ListingState {
  const { pathname, search } = useLocation();
  const coming = useNavigation().location;
  const navigate = useNavigate();
  const isLoading = coming?.pathname === pathname;
  const hrefOf = (request: ListingRequest) => `${pathname}${formatListing(request)}`;
  return {
    rules,
    shown: parseListing(new URLSearchParams(search), rules),
    wanted: parseListing(new URLSearchParams(isLoading ? coming.search : search), rules),
    isLoading,
    hrefOf,
    open: (request) => void navigate(hrefOf(request), { preventScrollReset: true }),
  };
}

/** The one way to write a list's address: the key its data is fetched and kept under. */
export function listingSearch(search: URLSearchParams, rules: ListingRules): string {
  return formatListing(parseListing(search, rules));
}
