import type { JourneyEnd } from '@dalil/domain/journeys/plan-journey.ts';
import { signOf, stationOf } from '@dalil/domain/journeys/stations.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { formatSearch } from '@dalil/search/search-request.ts';
import { stationNamed } from '@dalil/search/station-names.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../data/api.ts';
import { findJourneys } from '../endpoints/city.ts';
import { getContent, getPlace } from '../endpoints/guide.ts';
import { getSearchPage } from '../endpoints/search.ts';

/** An end of a journey as found by a name. A station is kept as its id, so that the data of the page stays small. */
export type FoundEnd = { title: string; stationId: string } | { title: string; end: JourneyEnd };

/** How exact the position of an area is, in metres. */
const AREA_PRECISION = 500;

export function endOf(found: FoundEnd): JourneyEnd | null {
  if ('end' in found) return found.end;
  const station = stationOf(found.stationId);
  return station && { station };
}

/** What a name means: a station, else the place or area that a search finds first. Null for a name that the guide does not know. */
export function journeyEndQuery(api: ApiClient, locale: Locale, name: string) {
  return queryOptions({
    queryKey: ['journey-end', locale, name],
    meta: { lists: ['place', 'neighbourhood'] },
    queryFn: async (): Promise<FoundEnd | null> => {
      const station = stationNamed(name);
      const named = station && { title: signOf(station, locale), stationId: station.id };
      // Tram stops have the names of areas, which are meant more often.
      if (named && station.mode === 'metro') return named;
      const search = formatSearch({ query: name, group: 'places' });
      const { results } = await api(getSearchPage({ locale, search }));
      const first = results.find(({ kind }) => kind === 'place' || kind === 'neighbourhood');
      if (!first) return named;
      if (named && first.kind !== 'neighbourhood') return named;
      if (first.kind === 'place') {
        const place = await api(getPlace({ locale, id: first.id }));
        const { lat, lon, precisionMetres } = place.position;
        return { title: place.title, end: { position: { lat, lon }, precisionMetres } };
      }
      const content = await api(getContent({ locale, id: first.id }));
      if (content.kind !== 'neighbourhood') return null;
      const { title, position } = content.neighbourhood;
      return { title, end: { position, precisionMetres: AREA_PRECISION } };
    },
  });
}

/** Where an end lies. */
export const positionOfEnd = (end: JourneyEnd): Position => ('station' in end ? end.station : end.position);

const PLACES = 5;
const write = ({ lat, lon }: Position) => `${lat.toFixed(PLACES)},${lon.toFixed(PLACES)}`;

/** The next journeys at the times of the operator's timetable, if there is one. The same in every language. */
export function timedJourneys({
  from,
  to,
  at,
}: {
  from: JourneyEnd;
  to: JourneyEnd;
  at: { date: string; minute: number };
}) {
  return findJourneys({ from: write(positionOfEnd(from)), to: write(positionOfEnd(to)), ...at });
}
