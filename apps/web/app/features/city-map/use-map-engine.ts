import type { BaseMap } from '@dalil/domain/artwork/base-map.ts';
import type { Map as EngineMap, StyleSpecification } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Map as GlMap } from 'virtual:map-engine';
import { baseStyle } from './base-style.ts';
import { readMapColours } from './map-colours.ts';

/** A little more than what `region.geojson` covers, in degrees. */
const MAX_BOUNDS: [number, number, number, number] = [51.5, 22.4, 57.6, 27];
const [MIN_ZOOM, MAX_ZOOM] = [6.5, 17];

export type Camera = { map: EngineMap; overlay: RefObject<HTMLDivElement | null> };

type EngineProps = {
  frame: RefObject<HTMLDivElement | null>;
  base: BaseMap;
  /** A style of streets in place of the base map. */
  streets: StyleSpecification | null;
  label: string;
  /** Changes with the theme. */
  theme: string;
  start: [number, number, number, number];
  /** Called when the positions on the screen have to be calculated again. */
  onLayout: (map: EngineMap) => void;
  onStreetsFailed: () => void;
  onFailed: () => void;
};

/** Creates the map, keeps its style, and moves what lies over it along. */
export function useMapEngine(props: EngineProps): Camera['map'] | null {
  const { frame, base, streets, theme } = props;
  const [map, setMap] = useState<EngineMap | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const container = frame.current;
    if (!container) return undefined;
    let made: EngineMap;
    try {
      made = createMap(container, latest.current);
    } catch {
      latest.current.onFailed();
      return undefined;
    }
    const layout = () => latest.current.onLayout(made);
    made.on('resize', layout);
    made.on('moveend', layout);
    made.on('load', layout);
    // A style of another site may be incomplete; our own needs nothing more.
    made.on('error', () => latest.current.streets && latest.current.onStreetsFailed());
    setMap(made);
    layout();
    return () => made.remove();
  }, [frame]);

  useEffect(() => {
    if (map && frame.current) map.setStyle(streets ?? baseStyle(base, readMapColours(frame.current)), { diff: true });
  }, [map, frame, base, streets, theme]);

  return map;
}

function createMap(container: HTMLElement, { base, streets, label, start }: EngineProps): EngineMap {
  const map = new GlMap({
    container,
    style: streets ?? baseStyle(base, readMapColours(container)),
    bounds: start,
    fitBoundsOptions: { padding: 56, maxZoom: 15 },
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: MAX_BOUNDS,
    // Ours is beside the map. Another provider's is part of its style.
    attributionControl: streets ? { compact: false } : false,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    fadeDuration: 0,
    renderWorldCopies: false,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}
