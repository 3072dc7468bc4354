import type { Position } from '@dalil/domain/guide/position.ts';

/** Ten-millionths of a degree, as OpenStreetMap stores positions. */
const PER_DEGREE = 1e7;
const UNKNOWN = 0x7f_ff_ff_ff;

/** The positions of some nodes among millions, in sixteen bytes each. First `want`, then `sort`, then `set`. */
export class SparsePositions {
  #wanted: number[] = [];
  #ids = new Float64Array(0);
  #lat = new Int32Array(0);
  #lon = new Int32Array(0);

  want(ids: readonly number[]): void {
    for (const id of ids) this.#wanted.push(id);
  }

  sort(): void {
    const sorted = Float64Array.from(this.#wanted).sort();
    this.#wanted = [];
    let count = 0;
    for (const id of sorted) {
      if (count === 0 || sorted[count - 1] !== id) sorted[count++] = id;
    }
    this.#ids = sorted.slice(0, count);
    this.#lat = new Int32Array(count).fill(UNKNOWN);
    this.#lon = new Int32Array(count);
  }

  set(id: number, { lat, lon }: Position): void {
    const at = this.#find(id);
    if (at === -1) return;
    this.#lat[at] = Math.round(lat * PER_DEGREE);
    this.#lon[at] = Math.round(lon * PER_DEGREE);
  }

  /** The middle of the rectangle around some nodes. Null if none of them is known: a clipped extract lacks some. */
  middleOf(ids: readonly number[]): Position | null {
    let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const id of ids) {
      const at = this.#find(id);
      const [lat, lon] = [this.#lat[at], this.#lon[at]];
      if (lat === undefined || lon === undefined || lat === UNKNOWN) continue;
      [south, north] = [Math.min(south, lat), Math.max(north, lat)];
      [west, east] = [Math.min(west, lon), Math.max(east, lon)];
    }
    if (south > north) return null;
    return { lat: (south + north) / 2 / PER_DEGREE, lon: (west + east) / 2 / PER_DEGREE };
  }

  #find(id: number): number {
    let [low, high] = [0, this.#ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.#ids[middle] as number;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
