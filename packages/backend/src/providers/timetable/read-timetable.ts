import { type Timetable, type TimetableMode, timetableSchema } from '@dalil/domain/city/timetable.ts';
import { minuteOf } from './gtfs-time.ts';
import { dayTypesOf, readServiceDays } from './service-days.ts';
import { readPublisher } from './read-publisher.ts';
import { readStations, type Stations } from './read-stations.ts';
import { readZipRows } from './read-zip-rows.ts';
import { WrongTimetable } from './wrong-timetable.ts';

/** Of the GTFS reference and its extension of route types. */
const MODES: Readonly<Record<string, TimetableMode>> = {
  '0': 'tram',
  '1': 'metro',
  '401': 'metro',
  '402': 'metro',
  '900': 'tram',
  '901': 'tram',
};
/** `pickup_type` of a stop without boarding. */
const NO_PICKUP = '1';

type Line = { mode: TimetableMode; name: string };
type Stop = { order: number; station: string; minute: number; isBoarded: boolean };
type Trip = Line & { service: string; stops: Stop[]; frequencies: { from: number; until: number; every: number }[] };

/**
 * First and last departures of metro and tram from a GTFS file (gtfs.org, Schedule Reference), from yesterday on. Throws
 * `WrongTimetable` with the reason if the file cannot be read, is over, or has no trains.
 */
export async function readTimetable(archive: string, today: string): Promise<Timetable> {
  const days = await readServiceDays(archive, today);
  const stations = await readStations(archive);
  const trips = await readTrips(archive);
  await addFrequencies(archive, trips);
  await addStops(archive, trips, stations);
  const types = dayTypesOf(days);
  const departures = collectDepartures(trips.values(), types.services);
  if (departures.size === 0) throw new WrongTimetable('no_trains');
  const timetable: Timetable = {
    publisher: await readPublisher(archive),
    from: days.from,
    dayTypes: types.ofDays,
    stations: stations.list(departures),
  };
  return timetableSchema.parse(timetable);
}

/** The same of what names the file and the day, as one value. */
export const readTimetableFile = ({ archive, today }: { archive: string; today: string }): Promise<Timetable> =>
  readTimetable(archive, today);

async function readTrips(archive: string): Promise<Map<string, Trip>> {
  const lines = new Map<string, Line>();
  for await (const row of readZipRows(archive, 'routes.txt')) {
    const mode = MODES[row.route_type ?? ''];
    if (mode) lines.set(row.route_id ?? '', { mode, name: row.route_long_name || row.route_short_name || '' });
  }
  const trips = new Map<string, Trip>();
  for await (const row of readZipRows(archive, 'trips.txt')) {
    const line = lines.get(row.route_id ?? '');
    if (line) trips.set(row.trip_id ?? '', { ...line, service: row.service_id ?? '', stops: [], frequencies: [] });
  }
  if (trips.size === 0) throw new WrongTimetable('no_trains');
  return trips;
}

async function addFrequencies(archive: string, trips: ReadonlyMap<string, Trip>): Promise<void> {
  for await (const row of readZipRows(archive, 'frequencies.txt')) {
    const every = Number(row.headway_secs) / 60;
    if (!(every > 0)) throw new WrongTimetable('wrong_value');
    trips
      .get(row.trip_id ?? '')
      ?.frequencies.push({ from: minuteOf(row.start_time), until: minuteOf(row.end_time), every });
  }
}

async function addStops(archive: string, trips: ReadonlyMap<string, Trip>, stations: Stations): Promise<void> {
  for await (const row of readZipRows(archive, 'stop_times.txt')) {
    const trip = trips.get(row.trip_id ?? '');
    const station = trip ? stations.of(row.stop_id ?? '') : null;
    if (!trip || station === null) continue;
    const time = row.departure_time || row.arrival_time;
    trip.stops.push({
      order: Number(row.stop_sequence),
      station,
      // Times between two given ones may be left out. Nothing is said of such a stop.
      minute: time ? minuteOf(time) : Number.NaN,
      isBoarded: row.pickup_type !== NO_PICKUP,
    });
  }
}

type Departure = Timetable['stations'][number]['departures'][number];
type Span = [first: number, last: number];
type Found = Omit<Departure, 'times'> & { services: Map<string, Span> };

/** The departures of each station, joined by line and end. */
function collectDepartures(trips: Iterable<Trip>, types: readonly ReadonlySet<string>[]): Map<string, Departure[]> {
  const found = new Map<string, Map<string, Found>>();
  for (const trip of trips) {
    const stops = trip.stops.toSorted((a, b) => a.order - b.order);
    const end = stops.at(-1)?.station;
    for (const stop of stops) {
      if (end === undefined || end === stop.station || !stop.isBoarded || Number.isNaN(stop.minute)) continue;
      const ofStation = found.get(stop.station) ?? new Map<string, Found>();
      found.set(stop.station, ofStation);
      addSpan(ofStation, trip, end, spanOf(trip, stop, stops[0]));
    }
  }
  const view = ({ services, ...departure }: Found) => ({
    ...departure,
    times: types.map((type) => timesOn(services, type)),
  });
  return new Map(Array.from(found, ([id, ofStation]) => [id, Array.from(ofStation.values(), view)]));
}

function addSpan(departures: Map<string, Found>, trip: Trip, towards: string, [first, last]: Span): void {
  const key = [trip.mode, trip.name, towards].join('\n');
  const departure = departures.get(key) ?? { mode: trip.mode, line: trip.name, towards, services: new Map() };
  departures.set(key, departure);
  const known = departure.services.get(trip.service) ?? [first, last];
  departure.services.set(trip.service, [Math.min(known[0], first), Math.max(known[1], last)]);
}

/** First and last departure of a trip from a stop. A trip with frequencies is repeated from the first stop on. */
function spanOf({ frequencies }: Trip, stop: Stop, start: Stop | undefined): Span {
  if (frequencies.length === 0) return [stop.minute, stop.minute];
  const after = stop.minute - (start?.minute ?? stop.minute);
  const lastStart = ({ from, until, every }: Trip['frequencies'][number]) =>
    from + Math.floor(Math.max(0, (until - from) / every - 1e-9)) * every;
  return [
    Math.min(...frequencies.map(({ from }) => from)) + after,
    Math.floor(Math.max(...frequencies.map(lastStart)) + after),
  ];
}

function timesOn(services: ReadonlyMap<string, Span>, running: ReadonlySet<string>): Span | null {
  const spans = [...services].flatMap(([service, span]) => (running.has(service) ? [span] : []));
  if (spans.length === 0) return null;
  return [Math.min(...spans.map(([first]) => first)), Math.max(...spans.map(([, last]) => last))];
}
