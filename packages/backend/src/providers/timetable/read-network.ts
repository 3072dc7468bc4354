import type { TransitNetwork } from '@dalil/domain/transit/transit-network.ts';
import { buildPatterns } from './build-patterns.ts';
import { readFootpaths } from './footpaths.ts';
import { packNetwork } from './pack-network.ts';
import { readCalls } from './read-calls.ts';
import { readPublisher } from './read-publisher.ts';
import { readStops } from './read-stops.ts';
import { readTrips } from './read-trips.ts';
import { dayTypesOf, readServiceDays } from './service-days.ts';

export type ReadNetwork = {
  network: TransitNetwork;
  /** Trips of which nothing is said, because their times are wrong. */
  left: number;
};

/**
 * All lines of a GTFS file (gtfs.org, Schedule Reference) from yesterday on, as RAPTOR needs them. Throws `WrongTimetable` with the
 * reason if the file cannot be read, is over, or has no trips.
 */
export async function readNetwork(archive: string, today: string): Promise<ReadNetwork> {
  const days = await readServiceDays(archive, today);
  const { ofDays, services: types } = dayTypesOf(days);
  const services = new Map([...new Set(types.flatMap((type) => [...type]))].map((id, at) => [id, at]));
  const stops = await readStops(archive);
  const trips = await readTrips(archive, services);
  const { left, ...patterns } = buildPatterns(trips, await readCalls(archive, trips.indexOf, stops.indexOf));
  const paths = await readFootpaths(archive, stops);
  const running = new Uint8Array(types.length * services.size);
  for (const [type, ofType] of types.entries()) {
    for (const id of ofType) running[type * services.size + (services.get(id) ?? 0)] = 1;
  }
  const network: TransitNetwork = {
    publisher: await readPublisher(archive),
    from: days.from,
    dayTypes: ofDays,
    serviceCount: services.size,
    running,
    stopNames: stops.names,
    stopStations: Int32Array.from(stops.stations),
    lat: Float64Array.from(stops.lat),
    lon: Float64Array.from(stops.lon),
    lines: trips.lines,
    headsigns: trips.headsigns,
    ...patterns,
    pathStarts: paths.starts,
    pathTo: paths.to,
    pathMinutes: paths.minutes,
  };
  return { network, left };
}

/** The same of what names the file and the day, packed, as one value with its figures. */
export async function readNetworkFile({ archive, today }: { archive: string; today: string }): Promise<{
  packed: string;
  lines: number;
  stops: number;
  trips: number;
  left: number;
}> {
  const { network, left } = await readNetwork(archive, today);
  const { lines, stopNames, tripServices } = network;
  return {
    packed: await packNetwork(network),
    lines: lines.length,
    stops: stopNames.length,
    trips: tripServices.length,
    left,
  };
}
