import type { TransitMode } from '@dalil/domain/transit/transit-network.ts';
import { minuteOf } from './gtfs-time.ts';
import { readZipRows } from './read-zip-rows.ts';
import { WrongTimetable } from './wrong-timetable.ts';

export type Line = { name: string; mode: TransitMode };
/** A trip that is repeated: from a minute, before another, every so many minutes. */
export type Frequency = { from: number; until: number; every: number; isRough: boolean };

/** The trips of services that run, by column. */
export type Trips = {
  lines: Line[];
  headsigns: string[];
  lineOf: number[];
  serviceOf: number[];
  headsignOf: number[];
  frequencies: Map<number, Frequency[]>;
  indexOf: ReadonlyMap<string, number>;
};

const MAX_TRIPS = 1_000_000;

/** Of the GTFS reference, and of its extension of route types by hundreds. */
const MODES: Readonly<Record<number, TransitMode>> = {
  0: 'tram',
  1: 'metro',
  2: 'train',
  3: 'bus',
  4: 'ferry',
  11: 'bus',
  12: 'train',
};
const MODES_BY_HUNDRED: Readonly<Record<number, TransitMode>> = {
  1: 'train',
  2: 'bus',
  3: 'train',
  4: 'metro',
  7: 'bus',
  8: 'bus',
  9: 'tram',
  10: 'ferry',
  12: 'ferry',
};

function modeOf(type: string | undefined): TransitMode {
  const code = Number(type || Number.NaN);
  return (code < 100 ? MODES[code] : MODES_BY_HUNDRED[Math.floor(code / 100)]) ?? 'other';
}

/** Keeps each text once. */
function createIndex<Item>(): { items: Item[]; add: (key: string, item: Item) => number } {
  const items: Item[] = [];
  const known = new Map<string, number>();
  return {
    items,
    add: (key, item) => {
      const at = known.get(key) ?? items.push(item) - 1;
      known.set(key, at);
      return at;
    },
  };
}

/** Reads lines and trips; `services` are those that run on a described day, by their index. Throws `WrongTimetable`. */
export async function readTrips(archive: string, services: ReadonlyMap<string, number>): Promise<Trips> {
  const lines = createIndex<Line>();
  const lineOfRoute = new Map<string, number>();
  for await (const row of readZipRows(archive, 'routes.txt')) {
    const line = { name: row.route_short_name || row.route_long_name || '', mode: modeOf(row.route_type) };
    lineOfRoute.set(row.route_id ?? '', lines.add(`${line.mode}\n${line.name}`, line));
  }
  const headsigns = createIndex<string>();
  const [lineOf, serviceOf, headsignOf]: number[][] = [[], [], []];
  const indexOf = new Map<string, number>();
  for await (const row of readZipRows(archive, 'trips.txt')) {
    const [line, service] = [lineOfRoute.get(row.route_id ?? ''), services.get(row.service_id ?? '')];
    if (line === undefined || service === undefined || indexOf.has(row.trip_id ?? '')) continue;
    if (indexOf.size >= MAX_TRIPS) throw new WrongTimetable('too_large');
    indexOf.set(row.trip_id ?? '', indexOf.size);
    lineOf?.push(line);
    serviceOf?.push(service);
    const headsign = row.trip_headsign ?? '';
    headsignOf?.push(headsigns.add(headsign, headsign));
  }
  if (indexOf.size === 0) throw new WrongTimetable('no_trips');
  return {
    lines: lines.items,
    headsigns: headsigns.items,
    lineOf: lineOf ?? [],
    serviceOf: serviceOf ?? [],
    headsignOf: headsignOf ?? [],
    frequencies: await readFrequencies(archive, indexOf),
    indexOf,
  };
}

async function readFrequencies(archive: string, trips: ReadonlyMap<string, number>): Promise<Map<number, Frequency[]>> {
  const found = new Map<number, Frequency[]>();
  for await (const row of readZipRows(archive, 'frequencies.txt')) {
    const every = Number(row.headway_secs) / 60;
    if (!(every > 0)) throw new WrongTimetable('wrong_value');
    const trip = trips.get(row.trip_id ?? '');
    if (trip === undefined) continue;
    const span = { from: minuteOf(row.start_time), until: minuteOf(row.end_time), every };
    found.set(trip, [...(found.get(trip) ?? []), { ...span, isRough: row.exact_times !== '1' }]);
  }
  return found;
}
