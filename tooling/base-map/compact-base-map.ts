import { createHash } from 'node:crypto';
import type { BaseMapFile, MapNames, PackedLine } from '@dalil/domain/artwork/base-map.ts';

type Position = [lon: number, lat: number];
type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };
type Feature = { properties: Record<string, unknown>; geometry: Geometry };
export type SourceFile = { features: Feature[] };

const ORIGIN: Position = [52, 22];
/** Steps in a degree: 11 m, finer than the precision of the sources. */
const STEPS = 10_000;
/** Kinds of points that help to find one's way. Malls, markets and the like are places of the guide and have pins. */
const NAMED_KINDS = ['airport', 'port', 'park', 'nature', 'island', 'water'];

/** Packs the source files: whole steps, each the difference to the one before. Points that fall together are dropped. */
export function compactBaseMap(read: (name: string) => SourceFile): BaseMapFile {
  const [land, roads, areas, communities, rail, region] = [
    read('land').features,
    read('roads').features,
    read('areas').features,
    read('communities').features,
    read('rail').features.filter(({ properties }) => properties['status'] === 'operational'),
    read('region').features,
  ];
  const content = {
    origin: ORIGIN,
    steps: STEPS,
    region: region.flatMap(polygonsOf),
    land: land.flatMap(polygonsOf),
    water: areas.flatMap(polygonsOf),
    runways: areas.flatMap(lineOf),
    roads: roads.flatMap((road) =>
      lineOf(road).map(
        (line) => [String(road.properties['class']), nationalRef(road.properties['ref']), line] as const,
      ),
    ),
    rail: rail.flatMap((track) => lineOf(track).map((line) => [String(track.properties['id']), line] as const)),
    stations: rail.flatMap(({ properties, geometry }) => {
      if (geometry.type !== 'Point') return [];
      const names: [string, string] = [String(properties['name']), String(properties['ar'])];
      return [[String(properties['line']), ...names, ...steps(geometry.coordinates)] as const];
    }),
    labels: [
      ...communities.flatMap((point) => label('community', Number(point.properties['rank']), point)),
      ...region.flatMap((point) => label('town', 1, point)),
      ...areas
        .filter(({ properties }) => NAMED_KINDS.includes(String(properties['kind'])))
        .flatMap((point) => label(String(point.properties['kind']), 3, point)),
    ],
  };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  return { version, ...content };
}

function label(kind: string, rank: number, { properties, geometry }: Feature) {
  if (geometry.type !== 'Point') return [];
  const { en, ar, hi, ur } = properties['name'] as Record<'en' | 'ar' | 'hi' | 'ur', string>;
  const names: MapNames = [en, ar, hi, ur];
  return [[kind, rank, ...names, ...steps(geometry.coordinates)] as const];
}

/** Only the E numbers are certain; see the notes of the sources. */
function nationalRef(ref: unknown): string {
  return typeof ref === 'string' && /^E\d+$/.test(ref) ? ref : '';
}

function steps([lon, lat]: Position): [number, number] {
  return [Math.round((lon - ORIGIN[0]) * STEPS), Math.round((lat - ORIGIN[1]) * STEPS)];
}

function packLine(points: readonly Position[]): PackedLine {
  const packed: number[] = [];
  let before: [number, number] = [0, 0];
  points.map(steps).forEach((point, at) => {
    const [x, y] = [point[0] - before[0], point[1] - before[1]];
    if (at > 0 && x === 0 && y === 0) return;
    packed.push(x, y);
    before = point;
  });
  return packed;
}

function polygonsOf({ geometry }: Feature): PackedLine[][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates.map(packLine)];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.map((rings) => rings.map(packLine)) : [];
}

function lineOf({ geometry }: Feature): PackedLine[] {
  return geometry.type === 'LineString' ? [packLine(geometry.coordinates)] : [];
}
