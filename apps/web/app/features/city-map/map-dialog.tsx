import { useLingui } from '@lingui/react';
import { useState } from 'react';
import './city-map.css';
import { FullDialog } from '../../ui/modal.tsx';
import { SchematicMap } from '../../ui/schematic-map.tsx';
import { viewAround } from '@dalil/domain/artwork/map-view.ts';
import { useLocale } from '../../language/use-locale.ts';
import { RouterLink } from '../guide-cards/router-link.tsx';
import { LargeMap } from './large-map.tsx';
import { MapCredit } from './map-credit.tsx';
import type { MapPlace } from './map-place.ts';

export type MapDialogProps = { title: string; places: readonly MapPlace[]; onClose: () => void };

const SIZE = { width: 480, height: 480, minKm: 2 };

/** The large map over the page, with the same places as a list beside it. */
export function MapDialog({ title, places, onClose }: MapDialogProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  const [activeId, setActiveId] = useState<string | null>(null);
  const small = (
    <SchematicMap
      view={viewAround(places, SIZE)}
      pins={places.map(({ id, title: label, lon, lat, href, number }) => ({ id, label, lon, lat, href, number }))}
      label={_('guide.map.label')}
      locale={locale}
      credit={<MapCredit />}
      isFilling
      linkComponent={RouterLink}
    />
  );
  return (
    <FullDialog title={title} closeLabel={_('map.dialog-close')} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <div className="map-dialog">
        <div className="map-dialog-map">
          <LargeMap places={places} activeId={activeId} onSelect={setActiveId} fallback={small} />
        </div>
        <ol aria-label={_('map.places')} className="map-dialog-list">
          {places.map(({ id, title: name, href, kind, number }) => (
            <li
              key={id}
              className="flex items-baseline gap-2 border-b border-line py-2"
              onPointerEnter={() => setActiveId(id)}
              onFocus={() => setActiveId(id)}
            >
              {number === undefined ? null : <span className="text-meta text-text-3">{number}</span>}
              <span className="flex flex-col">
                <RouterLink
                  href={href}
                  className="inline-flex min-h-8 items-center text-label font-semibold hover:underline"
                >
                  <bdi>{name}</bdi>
                </RouterLink>
                {kind === undefined ? null : <span className="text-meta text-text-3">{kind}</span>}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </FullDialog>
  );
}
