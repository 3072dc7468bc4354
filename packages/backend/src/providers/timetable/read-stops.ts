import { readZipRows } from './read-zip-rows.ts';
import { WrongTimetable } from './wrong-timetable.ts';

/** Where vehicles stop. `station`: the stop of the list that stands for the whole station, or the stop itself. */
export type Stops = {
  names: string[];
  lat: number[];
  lon: number[];
  stations: number[];
  indexOf: ReadonlyMap<string, number>;
};

/** A country has fewer. */
const MAX_STOPS = 200_000;
/** Of `location_type`: a stop or platform, and a place on it. Entrances and stations are called at by nothing. */
const CALLED_AT: ReadonlySet<string> = new Set(['', '0', '4']);

/** The stops of a timetable that have a position. A platform has the name of its station where it has none. Throws `WrongTimetable`. */
export async function readStops(archive: string): Promise<Stops> {
  const names: string[] = [];
  const [lat, lon]: [number[], number[]] = [[], []];
  const parents: string[] = [];
  const indexOf = new Map<string, number>();
  const nameOf = new Map<string, string>();
  for await (const row of readZipRows(archive, 'stops.txt')) {
    const id = row.stop_id ?? '';
    nameOf.set(id, row.stop_name ?? '');
    const at = { lat: Number(row.stop_lat || Number.NaN), lon: Number(row.stop_lon || Number.NaN) };
    if (!CALLED_AT.has(row.location_type ?? '') || !Number.isFinite(at.lat) || !Number.isFinite(at.lon)) continue;
    if (names.length >= MAX_STOPS) throw new WrongTimetable('too_large');
    if (indexOf.has(id)) continue;
    indexOf.set(id, names.length);
    names.push(row.stop_name ?? '');
    lat.push(at.lat);
    lon.push(at.lon);
    parents.push(row.parent_station ?? '');
  }
  if (names.length === 0) throw new WrongTimetable('missing_file');
  const firstOf = new Map<string, number>();
  const stations = parents.map((parent, stop) => {
    if (parent === '') return stop;
    if (!firstOf.has(parent)) firstOf.set(parent, stop);
    return firstOf.get(parent) ?? stop;
  });
  const named = names.map((name, stop) => name || nameOf.get(parents[stop] ?? '') || '');
  return { names: named, lat, lon, stations, indexOf };
}
