import { type BaseMap, CITY_BOX, type Degrees, type RoadClass } from './base-map.ts';
import { clipArea, clipLine, isOutside, pathOf, simplified } from './clip.ts';
import { type MapView, project } from './map-view.ts';
import type { Point } from './path.ts';

export type MapLayerKind = 'region' | 'land' | 'sea' | 'water' | 'runway' | 'road' | 'rail';

/**
 * What to draw, from bottom to top, over a background of sea. A layer with `strokeWidth` is a line, one without is an area (even-odd).
 * Roads have a casing, to draw under all of them. `line` is the id of a railway.
 */
export type MapLayer = {
  kind: MapLayerKind;
  d: string;
  strokeWidth?: number;
  casingWidth?: number;
  line?: string;
};

/** How far outside the window lines are still drawn, so that no cut edge is visible. */
const MARGIN = 8;
/** Details smaller than this are dropped, in SVG units. */
const TOLERANCE = 0.6;
/** Islets smaller than this are dropped, in SVG units. */
const SMALLEST = 2.2;
const RAIL_WIDTH = 1.8;

/** The widest window, in kilometres per 480 units, in which roads of a class are drawn, and their width at most. */
const ROADS: readonly { roadClass: RoadClass; maxKm: number; width: number }[] = [
  { roadClass: 'secondary', maxKm: 10, width: 2 },
  { roadClass: 'primary', maxKm: 26, width: 3 },
  { roadClass: 'motorway', maxKm: 220, width: 4 },
];

/** The paths of one window, clipped and simplified. Layers with nothing in the window are omitted. */
export function layersOf(base: BaseMap, view: MapView): MapLayer[] {
  const area = (kind: MapLayerKind, polygons: readonly Degrees[][]): MapLayer[] => {
    const d = polygons.map((rings) => rings.map((ring) => areaPath(view, ring)).join('')).join('');
    return d === '' ? [] : [{ kind, d }];
  };
  const line = (layer: Omit<MapLayer, 'd'>, lines: readonly Degrees[]): MapLayer[] => {
    const d = lines.map((points) => linePath(view, points, layer.casingWidth ?? layer.strokeWidth ?? 0)).join('');
    return d === '' ? [] : [{ ...layer, d }];
  };
  const spanKm = (view.spanKm / view.width) * 480;
  const roads = ROADS.filter(({ maxKm }) => spanKm <= maxKm).flatMap(({ roadClass, width }) => {
    const strokeWidth = roadWidth(width, spanKm);
    const layer: Omit<MapLayer, 'd'> = { kind: 'road', strokeWidth, casingWidth: strokeWidth + 1.4 };
    return line(
      layer,
      base.roads.filter((road) => road.roadClass === roadClass).map(({ points }) => points),
    );
  });
  const isInCity = isWithinBox(view);
  return [
    // The coarse region has no outline, and the frame of the detailed land must not look like one.
    ...(isInCity ? [] : [...area('region', base.region), ...area('sea', [[BOX_RING]])]),
    ...area(isInCity ? 'land' : 'region', base.land),
    ...area('water', base.water),
    ...line({ kind: 'runway', strokeWidth: Math.max(1, roadWidth(3, spanKm)) }, base.runways),
    ...roads,
    ...base.rail.flatMap(({ line: id, points }) => line({ kind: 'rail', strokeWidth: RAIL_WIDTH, line: id }, [points])),
  ];
}

const { west, south, east, north } = CITY_BOX;
const BOX_RING = [west, south, east, south, east, north, west, north];

function isWithinBox(view: MapView): boolean {
  const low = project(view, west, south);
  const high = project(view, east, north);
  return low.x < 0 && high.x > view.width && high.y < 0 && low.y > view.height;
}

function roadWidth(widest: number, spanKm: number): number {
  return Math.round(Math.max(widest * 0.35, widest * Math.min(1, 4 / spanKm + 0.25)) * 10) / 10;
}

function projectAll(view: MapView, flat: Degrees): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    const { x, y } = project(view, flat[at] ?? 0, flat[at + 1] ?? 0);
    points.push([x, y]);
  }
  return points;
}

function areaPath(view: MapView, ring: Degrees): string {
  const points = projectAll(view, ring);
  if (isOutside(points, view, MARGIN) || isTiny(points)) return '';
  const clipped = clipArea(points, view, MARGIN);
  const [first] = clipped;
  if (!first) return '';
  // The start of a ring is no special point, so it is split where it is farthest from there.
  const far = clipped.reduce(
    (best, point, at) => (apart(point, first) > apart(clipped[best] ?? first, first) ? at : best),
    0,
  );
  const outline = [
    ...simplified(clipped.slice(0, far + 1), TOLERANCE).slice(0, -1),
    ...simplified([...clipped.slice(far), first], TOLERANCE).slice(0, -1),
  ];
  return outline.length < 3 ? '' : pathOf(outline, true);
}

function isTiny(points: readonly Point[]): boolean {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) < SMALLEST;
}

function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

function linePath(view: MapView, flat: Degrees, width: number): string {
  const points = projectAll(view, flat);
  const margin = MARGIN + width;
  if (isOutside(points, view, margin)) return '';
  return clipLine(points, view, margin)
    .map((part) => pathOf(simplified(part, TOLERANCE), false))
    .join('');
}
