import { formatListing } from '@dalil/domain/guide/listing.ts';
import type { SectionId } from '@dalil/domain/guide/sections.ts';
import type { PlaceCard } from '@dalil/domain/guide/views.ts';
import type { MapPlace } from '../../features/city-map/map-place.ts';
import type { ListingState } from '../../features/listing/use-listing.ts';
import { useLoadedListing } from '../../features/listing/use-loaded-listing.ts';
import { useOpenPlaces } from '../../features/listing/use-open-places.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { placesOf } from './places-of.ts';

/** The places of the page, numbered, and with an open map those of all other pages of the list with its filters. */
export function useMapPlaces(
  section: SectionId,
  listing: ListingState,
  shown: { items: readonly PlaceCard[]; firstNumber: number; isOpen: boolean },
): MapPlace[] {
  const toLocale = useLocalePath();
  const { items, firstNumber, isOpen } = shown;
  const { current } = listing;
  // Sorted by distance is the answer without pages, the same for everyone.
  const whole = { ...listing, current: { ...current, sort: 'nearest', page: 1 } as const };
  const { open } = current;
  const search = formatListing({
    choices: current.choices,
    sort: 'nearest',
    page: 1,
    ...(open ? { open: 'any' } : {}),
  });
  const query = { ...placesOf({ locale: useLocale(), section, search }), enabled: isOpen };
  const all = useOpenPlaces(whole, useLoadedListing(query)).found.data?.items ?? [];
  const listed = new Set(items.map(({ id }) => id));
  const placeOf = ({ id, area, title, href, position, type, district, hours }: PlaceCard): MapPlace => ({
    id,
    title,
    href: toLocale(href),
    kind: `${type.label} · ${district}`,
    artwork: { area, id },
    hours,
    lon: position.lon,
    lat: position.lat,
  });
  return [
    ...items.map((place, at) => ({ ...placeOf(place), number: firstNumber + at })),
    ...(isOpen ? all : []).filter(({ id }) => !listed.has(id)).map(placeOf),
  ];
}
