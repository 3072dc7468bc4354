import { type MapLayer, type MapLayerKind, type MapView, mapLayers, project } from '@dalil/domain/artwork/map.ts';
import { classNames } from './class-names.ts';
import type { LinkComponent } from './link-component.ts';

export type MapPin = {
  id: string;
  lon: number;
  lat: number;
  label: string;
  href?: string;
  number?: number;
  isActive?: boolean;
};

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

function Pin({ pin, view, linkComponent: Link }: { pin: MapPin; view: MapView; linkComponent: LinkComponent }) {
  const { x, y } = project(view, pin.lon, pin.lat);
  const radius = pin.number === undefined ? 7 : 12;
  const mark = (
    <>
      {pin.href === undefined ? null : <circle cx={x} cy={y} r="22" className="fill-transparent" />}
      <circle
        cx={x}
        cy={y}
        r={radius}
        strokeWidth="2"
        className={pin.isActive ? 'fill-accent stroke-surface' : 'fill-surface stroke-accent'}
      />
      {pin.number === undefined ? null : (
        <text
          x={x}
          y={y}
          dy="0.36em"
          textAnchor="middle"
          className={classNames('map-number', pin.isActive ? 'fill-on-accent' : 'fill-accent')}
        >
          {pin.number}
        </text>
      )}
    </>
  );
  if (pin.href === undefined) return <g>{mark}</g>;
  return (
    <Link href={pin.href} aria-label={pin.label}>
      {mark}
    </Link>
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
