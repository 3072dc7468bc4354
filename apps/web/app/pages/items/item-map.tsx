import { viewAround } from '@dalil/domain/artwork/map-view.ts';
import type { Area } from '@dalil/domain/guide/area.ts';
import { useLingui } from '@lingui/react';
import { RouterLink } from '../../features/guide-cards/router-link.tsx';
import { MapCredit } from '../../features/city-map/map-credit.tsx';
import type { MapPlace } from '../../features/city-map/map-place.ts';
import { OpenMapButton } from '../../features/city-map/open-map-button.tsx';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { type MapPin, SchematicMap } from '../../ui/schematic-map.tsx';

type Placed = { id: string; area: Area; title: string; href: string; position: { lat: number; lon: number } };

type ItemMapProps = {
  /** Numbered from 1. The list beside the map has the same information as text. */
  places: readonly Placed[];
  /** The place the page is about. */
  here?: Placed;
};

const SIZE = { width: 480, height: 320, minKm: 1.6 };
/** Prevents pins from being cut at the edge. */
const ROOM = 1.15;

/** A map of the page's places. */
export function ItemMap({ places, here }: ItemMapProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const pins: MapPin[] = places.map(({ id, title, href, position }, at) => ({
    id,
    label: _('item.map.pin', { number: at + 1, name: title }),
    href: toLocale(href),
    lon: position.lon,
    lat: position.lat,
    number: at + 1,
  }));
  // The page's own place is drawn last, above its neighbours.
  if (here) pins.push({ id: here.id, label: here.title, ...here.position, isActive: true });
  const large: MapPlace[] = [...places, ...(here ? [here] : [])].map(({ id, area, title, href, position }, at) => ({
    id,
    title,
    href: toLocale(href),
    artwork: { area, id },
    lon: position.lon,
    lat: position.lat,
    ...(at < places.length ? { number: at + 1 } : {}),
  }));
  const around = viewAround(pins, SIZE);
  return (
    <div className="flex flex-col gap-2">
      <SchematicMap
        view={{ ...around, spanKm: around.spanKm * ROOM }}
        pins={pins}
        label={_('guide.map.label')}
        locale={useLocale()}
        credit={<MapCredit />}
        className="aspect-card"
        linkComponent={RouterLink}
      />
      <div className="print:hidden">
        <OpenMapButton title={here?.title ?? _('guide.map.of-places')} places={large} />
      </div>
    </div>
  );
}
