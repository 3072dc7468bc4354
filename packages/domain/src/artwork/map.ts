import { RAIL_LINES, SHAPES } from './geography.ts';
import { type Point, coordinate } from './path.ts';

/** A window on the schematic map: the middle as [longitude, latitude], the width in kilometres, the size in SVG units. */
export type MapView = { centre: readonly [lon: number, lat: number]; spanKm: number; width: number; height: number };

export type MapLayerKind = 'land' | 'neighbour' | 'island' | 'water' | 'rail';

/** What to draw, from bottom to top. A layer with `strokeWidth` is a line, one without is an area. */
export type MapLayer = { kind: MapLayerKind; d: string; strokeWidth?: number };

const KM_PER_DEGREE = 111.32;
const THINNEST_RAIL = 1.4;
/** How far outside the window lines are still drawn, so that no cut edge is visible. */
const MARGIN = 8;

/** The position of a place in the window, in SVG units. Outside it the numbers exceed 0…width and 0…height. */
export function project(view: MapView, lon: number, lat: number): { x: number; y: number } {
  const scale = view.width / view.spanKm;
  const kmPerLonDegree = KM_PER_DEGREE * Math.cos((view.centre[1] * Math.PI) / 180);
  return {
    x: view.width / 2 + (lon - view.centre[0]) * kmPerLonDegree * scale,
    y: view.height / 2 - (lat - view.centre[1]) * KM_PER_DEGREE * scale,
  };
}

function projectAll(view: MapView, flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    const { x, y } = project(view, flat[at] ?? 0, flat[at + 1] ?? 0);
    points.push([x, y]);
  }
  return points;
}

type Edge = { isInside: (point: Point) => boolean; cut: (from: Point, to: Point) => Point };

function edgesOf(view: MapView, margin: number): Edge[] {
  const crossX =
    (x: number) =>
    ([ax, ay]: Point, [bx, by]: Point): Point => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)];
  const crossY =
    (y: number) =>
    ([ax, ay]: Point, [bx, by]: Point): Point => [ax + ((bx - ax) * (y - ay)) / (by - ay), y];
  return [
    { isInside: ([x]) => x >= -margin, cut: crossX(-margin) },
    { isInside: ([x]) => x <= view.width + margin, cut: crossX(view.width + margin) },
    { isInside: ([, y]) => y >= -margin, cut: crossY(-margin) },
    { isInside: ([, y]) => y <= view.height + margin, cut: crossY(view.height + margin) },
  ];
}

/** Sutherland and Hodgman's clipping of an area. */
function clipArea(points: readonly Point[], edges: readonly Edge[]): Point[] {
  return edges.reduce<Point[]>(
    (area, edge) => {
      const retained: Point[] = [];
      area.forEach((point, at) => {
        const before = area.at(at - 1) ?? point;
        if (edge.isInside(point) !== edge.isInside(before)) retained.push(edge.cut(before, point));
        if (edge.isInside(point)) retained.push(point);
      });
      return retained;
    },
    [...points],
  );
}

/** The parts of a line inside the window. */
function clipLine(points: readonly Point[], edges: readonly Edge[]): Point[][] {
  return edges.reduce<Point[][]>(
    (lines, edge) =>
      lines.flatMap((line) => {
        const parts: Point[][] = [];
        let part: Point[] = [];
        line.forEach((point, at) => {
          const before = line[at - 1];
          const isInside = edge.isInside(point);
          if (before !== undefined && edge.isInside(before) !== isInside) part.push(edge.cut(before, point));
          if (isInside) part.push(point);
          else if (part.length > 0) {
            parts.push(part);
            part = [];
          }
        });
        return part.length > 0 ? [...parts, part] : parts;
      }),
    [[...points]],
  );
}

/** Drops points closer than half a unit to the one before. */
function thinned(points: readonly Point[]): Point[] {
  const retained: Point[] = [];
  points.forEach((point, at) => {
    const last = retained.at(-1);
    const isFar = last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) > 0.5;
    if (isFar || at === points.length - 1) retained.push(point);
  });
  return retained;
}

function pathOf(points: readonly Point[], isClosed: boolean): string {
  const line = thinned(points).map(([x, y]) => `${coordinate(x)} ${coordinate(y)}`);
  return line.length < 2 ? '' : `M${line.join('L')}${isClosed ? 'Z' : ''}`;
}

function linePath(view: MapView, flat: readonly number[], strokeWidth: number): string {
  const edges = edgesOf(view, MARGIN + strokeWidth);
  return clipLine(projectAll(view, flat), edges)
    .map((part) => pathOf(part, false))
    .join('');
}

/** The paths of one window, clipped and simplified. Layers with nothing in the window are omitted. */
export function mapLayers(view: MapView): MapLayer[] {
  const scale = view.width / view.spanKm;
  const layers = new Map<string, MapLayer>();
  const add = (kind: MapLayerKind, d: string, strokeWidth?: number) => {
    const key = `${kind} ${strokeWidth}`;
    const layer = layers.get(key);
    if (d !== '' && layer !== undefined) layer.d += d;
    else if (d !== '') layers.set(key, strokeWidth === undefined ? { kind, d } : { kind, d, strokeWidth });
  };
  for (const shape of SHAPES) {
    if (shape.widthKm === undefined) {
      add(shape.kind, pathOf(clipArea(projectAll(view, shape.points), edgesOf(view, MARGIN)), true));
    } else {
      const strokeWidth = Math.max(1, Math.round(shape.widthKm * scale * 10) / 10);
      add(shape.kind, linePath(view, shape.points, strokeWidth), strokeWidth);
    }
  }
  for (const line of RAIL_LINES) add('rail', linePath(view, line.points, THINNEST_RAIL), THINNEST_RAIL);
  return [...layers.values()];
}

/**
 * The smallest window of this size around the places, at least `minKm` wide. Without places it covers the whole
 * city.
 */
export function viewAround(
  places: readonly { lon: number; lat: number }[],
  size: { width: number; height: number; minKm?: number },
): MapView {
  const { width, height, minKm = 3 } = size;
  if (places.length === 0) return { centre: [55.22, 25.15], spanKm: 46, width, height };
  const lons = places.map((place) => place.lon);
  const lats = places.map((place) => place.lat);
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const lat = (south + north) / 2;
  const across = (east - west) * KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const upright = ((north - south) * KM_PER_DEGREE * width) / height;
  return { centre: [(west + east) / 2, lat], spanKm: Math.max(minKm, across * 1.25, upright * 1.25), width, height };
}

const LOCATOR_SPANS_KM = [9, 18, 36] as const;

/** A small window around one place, wide enough to include a recognisable feature: water, coast or a line. */
export function locatorView(place: { lon: number; lat: number }, size: { width: number; height: number }): MapView {
  const views = LOCATOR_SPANS_KM.map((spanKm): MapView => ({ centre: [place.lon, place.lat], spanKm, ...size }));
  const isInformative = (view: MapView) =>
    mapLayers(view).some((layer) => layer.kind === 'water' || layer.kind === 'rail');
  return views.find(isInformative) ?? views[2] ?? viewAround([], size);
}
