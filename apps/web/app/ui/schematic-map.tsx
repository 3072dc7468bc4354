import { type MapLayer, type MapLayerKind, type MapView, mapLayers, project } from '@dalil/domain/artwork/map.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { LinkComponent } from './link-component.ts';

export type MapPin = {
  id: string;
  lon: number;
  lat: number;
  label: string;
  href?: string;
  number?: number;
  /** For several places drawn as one, whose `number` counts them. */
  onOpen?: () => void;
  isActive?: boolean;
};

const DEFAULT_TARGET_SIZE = 44;

export type SchematicMapProps = {
  view: MapView;
  pins?: readonly MapPin[];
  /** "Schematic map, not for navigation". */
  label: string;
  /** The source of the geometry, if attribution is required. */
  credit?: string;
  /** A small map image of a location: no note, no links, hidden from screen readers. */
  isThumbnail?: boolean;
  className?: string;
  /** The diameter of a pin's target, in SVG units. Pins that are closer than that have to be joined. */
  targetSize?: number;
  linkComponent?: LinkComponent;
};

const AREAS: Record<MapLayerKind, string> = {
  land: 'map-land map-shore',
  neighbour: 'map-neighbour',
  island: 'map-land map-shore',
  water: 'map-water',
  rail: '',
};
const LINES: Record<MapLayerKind, string> = {
  land: '',
  neighbour: '',
  island: 'map-island-line',
  water: 'map-water-line',
  rail: 'map-rail',
};

function Layer({ layer }: { layer: MapLayer }) {
  if (layer.strokeWidth === undefined) return <path d={layer.d} className={AREAS[layer.kind]} />;
  return <path d={layer.d} strokeWidth={layer.strokeWidth} className={LINES[layer.kind]} />;
}

type PinProps = { pin: MapPin; view: MapView; targetSize: number; linkComponent: LinkComponent };

function Pin({ pin, view, targetSize, linkComponent: Link }: PinProps) {
  const { x, y } = project(view, pin.lon, pin.lat);
  const isCluster = pin.onOpen !== undefined;
  const mark = (
    <>
      {pin.href === undefined && !isCluster ? null : (
        <circle cx={x} cy={y} r={targetSize / 2} className="fill-transparent" />
      )}
      <circle cx={x} cy={y} r={radiusOf(pin)} strokeWidth="2" className={discClass(pin)} />
      {pin.number === undefined ? null : (
        <text x={x} y={y} dy="0.36em" textAnchor="middle" className={classNames('map-number', numberClass(pin))}>
          {pin.number}
        </text>
      )}
    </>
  );
  if (isCluster) return <ClusterButton pin={pin}>{mark}</ClusterButton>;
  if (pin.href === undefined) return <g>{mark}</g>;
  return (
    <Link href={pin.href} aria-label={pin.label}>
      {mark}
    </Link>
  );
}

function radiusOf({ number, onOpen }: MapPin): number {
  if (onOpen) return 15;
  return number === undefined ? 7 : 12;
}

function discClass({ onOpen, isActive }: MapPin): string {
  if (isActive) return 'fill-accent stroke-surface';
  return onOpen ? 'fill-text stroke-surface' : 'fill-surface stroke-accent';
}

function numberClass({ onOpen, isActive }: MapPin): string {
  if (isActive) return 'fill-on-accent';
  return onOpen ? 'fill-bg' : 'fill-accent';
}

/** SVG has no button, so a group acts as one. */
function ClusterButton({ pin, children }: { pin: MapPin; children: ReactNode }) {
  function openByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    pin.onOpen?.();
  }
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={pin.label}
      className="cursor-pointer"
      onClick={pin.onOpen}
      onKeyDown={openByKey}
    >
      {children}
    </g>
  );
}

/** The city as a drawing: coast, water, lines and pins. It follows the theme and works without scripts. */
export function SchematicMap({
  view,
  pins = [],
  label,
  credit,
  isThumbnail = false,
  className,
  targetSize = DEFAULT_TARGET_SIZE,
  linkComponent = 'a',
}: SchematicMapProps) {
  const drawing = (
    <svg
      viewBox={`0 0 ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMid slice"
      className="size-full"
      aria-hidden={isThumbnail ? true : undefined}
      role={isThumbnail ? undefined : 'group'}
      aria-label={isThumbnail ? undefined : label}
    >
      <rect width={view.width} height={view.height} className="map-water" />
      {mapLayers(view).map((layer) => (
        <Layer key={`${layer.kind} ${layer.strokeWidth}`} layer={layer} />
      ))}
      {pins.map((pin) => (
        <Pin
          key={pin.id}
          pin={isThumbnail ? { ...pin, href: undefined } : pin}
          view={view}
          targetSize={targetSize}
          linkComponent={linkComponent}
        />
      ))}
    </svg>
  );
  return (
    <div
      className={classNames(
        'relative overflow-hidden rounded-card border border-line high-contrast:border-2',
        className,
      )}
    >
      {drawing}
      {isThumbnail ? null : (
        <p className="pointer-events-none absolute start-2 top-2 max-w-full rounded-tag bg-surface px-2 py-px text-caption text-text-2">
          {label}
          {credit === undefined ? null : <span className="block text-text-3">{credit}</span>}
        </p>
      )}
    </div>
  );
}
