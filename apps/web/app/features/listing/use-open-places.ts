import { minuteOf } from '@dalil/domain/city/clock-time.ts';
import { nextToOpen } from '@dalil/domain/city/next-to-open.ts';
import { openingState } from '@dalil/domain/city/opening-state.ts';
import type { PlaceCard } from '@dalil/domain/guide/views.ts';
import { useDubaiNow } from '../clock/use-dubai-now.ts';
import type { LoadedListing } from './use-loaded-listing.ts';
import type { ListingState } from './use-listing.ts';
import { nearestPage } from './use-nearest.ts';

type Minute = { date: string; minute: number };

export type OpenPlaces = {
  found: LoadedListing<PlaceCard>;
  /** How many places were left out because their hours at that time are not known. */
  unknown: number;
  /** Where none is open: the places that open next. Null where the list is not chosen by hours, or empty without them too. */
  next: ReturnType<typeof nextToOpen<PlaceCard>> | null;
};

function momentOf(open: string, now: Minute | null): Minute | null {
  if (open === 'now' || open === 'any') return now;
  const [date = '', time = ''] = open.split('T');
  return { date, minute: minuteOf(time) };
}

/** Selects what is known to be open at the requested time. The device does, so that the list is the same for everyone. */
export function useOpenPlaces({ current }: ListingState, loaded: LoadedListing<PlaceCard>): OpenPlaces {
  const now = useDubaiNow();
  const { open } = current;
  if (open === undefined || !loaded.data) return { found: loaded, unknown: 0, next: null };
  const at = momentOf(open, now);
  if (at === null) return { found: { ...loaded, data: undefined, isFetching: true }, unknown: 0, next: null };
  const kinds = loaded.data.items.map(({ hours }) => openingState(hours, at.date, at.minute).kind);
  const items = loaded.data.items.filter((_place, index) => kinds[index] === 'open');
  const unknown = kinds.filter((kind) => kind === 'unknown').length;
  const all = { ...loaded.data, items, total: items.length };
  // Sorted by distance it is divided into pages after that.
  const data = current.sort === 'nearest' ? all : nearestPage(all, current, null);
  const isNoneOpen = items.length === 0 && loaded.data.items.length > 0;
  return { found: { ...loaded, data }, unknown, next: isNoneOpen ? nextToOpen(loaded.data.items, at) : null };
}
