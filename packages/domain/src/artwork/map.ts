import file from './base-map.json' with { type: 'json' };
import { type BaseMap, type BaseMapFile, readBaseMap } from './base-map.ts';
import { layersOf, type MapLayer } from './map-layers.ts';
import { type MapView, viewAround } from './map-view.ts';

export type { MapLayer, MapLayerKind } from './map-layers.ts';
export { type MapView, project, viewAround } from './map-view.ts';

let unpacked: BaseMap | undefined;

/** The base map of this product in degrees, unpacked once. It holds 80 kB of geometry, so pages must not import this file. */
export function ownBaseMap(): BaseMap {
  unpacked ??= readBaseMap(file as unknown as BaseMapFile);
  return unpacked;
}

/** The paths of one window, clipped and simplified. Layers with nothing in the window are omitted. */
export function mapLayers(view: MapView): MapLayer[] {
  return layersOf(ownBaseMap(), view);
}

const LOCATOR_SPANS_KM = [9, 18, 36] as const;

/** A small window around one place, wide enough to include a recognisable feature: water, coast or a line. */
export function locatorView(place: { lon: number; lat: number }, size: { width: number; height: number }): MapView {
  const views = LOCATOR_SPANS_KM.map((spanKm): MapView => ({ centre: [place.lon, place.lat], spanKm, ...size }));
  const isInformative = (view: MapView) =>
    mapLayers(view).some((layer) => layer.kind === 'water' || layer.kind === 'rail');
  return views.find(isInformative) ?? views[2] ?? viewAround([], size);
}
