import type { PlaceCard } from './views.ts';

/** What a page shows of a place near its own: part of its card. */
export type NearbyPlace = ReturnType<typeof nearbyPlace>;

export function nearbyPlace(card: PlaceCard) {
  const { id, href, area, section, locale, title, type, cuisine, district, position, operatingStatus } = card;
  return { id, href, area, section, locale, title, type, cuisine, district, position, operatingStatus };
}
