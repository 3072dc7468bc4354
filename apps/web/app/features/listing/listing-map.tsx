import { type MapView, viewAround } from '@dalil/domain/artwork/map-view.ts';
import { useLingui } from '@lingui/react';
import { X, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type MapPin, SchematicMap } from '../../ui/schematic-map.tsx';
import { MapCredit } from '../city-map/map-credit.tsx';
import { RouterLink } from '../guide-cards/router-link.tsx';
import { type Cluster, clusterPins, isInView } from './cluster-pins.ts';

export type ListedPin = {
  id: string;
  lon: number;
  lat: number;
  label: string;
  href: string;
  number: number;
  isQuiet?: boolean;
};

/** The shapes of the map's area in listing.css. */
const SIZES = { upright: { width: 400, height: 720 }, compact: { width: 400, height: 430 } };
const MIN_KM = 4;
/** Closer than this the outlines of the schematic map have no meaning. */
const MIN_ZOOMED_KM = 1;
/** The diameter of a target in SVG units: at least 24 px where the map is 290 px wide. */
const TARGET_SIZE = 34;

type ListingMapProps = { pins: readonly ListedPin[]; activeId: string | null; shape: keyof typeof SIZES };

/**
 * The positions of the listed places. Places too close to each other are one cluster, which zooms in, or lists them where zooming
 * does not part them. The list beside the map has the same information as text.
 */
export function ListingMap({ pins, activeId, shape }: ListingMapProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const [zoomed, setZoomed] = useState<readonly ListedPin[] | null>(null);
  const [listed, setListed] = useState<readonly ListedPin[] | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const wholeView = viewAround(pins, { ...SIZES[shape], minKm: MIN_KM });
  const view = zoomed ? viewAround(zoomed, { ...SIZES[shape], minKm: MIN_ZOOMED_KM }) : wholeView;
  const clusters = clusterPins(
    pins.filter((pin) => zoomed === null || isInView(view, pin)),
    view,
    TARGET_SIZE,
  );

  function open({ pins: members }: Cluster<ListedPin>): void {
    const closer: MapView = viewAround(members, { ...SIZES[shape], minKm: MIN_ZOOMED_KM });
    if (clusterPins(members, closer, TARGET_SIZE).length === 1) setListed(members);
    else setZoomed(members);
  }

  function close(): void {
    setListed(null);
    setZoomed(null);
    frame.current?.focus();
  }

  function pinOf(cluster: Cluster<ListedPin>): MapPin {
    const { pins: members, ...at } = cluster;
    const [only] = members;
    const isActive = members.some(({ id }) => id === activeId);
    if (members.length === 1 && only) return { ...only, isActive };
    const count = members.length;
    const numbers = format.list(members.map(({ number }) => format.number(number)));
    const label = _('guide.map.cluster', { count, numbers });
    return { ...at, label, number: count, isActive, onOpen: () => open(cluster) };
  }

  // The active pin is drawn last, above its neighbours.
  const drawn = clusters.map(pinOf).toSorted((a, b) => Number(a.isActive) - Number(b.isActive));
  return (
    <div ref={frame} tabIndex={-1} className="relative size-full">
      {zoomed && !listed ? <ShowAll onPress={close} /> : null}
      {listed ? <ClusterList pins={listed} onClose={close} /> : null}
      <SchematicMap
        view={view}
        pins={drawn}
        targetSize={TARGET_SIZE}
        label={_('guide.map.label')}
        locale={useLocale()}
        credit={<MapCredit />}
        isFilling
        linkComponent={RouterLink}
      />
    </div>
  );
}

/** Returns to all places. It takes the focus of the cluster that is gone after zooming. */
function ShowAll({ onPress }: { onPress: () => void }) {
  const { _ } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} size="small" className="absolute end-2 bottom-2 layer-sticky" onClick={onPress}>
      <ZoomOut aria-hidden className="icon-small" />
      {_('guide.map.showAll')}
    </Button>
  );
}

/** The places of a cluster that no zoom parts, as links. */
function ClusterList({ pins, onClose }: { pins: readonly ListedPin[]; onClose: () => void }) {
  const { _ } = useLingui();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="absolute inset-x-2 bottom-2 layer-sticky max-h-full overflow-y-auto rounded-card border border-line bg-surface p-3">
      <div className="flex items-center justify-between gap-2">
        <p ref={title} tabIndex={-1} className="text-label font-semibold">
          {_('guide.map.together', { count: pins.length })}
        </p>
        <IconButton
          label={_('guide.map.closeList')}
          icon={<X aria-hidden className="icon-small" />}
          onClick={onClose}
        />
      </div>
      <ul>
        {pins.map(({ id, href, label }) => (
          <li key={id}>
            <RouterLink href={href} className="inline-flex min-h-11 items-center text-label text-link">
              {label}
            </RouterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
