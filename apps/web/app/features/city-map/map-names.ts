import type { BaseMap } from '@dalil/domain/artwork/base-map.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { Point } from './map-groups.ts';

export type MapName = { key: string; kind: string; text: string; rank: number };
export type LocatedName = MapName & { lon: number; lat: number; minZoom: number };
export type PlacedName = MapName & Point;

const MIN_ZOOMS = [0, 7, 11, 12.5] as const;
const STATION_ZOOM = 13;
const SHIELD_ZOOM = 9.5;
const LETTER_WIDTH = 7;
const LINE_HEIGHT = 20;
/** Half of a target's height. */
const TARGET = 20;

/** Everything the map can name in a language: communities, towns, stations, national roads. Stations have their signs' names. */
export function mapNames(base: BaseMap, locale: Locale): LocatedName[] {
  const sign = locale === 'ar' ? 'ar' : 'en';
  return [
    ...base.labels.map(({ kind, rank, names, lon, lat }) => {
      const minZoom = MIN_ZOOMS[rank] ?? 0;
      return { key: `${kind} ${names.en}`, kind, text: names[locale] ?? names.en, rank, lon, lat, minZoom };
    }),
    ...base.roads
      .filter(({ ref }) => ref !== '')
      .map(({ ref, points }, at) => {
        const middle = Math.floor(points.length / 4) * 2;
        const [lon = 0, lat = 0] = points.slice(middle, middle + 2);
        return { key: `road ${at}`, kind: 'road', text: ref, rank: 2, lon, lat, minZoom: SHIELD_ZOOM };
      }),
    ...base.stations.map(({ line, names, lon, lat }) => {
      const key = `station ${line} ${names.en}`;
      return { key, kind: 'station', text: names[sign], rank: 4, lon, lat, minZoom: STATION_ZOOM };
    }),
  ];
}

/** The names that have space: the most important first, none over a target or another name. */
export function placeNames(
  names: readonly PlacedName[],
  targets: readonly Point[],
  frame: { width: number; height: number },
): PlacedName[] {
  const taken: { x: number; y: number; half: number }[] = [];
  return names
    .toSorted((a, b) => a.rank - b.rank)
    .filter(({ text, x, y }) => {
      const half = (text.length * LETTER_WIDTH) / 2;
      if (x - half < 0 || x + half > frame.width || y < LINE_HEIGHT || y > frame.height - LINE_HEIGHT) return false;
      const meetsTarget = targets.some(
        (target) => Math.abs(target.x - x) < half + TARGET && Math.abs(target.y - y) < LINE_HEIGHT / 2 + TARGET,
      );
      const meetsName = taken.some(
        (other) => Math.abs(other.x - x) < half + other.half + 6 && Math.abs(other.y - y) < LINE_HEIGHT,
      );
      if (meetsTarget || meetsName) return false;
      taken.push({ x, y, half });
      return true;
    });
}
