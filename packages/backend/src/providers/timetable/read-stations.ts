import type { Timetable } from '@dalil/domain/city/timetable.ts';
import { readZipRows } from './read-zip-rows.ts';
import { WrongTimetable } from './wrong-timetable.ts';

type Station = Timetable['stations'][number];

export type Stations = {
  /** The station of a stop or platform. Null if the file does not have it. */
  of: (stop: string) => string | null;
  /** Every station asked for, sorted by name; also those where trains only end, without departures. */
  list: (departures: ReadonlyMap<string, Station['departures']>) => Station[];
};

/** "Union Metro Station 2" and "Union Station Platform 1" are parts of one station, "Airport Terminal 3" is a name. */
const PART =
  /[\s,(-]+(?:(?:(?:metro|tram)\s+)?(?:station|stn|stop)(?:\s+platform)?\s*\d*|platform\s*\d+|metro|tram)\)?$/i;

/** Joins the platforms of each station: by their parent, and by their name. */
export async function readStations(archive: string): Promise<Stations> {
  const stops = new Map<string, { parent: string; name: string; lat: number; lon: number }>();
  for await (const row of readZipRows(archive, 'stops.txt')) {
    const [lat, lon] = [Number(row.stop_lat || Number.NaN), Number(row.stop_lon || Number.NaN)];
    stops.set(row.stop_id ?? '', { parent: row.parent_station ?? '', name: row.stop_name ?? '', lat, lon });
  }
  if (stops.size === 0) throw new WrongTimetable('missing_file');
  const stations = new Map<string, Omit<Station, 'departures'>>();

  function find(id: string): string | null {
    const stop = stops.get(id);
    const at = stop && (stops.get(stop.parent) ?? stop);
    if (!at || !Number.isFinite(at.lat) || !Number.isFinite(at.lon)) return null;
    const name = at.name.replace(PART, '');
    const key = name.toLowerCase();
    if (!stations.has(key)) stations.set(key, { id: key, name, lat: at.lat, lon: at.lon });
    return key;
  }
  return {
    of: find,
    list: (departures) =>
      Array.from(stations.values(), (station) => ({
        ...station,
        departures: departures.get(station.id) ?? [],
      })).toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}
