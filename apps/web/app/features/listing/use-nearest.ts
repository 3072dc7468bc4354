import { metresBetween } from '@dalil/domain/guide/distance.ts';
import { type ListingRequest, PAGE_SIZE } from '@dalil/domain/guide/listing.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import type { Listing } from '@dalil/domain/guide/views.ts';
import { useState } from 'react';
import type { LoadedListing } from './use-loaded-listing.ts';
import type { ListingState } from './use-listing.ts';

const LOCATION_TIMEOUT_MS = 15_000;
/** A position of the last minutes is good enough to sort a city by. */
const MAX_POSITION_AGE_MS = 300_000;

type LocationState = 'unknown' | 'locating' | 'refused' | 'unavailable';

export type Nearest<Item> = {
  listing: ListingState;
  found: LoadedListing<Item>;
  /** Why the list is not sorted by distance although it was requested; null if it is, or was not. */
  problem: LocationState | null;
  locate: () => void;
  /** The straight-line distance, in metres. Null unless the list is sorted by it. */
  metresTo: (position: Position) => number | null;
};

/**
 * Sorts a list by distance on the device, so that the position is sent nowhere and the page is the same for everyone. It is
 * requested when the user chooses this order, never when a page with it is opened.
 */
export function useNearest<Item extends { position: Position }>(
  listing: ListingState,
  found: LoadedListing<Item>,
): Nearest<Item> {
  const [here, setHere] = useState<Position | null>(null);
  const [state, setState] = useState<LocationState>('unknown');
  const isRequested = listing.current.sort === 'nearest';

  function locate(): void {
    if (!('geolocation' in navigator)) return setState('unavailable');
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setHere({ lat: coords.latitude, lon: coords.longitude });
        setState('unknown');
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: LOCATION_TIMEOUT_MS, maximumAge: MAX_POSITION_AGE_MS },
    );
  }

  return {
    listing: {
      ...listing,
      open(request) {
        listing.open(request);
        if (request.sort === 'nearest' && listing.requested.sort !== 'nearest') locate();
      },
    },
    found: isRequested && found.data ? { ...found, data: nearestPage(found.data, listing.current, here) } : found,
    problem: isRequested && here === null ? state : null,
    locate,
    metresTo: (position) => (isRequested && here ? metresBetween(here, position) : null),
  };
}

/** One page of the items, nearest first. Without a position in the order received. */
export function nearestPage<Item extends { position: Position }>(
  all: Listing<Item>,
  request: ListingRequest,
  here: Position | null,
): Listing<Item> {
  const size = request.size ?? PAGE_SIZE;
  const pageCount = Math.max(1, Math.ceil(all.items.length / size));
  const page = Math.min(request.page, pageCount);
  const sorted = here
    ? all.items.toSorted((a, b) => metresBetween(here, a.position) - metresBetween(here, b.position))
    : all.items;
  return { ...all, items: sorted.slice((page - 1) * size, page * size), page, pageCount };
}
