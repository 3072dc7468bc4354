import type { Map as EngineMap } from 'maplibre-gl';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The camera that positions on the screen were calculated for. */
export type Anchor = { lon: number; lat: number; zoom: number };

export function anchorOf(map: EngineMap): Anchor {
  const { lng, lat } = map.getCenter();
  return { lon: lng, lat, zoom: map.getZoom() };
}

/**
 * Moves the overlay along with the map. Panning only shifts it; a change of zoom asks for new positions, once for each frame.
 */
export function useOverlayShift(
  map: EngineMap | null,
  overlay: RefObject<HTMLDivElement | null>,
  anchor: Anchor | null,
  onZoomed: () => void,
): void {
  const latest = useRef({ anchor, onZoomed });
  useLayoutEffect(() => {
    latest.current = { anchor, onZoomed };
    if (map) shift(map, overlay.current, anchor);
  });
  useEffect(() => {
    if (!map) return undefined;
    let frame = 0;
    const move = () => {
      const { anchor: current } = latest.current;
      shift(map, overlay.current, current);
      if (current && map.getZoom() !== current.zoom && frame === 0) {
        frame = requestAnimationFrame(() => {
          frame = 0;
          latest.current.onZoomed();
        });
      }
    };
    map.on('move', move);
    return () => {
      map.off('move', move);
      cancelAnimationFrame(frame);
    };
  }, [map, overlay]);
}

function shift(map: EngineMap, overlay: HTMLElement | null, anchor: Anchor | null): void {
  if (!overlay || !anchor) return;
  const { clientWidth, clientHeight } = map.getContainer();
  const { x, y } = map.project([anchor.lon, anchor.lat]);
  overlay.style.transform = `translate(${x - clientWidth / 2}px, ${y - clientHeight / 2}px)`;
}
