import type { Position } from '../guide/position.ts';

/** The side of a square in degrees: 2.2 km from south to north, 2 km from west to east. */
const SIDE = 0.02;
const PER_DEGREE = 1 / SIDE;
const METRES_PER_DEGREE = 111_320;
const FORM = /^(\d{4})-(\d{4})$/;

const rowOf = (lat: number) => Math.floor(lat * PER_DEGREE + 1e-9);
const columnOf = (lon: number) => Math.floor(lon * PER_DEGREE + 1e-9);

/** The square of a position, `row-column`. It says no more than in which quarter of the town something is. */
export function squareOf({ lat, lon }: Position): string {
  return `${rowOf(lat)}-${columnOf(lon)}`;
}

/** The bounds of a square, south and west inclusive. Null for an id that is none. */
export function squareBounds(id: string): { south: number; west: number; north: number; east: number } | null {
  const [, row, column] = FORM.exec(id) ?? [];
  if (row === undefined || column === undefined) return null;
  const [south, west] = [Number(row) * SIDE, Number(column) * SIDE];
  return { south, west, north: south + SIDE, east: west + SIDE };
}

/** The squares that a circle touches, its own first. */
export function squaresAround(centre: Position, metres: number): string[] {
  const north = metres / METRES_PER_DEGREE;
  const east = north / Math.cos((centre.lat * Math.PI) / 180);
  const squares = [squareOf(centre)];
  for (let row = rowOf(centre.lat - north); row <= rowOf(centre.lat + north); row++) {
    for (let column = columnOf(centre.lon - east); column <= columnOf(centre.lon + east); column++) {
      const id = `${row}-${column}`;
      if (!squares.includes(id)) squares.push(id);
    }
  }
  return squares;
}
