import * as z from 'zod/mini';

/** Degrees north and east (WGS 84). */
export interface Position {
  lat: number;
  lon: number;
}

/**
 * The emirate of Dubai and its exclave Hatta as rough outlines, drawn generously (about 3 km) with the coastal waters and
 * islands: a guard against swapped or mistyped coordinates, not a border.
 */
const OUTLINES: readonly (readonly (readonly [lon: number, lat: number])[])[] = [
  [
    [54.86, 24.94],
    [54.9, 25.12],
    [55.1, 25.3],
    [55.3, 25.42],
    [55.37, 25.34],
    [55.46, 25.28],
    [55.53, 25.26],
    [55.64, 25.2],
    [55.74, 25.06],
    [55.76, 24.86],
    [55.7, 24.66],
    [55.5, 24.64],
    [55.22, 24.72],
    [55.04, 24.84],
    [54.92, 24.84],
  ],
  [
    [56.0, 24.9],
    [56.22, 24.9],
    [56.22, 24.7],
    [56.0, 24.7],
  ],
];

function isWithin({ lat, lon }: Position, outline: (typeof OUTLINES)[number]): boolean {
  let isInside = false;
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    const crosses = y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1;
    if (crosses) isInside = !isInside;
  });
  return isInside;
}

export function isInEmirate(position: Position): boolean {
  return OUTLINES.some((outline) => isWithin(position, outline));
}

const insideEmirate = z.refine<Position>(isInEmirate, 'outside the emirate');

export const positionSchema = z.strictObject({ lat: z.number(), lon: z.number() }).check(insideEmirate);

/** A point anywhere. `precisionMetres`: how far the true place may lie from it. */
export const placeablePositionSchema = z.strictObject({
  lat: z.number(),
  lon: z.number(),
  precisionMetres: z.int().check(z.positive()),
});

/** The same within the emirate. */
export const placedSchema = placeablePositionSchema.check(insideEmirate);
