import type { PlaceCard } from './views.ts';

/** What a page shows of a place near its own: part of its card. */
export type NearbyPlace = Pick<
  PlaceCard,
  | 'id'
  | 'href'
  | 'area'
  | 'section'
  | 'locale'
  | 'title'
  | 'type'
  | 'cuisine'
  | 'district'
  | 'position'
  | 'operatingStatus'
  | 'picture'
>;

export function nearbyPlace(card: PlaceCard): NearbyPlace {
  const { id, href, area, section, locale, title, type, cuisine, district, position, operatingStatus, picture } = card;
  const near = { id, href, area, section, locale, title, type, cuisine, district, position, operatingStatus };
  return picture ? { ...near, picture } : near;
}
