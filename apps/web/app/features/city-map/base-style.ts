import { type BaseMap, CITY_BOX, type Degrees } from '@dalil/domain/artwork/base-map.ts';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** The colours of the map, resolved from the tokens of the page. */
export type MapColours = {
  sea: string;
  land: string;
  coast: string;
  road: string;
  edge: string;
  surface: string;
  rail: Record<'red' | 'green' | 'tram' | 'monorail', string>;
};

type Geometry =
  | { type: 'Polygon'; coordinates: [number, number][][] }
  | { type: 'LineString'; coordinates: [number, number][] }
  | { type: 'Point'; coordinates: [number, number] };
type Feature = { type: 'Feature'; properties: Record<string, string>; geometry: Geometry };

function pairs(flat: Degrees): [number, number][] {
  const points: [number, number][] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) points.push([flat[at] ?? 0, flat[at + 1] ?? 0]);
  return points;
}

function polygons(areas: readonly Degrees[][]): Feature[] {
  return areas.map((rings) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: rings.map(pairs) },
  }));
}

function line(points: Degrees, properties: Record<string, string>): Feature {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: pairs(points) } };
}

function source(features: Feature[]) {
  return { type: 'geojson', data: { type: 'FeatureCollection', features }, tolerance: 0.3 } as const;
}

const { west, south, east, north } = CITY_BOX;
const BOX: Degrees = [west, south, east, south, east, north, west, north, west, south];

/** How far from the frame of the box a point counts as on it, in degrees. */
const ON_FRAME = 0.0002;

function isOnFrame([lon, lat]: [number, number], [otherLon, otherLat]: [number, number]): boolean {
  const areBoth = (one: number, other: number, edge: number) =>
    Math.abs(one - edge) < ON_FRAME && Math.abs(other - edge) < ON_FRAME;
  return (
    areBoth(lon, otherLon, west) ||
    areBoth(lon, otherLon, east) ||
    areBoth(lat, otherLat, south) ||
    areBoth(lat, otherLat, north)
  );
}

/** The parts of a ring that are a coast: where the land is cut at the frame of the box there is none. */
function coastOf(ring: Degrees): [number, number][][] {
  const parts: [number, number][][] = [];
  let part: [number, number][] = [];
  for (const point of pairs(ring)) {
    const before = part.at(-1);
    if (before && isOnFrame(before, point)) {
      parts.push(part);
      part = [];
    }
    part.push(point);
  }
  return [...parts, part].filter(({ length }) => length > 1);
}

function coastLine(coordinates: [number, number][]): Feature {
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } };
}

/** The branches of a line share its colour. */
const lineName = (id: string) => id.split('-')[0] ?? id;

/**
 * The style of the large map: the base map in the colours of the page, without names. These are elements of the page, so that its
 * fonts draw and shape them in every script and no glyphs have to be fetched.
 */
export function baseStyle(base: BaseMap, colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: {
      region: source(polygons(base.region)),
      box: source(polygons([[BOX]])),
      land: source(polygons(base.land)),
      coast: source(base.land.flatMap((rings) => rings.flatMap(coastOf)).map((points) => coastLine(points))),
      water: source(polygons(base.water)),
      runways: source(base.runways.map((points) => line(points, {}))),
      roads: source(base.roads.map(({ roadClass, points }) => line(points, { class: roadClass }))),
      rail: source(base.rail.map(({ line: id, points }) => line(points, { line: lineName(id) }))),
      stations: source(
        base.stations.map(({ line: id, lon, lat }) => ({
          type: 'Feature',
          properties: { line: lineName(id) },
          geometry: { type: 'Point', coordinates: [lon, lat] },
        })),
      ),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      area('region', colours.land),
      // Within the box only the detailed land counts.
      area('box', colours.sea),
      area('land', colours.land),
      {
        id: 'coast',
        type: 'line',
        source: 'coast',
        minzoom: 9,
        paint: { 'line-color': colours.coast, 'line-width': 0.8 },
      },
      area('water', colours.sea),
      {
        id: 'runways',
        type: 'line',
        source: 'runways',
        paint: { 'line-color': colours.edge, 'line-width': byZoom(2, 10) },
      },
      ...ROADS.map((road) => roadLayer(road, 'edge', colours.edge)),
      ...ROADS.map((road) => roadLayer(road, 'road', colours.road)),
      {
        id: 'rail',
        type: 'line',
        source: 'rail',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': byLine(colours), 'line-width': byZoom(1.6, 3.5) },
      },
      {
        id: 'stations',
        type: 'circle',
        source: 'stations',
        minzoom: 11,
        paint: {
          'circle-color': colours.surface,
          'circle-radius': byZoom(2, 6),
          'circle-stroke-color': byLine(colours),
          'circle-stroke-width': 2,
        },
      },
    ],
  };
}

type Road = { name: string; minzoom: number; widths: [far: number, near: number] };

const ROADS: readonly Road[] = [
  { name: 'secondary', minzoom: 11.5, widths: [0.8, 9] },
  { name: 'primary', minzoom: 10, widths: [1.2, 12] },
  { name: 'motorway', minzoom: 7, widths: [1.6, 16] },
];
const EDGE = 1.6;

function roadLayer(
  { name, minzoom, widths: [far, near] }: Road,
  part: 'edge' | 'road',
  colour: string,
): LayerSpecification {
  const more = part === 'edge' ? EDGE : 0;
  return {
    id: `${name}-${part}`,
    type: 'line',
    source: 'roads',
    minzoom,
    filter: ['==', ['get', 'class'], name],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': byZoom(far + more, near + more) },
  };
}

function area(id: string, colour: string): LayerSpecification {
  return { id, type: 'fill', source: id, paint: { 'fill-color': colour } };
}

/** A size that grows from a view of the city to one of a street. */
function byZoom(far: number, near: number): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.5], ['zoom'], 9, far, 16, near];
}

function byLine({ rail, edge }: MapColours): ExpressionSpecification {
  return [
    'match',
    ['get', 'line'],
    'red',
    rail.red,
    'green',
    rail.green,
    'tram',
    rail.tram,
    'monorail',
    rail.monorail,
    edge,
  ];
}
