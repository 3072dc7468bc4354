import { walkMinutes } from '@dalil/domain/city/walk.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import type { Stops } from './read-stops.ts';
import { readZipRows } from './read-zip-rows.ts';

export type Paths = { starts: Int32Array; to: Int32Array; minutes: Uint8Array };

/** How far one walks between two stops to change, in metres and in degrees of latitude (a little more). */
const REACH_METRES = 400;
const CELL = 0.004;
/** Stops on a square crowd; the nearest have the same lines as those behind them. */
const MAX_PATHS = 24;
/** Within a station, whatever the straight line between its platforms. */
const STATION_MINUTES = 3;
const MAX_MINUTES = 60;
/** Of `transfer_type`. */
const [TAKES_TIME, NOT_POSSIBLE] = ['2', '3'];

/**
 * The ways on foot between stops: near ones by an estimate, platforms of a station, and what the file says of changes, which counts
 * more. One that it calls impossible is none.
 */
export async function readFootpaths(archive: string, stops: Stops): Promise<Paths> {
  const ways = Array.from(stops.names, () => new Map<number, number>());
  addNear(stops, ways);
  for await (const row of readZipRows(archive, 'transfers.txt')) {
    const [from, to] = [stops.indexOf.get(row.from_stop_id ?? ''), stops.indexOf.get(row.to_stop_id ?? '')];
    if (from === undefined || to === undefined || from === to) continue;
    const seconds = Number(row.min_transfer_time || Number.NaN);
    if (row.transfer_type === NOT_POSSIBLE) ways[from]?.delete(to);
    else if (row.transfer_type === TAKES_TIME && seconds >= 0)
      ways[from]?.set(to, Math.min(MAX_MINUTES, Math.ceil(seconds / 60)));
  }
  const starts = new Int32Array(ways.length + 1);
  const [to, minutes]: [number[], number[]] = [[], []];
  for (const [stop, of] of ways.entries()) {
    for (const [other, time] of [...of].toSorted((a, b) => a[1] - b[1] || a[0] - b[0]).slice(0, MAX_PATHS)) {
      to.push(other);
      minutes.push(time);
    }
    starts[stop + 1] = to.length;
  }
  return { starts, to: Int32Array.from(to), minutes: Uint8Array.from(minutes) };
}

function addNear({ lat, lon, stations }: Stops, ways: Map<number, number>[]): void {
  const cells = new Map<string, number[]>();
  const cellOf = (stop: number, north: number, east: number) =>
    `${Math.floor((lat[stop] ?? 0) / CELL) + north},${Math.floor((lon[stop] ?? 0) / CELL) + east}`;
  for (let stop = 0; stop < lat.length; stop++) {
    const key = cellOf(stop, 0, 0);
    cells.set(key, [...(cells.get(key) ?? []), stop]);
  }
  const at = (stop: number) => ({ lat: lat[stop] ?? 0, lon: lon[stop] ?? 0 });
  for (let stop = 0; stop < lat.length; stop++) {
    for (const north of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) {
        for (const other of cells.get(cellOf(stop, north, east)) ?? []) {
          const metres = metresBetween(at(stop), at(other));
          const minutes = stations[stop] === stations[other] ? STATION_MINUTES : walkMinutes(metres);
          if (other !== stop && metres <= REACH_METRES && minutes !== null) ways[stop]?.set(other, minutes);
        }
      }
    }
  }
}
