import { MAP_DRAWING_ID, mapAddress } from '@dalil/domain/artwork/map-address.ts';
import { type MapView, project, roundView } from '@dalil/domain/artwork/map-view.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
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
  /** Drawn in grey: known, but not checked by the guide. */
  isQuiet?: boolean;
};

const DEFAULT_TARGET_SIZE = 44;

export type SchematicMapProps = {
  view: MapView;
  pins?: readonly MapPin[];
  /** "Simplified map, not for navigation". */
  label: string;
  /** The language of the names on the map. Without it there are none. */
  locale?: Locale;
  /** Who made the map, as the licence of the data requires. Thumbnails have it beside them. */
  credit?: ReactNode;
  /** A small map image of a location: no note, no links, hidden from screen readers. */
  isThumbnail?: boolean;
  className?: string;
  /** Takes the height of what is around it. */
  isFilling?: boolean;
  /** The diameter of a pin's target, in SVG units. Pins that are closer than that have to be joined. */
  targetSize?: number;
  linkComponent?: LinkComponent;
};

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

function discClass({ onOpen, isActive, isQuiet }: MapPin): string {
  if (isActive) return 'fill-accent stroke-surface';
  if (isQuiet) return 'fill-surface stroke-line-strong';
  return onOpen ? 'fill-text stroke-surface' : 'fill-surface stroke-accent';
}

function numberClass({ onOpen, isActive, isQuiet }: MapPin): string {
  if (isActive) return 'fill-on-accent';
  if (isQuiet) return 'fill-text-3';
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

/**
 * A window of the city with pins. The map itself is a file that the server draws and every page shares; as `<use>` it takes the
 * colours and the font of the page. It works without scripts.
 */
export function SchematicMap({
  view: requested,
  pins = [],
  label,
  locale,
  credit,
  isThumbnail = false,
  className,
  isFilling = false,
  targetSize = DEFAULT_TARGET_SIZE,
  linkComponent = 'a',
}: SchematicMapProps) {
  const view = roundView(requested);
  const names = isThumbnail ? null : (locale ?? null);
  const drawing = (
    <div
      className={classNames(
        'relative overflow-hidden rounded-card border border-line bg-map-sea high-contrast:border-2',
        isFilling ? 'min-h-0 grow' : '',
        className,
      )}
    >
      <svg
        viewBox={`0 0 ${view.width} ${view.height}`}
        preserveAspectRatio="xMidYMid slice"
        className="map-drawing size-full"
        aria-hidden={isThumbnail ? true : undefined}
        role={isThumbnail ? undefined : 'group'}
        aria-label={isThumbnail ? undefined : label}
      >
        <use href={`${mapAddress(view, names)}#${MAP_DRAWING_ID}`} aria-hidden="true" />
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
    </div>
  );
  if (isThumbnail) return drawing;
  return (
    <div className={classNames('flex flex-col gap-1', isFilling ? 'size-full' : '')}>
      {drawing}
      <p className="text-caption text-text-3">
        {label}
        {credit === undefined ? null : <> · {credit}</>}
      </p>
    </div>
  );
}
