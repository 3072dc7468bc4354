import type { BaseMap } from '@dalil/domain/artwork/base-map.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import { useLingui } from '@lingui/react';
import type { Map as EngineMap, StyleSpecification } from 'maplibre-gl';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../language/use-locale.ts';
import { useDisplay } from '../display/use-display.ts';
import './city-map.css';
import { MapCard } from './map-card.tsx';
import { MapControls } from './map-controls.tsx';
import { MapCredit } from './map-credit.tsx';
import { mapNames } from './map-names.ts';
import { MapPoint } from './map-point.tsx';
import { MapOverlay, type PlacedPin } from './map-overlay.tsx';
import type { MapPlace } from './map-place.ts';
import { boundsOf, EMPTY_SCENE, sceneOf, startOf } from './map-scene.ts';
import { TogetherCard } from './together-card.tsx';
import { useOverlayShift } from './use-camera.ts';
import { useHere } from './use-here.ts';
import { useMapEngine } from './use-map-engine.ts';
import { usePrefersDark } from './use-prefers-dark.ts';

export type CityMapProps = {
  base: BaseMap;
  /** A style of streets from the operator's provider, if one is set and answers. */
  streets: StyleSpecification | null;
  places: readonly MapPlace[];
  /** A place to point out, such as the one under the pointer in the list. */
  activeId?: string | null;
  onSelect?: (id: string | null) => void;
  /** Lets the user choose a point, by a tap or as the middle of the map. */
  onPick?: ((point: { lon: number; lat: number }) => void) | undefined;
  /** The map could not be drawn. */
  onFailed: () => void;
};

const PAN = { ArrowLeft: [-90, 0], ArrowRight: [90, 0], ArrowUp: [0, -90], ArrowDown: [0, 90] } as const;
/** Places closer than this cannot be told apart by zooming in. */
const SAME_SPOT_METRES = 30;
const FIT = { padding: 72, maxZoom: 15 };

/** The large map: drawn by the device, with its places as buttons, which can be reached and moved by keyboard. */
export function CityMap({ base, streets, places, activeId = null, onSelect, onPick, onFailed }: CityMapProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState(0);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [together, setTogether] = useState<readonly MapPlace[] | null>(null);
  const [hasStreetsFailed, setStreetsFailed] = useState(false);
  const near = useHere();
  const { theme, contrast } = useDisplay();
  const shown = hasStreetsFailed ? null : streets;
  const map = useMapEngine({
    frame,
    base,
    streets: shown,
    label: _('map.label'),
    theme: `${theme} ${contrast} ${usePrefersDark()}`,
    start: startOf(places),
    onLayout: () => setLayout((before) => before + 1),
    onStreetsFailed: () => setStreetsFailed(true),
    onFailed,
  });
  const gulf = _('map.gulf');
  const names = useMemo(
    () => (shown ? [] : [...mapNames(base, locale), { key: 'gulf', kind: 'sea', text: gulf, rank: 1, ...GULF }]),
    [shown, base, locale, gulf],
  );
  const { here } = near;
  const scene = useMemo(
    () => (map && layout > 0 ? sceneOf(map, { places, names, here, selectedId }) : EMPTY_SCENE),
    [map, layout, places, names, here, selectedId],
  );
  useOverlayShift(map, overlay, scene.anchor, () => setLayout((before) => before + 1));
  useFitToPlaces(map, places);

  const selected = places.find(({ id }) => id === selectedId);

  function select(id: string | null): void {
    setTogether(null);
    setSelectedId(id);
    onSelect?.(id);
    const place = places.find((one) => one.id === id);
    if (map && place) map.easeTo({ center: [place.lon, place.lat], offset: [0, -56], duration: durationMs() });
  }

  function closeCard(): void {
    const id = selectedId;
    select(null);
    requestAnimationFrame(() => pinOf(overlay.current, id)?.focus());
  }

  function openGroup(items: readonly PlacedPin[]): void {
    const [first] = items;
    const isOneSpot = first && items.every((item) => metresBetween(first, item) < SAME_SPOT_METRES);
    if (isOneSpot) {
      setSelectedId(null);
      setTogether(items);
    } else map?.fitBounds(boundsOf(items), { padding: 90, maxZoom: 16.5, duration: durationMs() });
    if (!isOneSpot) map?.getCanvas().focus();
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && (selected || together)) {
      event.stopPropagation();
      closeCard();
    } else if (event.key in PAN && event.target !== map?.getCanvas()) {
      event.preventDefault();
      const [x, y] = PAN[event.key as keyof typeof PAN];
      map?.panBy([x, y], { duration: durationMs() });
    }
  }

  return (
    // The keys act on what is inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="flex size-full flex-col gap-1" onKeyDown={handleKey}>
      <div className="relative min-h-0 grow overflow-hidden rounded-card border border-line bg-map-sea high-contrast:border-2">
        <div ref={frame} className="size-full" />
        <MapOverlay
          overlay={overlay}
          groups={scene.groups}
          names={scene.names}
          here={scene.here}
          selectedId={selectedId}
          activeId={activeId}
          onSelect={select}
          onOpenGroup={openGroup}
        />
        <MapControls
          onZoomIn={() => map?.zoomIn({ duration: durationMs() })}
          onZoomOut={() => map?.zoomOut({ duration: durationMs() })}
          onLocate={() =>
            near.locate(({ lon, lat }) => map?.easeTo({ center: [lon, lat], zoom: 13.5, duration: durationMs() }))
          }
        />
        {map && onPick ? <MapPoint map={map} onPick={onPick} /> : null}
        <MapStatus text={statusOf(near.state, hasStreetsFailed)} />
        {selected ? <MapCard place={selected} here={here} onClose={closeCard} /> : null}
        {together ? <TogetherCard places={together} onSelect={select} onClose={() => setTogether(null)} /> : null}
      </div>
      <p className="text-caption text-text-3">
        {_('guide.map.label')} · <MapCredit />
      </p>
    </div>
  );
}

const GULF = { lon: 55.02, lat: 25.24, minZoom: 8 };

function MapStatus({ text }: { text: string | null }) {
  const { _ } = useLingui();
  return (
    <p role="status" className="map-status absolute start-3 top-3 layer-sticky">
      {text === null ? null : (
        <span className="block rounded-card bg-surface px-3 py-2 text-label shadow-floating">{_(text)}</span>
      )}
    </p>
  );
}

const NEAR_TEXTS = { locating: 'map.near.locating', refused: 'map.near.refused', unavailable: 'map.near.unavailable' };

function statusOf(state: ReturnType<typeof useHere>['state'], hasStreetsFailed: boolean): string | null {
  if (state in NEAR_TEXTS) return NEAR_TEXTS[state as keyof typeof NEAR_TEXTS];
  return hasStreetsFailed ? 'map.streets-failed' : null;
}

/** Shows all places when others are listed, such as after a filter. */
function useFitToPlaces(map: EngineMap | null, places: readonly MapPlace[]): void {
  const key = places.map(({ id }) => id).join(' ');
  const fitted = useRef(key);
  useEffect(() => {
    if (!map || fitted.current === key) return;
    fitted.current = key;
    map.fitBounds(startOf(places), { ...FIT, duration: durationMs() });
  });
}

function durationMs(): number {
  const isStill =
    document.documentElement.dataset['motion'] === 'reduce' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isStill ? 0 : 300;
}

function pinOf(overlay: HTMLElement | null, id: string | null): HTMLElement | null {
  return id === null ? null : (overlay?.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"]`) ?? null);
}
