import type { Locale } from '../language/locale.ts';

/** Whole steps from the origin, each the difference to the one before: x, y, x, y … */
export type PackedLine = readonly number[];
/** The map is drawn from files with these languages. Others have the English names. */
export type LabelNames = Readonly<{ en: string } & Partial<Record<Locale, string>>>;
export type MapNames = readonly [en: string, ar: string, hi: string, ur: string];

/** The compact base map, as `tooling/base-map` writes it from the files in `apps/web/geo`. */
export type BaseMapFile = {
  /** A hash of the rest. */
  version: string;
  origin: readonly [lon: number, lat: number];
  steps: number;
  /** Coarse land outside the box of the city. */
  region: readonly (readonly PackedLine[])[];
  land: readonly (readonly PackedLine[])[];
  water: readonly (readonly PackedLine[])[];
  runways: readonly PackedLine[];
  roads: readonly (readonly [roadClass: string, ref: string, line: PackedLine])[];
  rail: readonly (readonly [line: string, points: PackedLine])[];
  stations: readonly (readonly [line: string, en: string, ar: string, x: number, y: number])[];
  labels: readonly (readonly [kind: string, rank: number, ...MapNames, x: number, y: number])[];
};

export type RoadClass = 'motorway' | 'primary' | 'secondary';
/** Longitude, latitude, longitude, latitude … in degrees. */
export type Degrees = readonly number[];

export type BaseMap = {
  region: Degrees[][];
  land: Degrees[][];
  water: Degrees[][];
  runways: Degrees[];
  roads: { roadClass: RoadClass; ref: string; points: Degrees }[];
  rail: { line: string; points: Degrees }[];
  stations: { line: string; names: { en: string; ar: string }; lon: number; lat: number }[];
  /** `rank` 1 is shown first. */
  labels: { kind: string; rank: number; names: LabelNames; lon: number; lat: number }[];
};

/** The box whose land is known to about 30 m, in degrees. Outside it only the coarse region is known. */
export const CITY_BOX = { west: 54.8, south: 24.7, east: 55.75, north: 25.45 } as const;

/** Whether a position is inside the detailed base map. */
export function isOnBaseMap({ lon, lat }: { lon: number; lat: number }): boolean {
  return lon >= CITY_BOX.west && lon <= CITY_BOX.east && lat >= CITY_BOX.south && lat <= CITY_BOX.north;
}

export const OSM_CREDIT = { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' };

/** Unpacks the compact form into degrees. */
export function readBaseMap(file: BaseMapFile): BaseMap {
  const degrees = (x: number, y: number) => [file.origin[0] + x / file.steps, file.origin[1] + y / file.steps] as const;
  const unpack = (packed: PackedLine): Degrees => {
    const points: number[] = [];
    let [x, y] = [0, 0];
    for (let at = 0; at + 1 < packed.length; at += 2) {
      x += packed[at] ?? 0;
      y += packed[at + 1] ?? 0;
      points.push(...degrees(x, y));
    }
    return points;
  };
  const polygons = (packed: BaseMapFile['land']) => packed.map((rings) => rings.map(unpack));
  return {
    region: polygons(file.region),
    land: polygons(file.land),
    water: polygons(file.water),
    runways: file.runways.map(unpack),
    roads: file.roads.map(([roadClass, ref, line]) => ({
      roadClass: roadClass as RoadClass,
      ref,
      points: unpack(line),
    })),
    rail: file.rail.map(([line, points]) => ({ line, points: unpack(points) })),
    stations: file.stations.map(([line, en, ar, x, y]) => {
      const [lon, lat] = degrees(x, y);
      return { line, names: { en, ar }, lon, lat };
    }),
    labels: file.labels.map(([kind, rank, en, ar, hi, ur, x, y]) => {
      const [lon, lat] = degrees(x, y);
      return { kind, rank, names: { en, ar, hi, ur }, lon, lat };
    }),
  };
}
