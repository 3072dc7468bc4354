import { ALIGHTS, BOARDS } from '@dalil/domain/transit/transit-network.ts';
import { secondOf } from './gtfs-time.ts';
import { readZipRows } from './read-zip-rows.ts';
import { WrongTimetable } from './wrong-timetable.ts';

/** What a trip calls at, in order. Minutes: arrivals rounded up, departures down. */
export type Call = { stop: number; arrives: number; departs: number; flags: number };

/** Of `pickup_type` and `drop_off_type`: not at all. By telephone or by word with the driver counts as possible. */
const NOT_POSSIBLE = '1';
/** The rows of the largest city have about three millions. */
const MAX_CALLS = 8_000_000;
const FIRST_SIZE = 1 << 16;

/** Numbers that grow to millions, in four bytes each. */
class Column {
  #data = new Int32Array(FIRST_SIZE);
  length = 0;

  push(value: number): void {
    if (this.length === this.#data.length) {
      const larger = new Int32Array(this.#data.length * 2);
      larger.set(this.#data);
      this.#data = larger;
    }
    this.#data[this.length++] = value;
  }

  at(index: number): number {
    return this.#data[index] ?? 0;
  }
}

/**
 * The calls of each trip in the order of their sequence. A stop without a time, or that the file does not have, is left out: nothing
 * is known of it. Throws `WrongTimetable`.
 */
export async function readCalls(
  archive: string,
  trips: ReadonlyMap<string, number>,
  stops: ReadonlyMap<string, number>,
): Promise<(trip: number) => Call[]> {
  const [ofTrip, order, ofStop, arrivals, departures, flags] = Array.from({ length: 6 }, () => new Column()) as [
    Column,
    Column,
    Column,
    Column,
    Column,
    Column,
  ];
  for await (const row of readZipRows(archive, 'stop_times.txt')) {
    const [trip, stop] = [trips.get(row.trip_id ?? ''), stops.get(row.stop_id ?? '')];
    const [arrival, departure] = [row.arrival_time || row.departure_time, row.departure_time || row.arrival_time];
    if (trip === undefined || stop === undefined || !departure) continue;
    if (ofTrip.length >= MAX_CALLS) throw new WrongTimetable('too_large');
    ofTrip.push(trip);
    order.push(Number(row.stop_sequence));
    ofStop.push(stop);
    arrivals.push(Math.ceil(secondOf(arrival) / 60));
    departures.push(Math.floor(secondOf(departure) / 60));
    flags.push((row.pickup_type === NOT_POSSIBLE ? 0 : BOARDS) | (row.drop_off_type === NOT_POSSIBLE ? 0 : ALIGHTS));
  }
  if (ofTrip.length === 0) throw new WrongTimetable('no_trips');

  // By trip, without objects for millions of rows.
  const starts = new Int32Array(trips.size + 1);
  for (let at = 0; at < ofTrip.length; at++) starts[ofTrip.at(at) + 1] = (starts[ofTrip.at(at) + 1] ?? 0) + 1;
  for (let trip = 0; trip < trips.size; trip++) starts[trip + 1] = (starts[trip + 1] ?? 0) + (starts[trip] ?? 0);
  const next = starts.slice();
  const rows = new Int32Array(ofTrip.length);
  for (let at = 0; at < ofTrip.length; at++) {
    const place = next[ofTrip.at(at)] ?? 0;
    rows[place] = at;
    next[ofTrip.at(at)] = place + 1;
  }
  return (trip) =>
    Array.from(rows.subarray(starts[trip] ?? 0, starts[trip + 1] ?? 0))
      .toSorted((a, b) => order.at(a) - order.at(b))
      .map((at) => ({
        stop: ofStop.at(at),
        arrives: arrivals.at(at),
        departs: departures.at(at),
        flags: flags.at(at),
      }));
}
