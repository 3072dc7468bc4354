import { type Point, coordinate, polygon } from './path.ts';

/** Tilings of the plane by regular polygons, named by the polygons around a corner. */
export type Tiling = '4.8.8' | '3.12.12' | '6.6.6';

/** One repeat of a star pattern. `stars` are the large stars (they may be filled), `links` the small ones between them. */
export type LatticeTile = { width: number; height: number; stars: string; links: string };

const DEGREE = Math.PI / 180;

function apothem(sides: number, side: number): number {
  return side / 2 / Math.tan(Math.PI / sides);
}

/**
 * Hankin's "polygons in contact": from the middle of each edge of a regular polygon two rays leave at the contact angle
 * and meet the neighbours' rays on the line to the corner. `turn` is the direction of the first edge, in radians.
 */
export function starPath(sides: number, centre: Point, side: number, turn: number, contactAngle: number): string {
  const inner = apothem(sides, side);
  const reach = (side / 2) * Math.tan(contactAngle * DEGREE);
  const cornerRadius = (side / 2 / Math.sin(Math.PI / sides)) * (1 - reach / (inner + reach));
  const points: Point[] = [];
  for (let edge = 0; edge < sides; edge += 1) {
    const toEdge = turn + (edge * 2 * Math.PI) / sides;
    const toCorner = toEdge + Math.PI / sides;
    points.push([centre[0] + inner * Math.cos(toEdge), centre[1] + inner * Math.sin(toEdge)]);
    points.push([centre[0] + cornerRadius * Math.cos(toCorner), centre[1] + cornerRadius * Math.sin(toCorner)]);
  }
  return polygon(points);
}

function octagonTile(side: number, angle: number): LatticeTile {
  const size = 2 * apothem(8, side);
  const corners: Point[] = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ];
  return {
    width: size,
    height: size,
    stars: starPath(8, [size / 2, size / 2], side, 0, angle),
    links: corners.map((corner) => starPath(4, corner, side, Math.PI / 4, angle)).join(''),
  };
}

function dodecagonTile(side: number, angle: number): LatticeTile {
  const width = 2 * apothem(12, side);
  const row = (width * Math.sqrt(3)) / 2;
  const centres: Point[] = [
    [0, 0],
    [width, 0],
    [width / 2, row],
    [0, 2 * row],
    [width, 2 * row],
  ];
  const third = width / (2 * Math.sqrt(3));
  const pointingUp: Point[] = [
    [width / 2, 2 * row - third],
    [0, row - third],
    [width, row - third],
  ];
  const pointingDown: Point[] = [
    [width / 2, third],
    [0, row + third],
    [width, row + third],
  ];
  return {
    width,
    height: 2 * row,
    stars: centres.map((centre) => starPath(12, centre, side, 0, angle)).join(''),
    links: [
      ...pointingUp.map((centre) => starPath(3, centre, side, Math.PI / 2, angle)),
      ...pointingDown.map((centre) => starPath(3, centre, side, -Math.PI / 2, angle)),
    ].join(''),
  };
}

function hexagonTile(side: number, angle: number): LatticeTile {
  const width = 2 * apothem(6, side);
  const row = (width * Math.sqrt(3)) / 2;
  const centres: Point[] = [
    [0, 0],
    [width, 0],
    [width / 2, row],
    [0, 2 * row],
    [width, 2 * row],
  ];
  return {
    width,
    height: 2 * row,
    stars: centres.map((centre) => starPath(6, centre, side, 0, angle)).join(''),
    links: '',
  };
}

const TILES: Record<Tiling, (side: number, angle: number) => LatticeTile> = {
  '4.8.8': octagonTile,
  '3.12.12': dodecagonTile,
  '6.6.6': hexagonTile,
};

/** One repeat of the star pattern over a tiling. `side` is the polygons' edge, `contactAngle` in degrees (45 to 75). */
export function latticeTile(tiling: Tiling, side: number, contactAngle: number): LatticeTile {
  return TILES[tiling](side, contactAngle);
}

export type LatticePaint = {
  tiling: Tiling;
  side: number;
  contactAngle: number;
  offset: Point;
  stroke: string;
  strokeWidth: number;
  strokeOpacity: number;
  fill?: { colour: string; opacity: number };
};

/** An SVG `<pattern>` with the identifier `id`, to be used as a fill. */
export function latticePattern(id: string, paint: LatticePaint): string {
  const tile = latticeTile(paint.tiling, paint.side, paint.contactAngle);
  const fill = paint.fill
    ? `<path d="${tile.stars}" fill="${paint.fill.colour}" fill-opacity="${paint.fill.opacity}" stroke="none"/>`
    : '';
  return (
    `<pattern id="${id}" width="${tile.width.toFixed(3)}" height="${tile.height.toFixed(3)}" patternUnits="userSpaceOnUse"` +
    ` patternTransform="translate(${coordinate(paint.offset[0])} ${coordinate(paint.offset[1])})">${fill}` +
    `<path d="${tile.stars}${tile.links}" fill="none" stroke="${paint.stroke}" stroke-width="${paint.strokeWidth}"` +
    ` stroke-opacity="${paint.strokeOpacity}" stroke-linejoin="round"/></pattern>`
  );
}
