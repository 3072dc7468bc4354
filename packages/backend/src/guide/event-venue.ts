import { metroMinutes } from '@dalil/domain/city/nearest-station.ts';
import type { EventVenue } from '@dalil/domain/guide/event-listing.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import { sql } from 'drizzle-orm';

/** What a row of an event has of the published place where it is held; all null if it has none. */
export type VenueColumns = {
  place_neighbourhoods: string[] | null;
  position: PlaceData['position'] | null;
  place_setting: PlaceData['setting'] | null;
};

/** Selects `VenueColumns` of the place `p`. */
export const VENUE_COLUMNS = sql`p.neighbourhoods as place_neighbourhoods, p.data->'position' as position,
  p.data->>'setting' as place_setting`;

/** Joins an event `i` with the place `p` where it is held. */
export const JOIN_VENUE = sql`left join content_items p
  on p.kind = 'place' and p.id = i.data->>'placeId' and p.state = 'published'`;

/** What the filters read of the place. Null if the place is not known. */
export function eventVenue({ position, place_setting: setting }: VenueColumns): EventVenue | null {
  if (position === null || setting === null) return null;
  return { setting, metroMinutes: metroMinutes(position) };
}
