import { isOnBaseMap } from '@dalil/domain/artwork/base-map.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import type { Map as EngineMap } from 'maplibre-gl';
import { type Group, groupItems, type Point } from './map-groups.ts';
import { type LocatedName, type PlacedName, placeNames } from './map-names.ts';
import type { PlacedPin } from './map-overlay.tsx';
import type { MapPlace } from './map-place.ts';
import { type Anchor, anchorOf } from './use-camera.ts';

/** What the overlay shows, and the camera it was calculated for. */
export type Scene = {
  anchor: Anchor | null;
  /** Those outside the frame cannot be reached before the map is moved to them. */
  groups: (Group<PlacedPin> & { isOutside: boolean })[];
  names: PlacedName[];
  here: Point | null;
};

export const EMPTY_SCENE: Scene = { anchor: null, groups: [], names: [], here: null };
/** How far outside the frame pins are still there, so that panning does not reveal an empty edge. */
const MARGIN = 120;

type Things = {
  places: readonly MapPlace[];
  names: readonly LocatedName[];
  here: Position | null;
  selectedId: string | null;
};

/** Calculates the positions on the screen. */
export function sceneOf(map: EngineMap, { places, names, here, selectedId }: Things): Scene {
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const zoom = map.getZoom();
  const onScreen = <Thing extends { lon: number; lat: number }>(thing: Thing): Thing & Point => {
    const { x, y } = map.project([thing.lon, thing.lat]);
    return { ...thing, x, y };
  };
  const isNear = ({ x, y }: Point) => x > -MARGIN && y > -MARGIN && x < width + MARGIN && y < height + MARGIN;
  const groups = groupItems(places.map(onScreen).filter(isNear), selectedId).map((group) => ({
    ...group,
    isOutside: group.x < 0 || group.y < 0 || group.x > width || group.y > height,
  }));
  const candidates = names.filter(({ minZoom }) => zoom >= minZoom).map(onScreen);
  return {
    anchor: anchorOf(map),
    groups,
    names: placeNames(candidates, groups, { width, height }),
    here: here ? onScreen(here) : null,
  };
}

/** The box around the places to begin with: west, south, east, north. Day trips are outside it if there are places in the city. */
export function startOf(places: readonly { lon: number; lat: number }[]): [number, number, number, number] {
  const inCity = places.filter(isOnBaseMap);
  return boundsOf(inCity.length > 0 ? inCity : places);
}

/** The box around places: west, south, east, north. */
export function boundsOf(places: readonly { lon: number; lat: number }[]): [number, number, number, number] {
  const lons = places.map(({ lon }) => lon);
  const lats = places.map(({ lat }) => lat);
  if (places.length === 0) return [55.03, 24.98, 55.42, 25.33];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}
