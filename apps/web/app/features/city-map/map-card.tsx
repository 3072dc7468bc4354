import { isOnBaseMap } from '@dalil/domain/artwork/base-map.ts';
import { walkMinutes } from '@dalil/domain/city/walk.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../language/use-format.ts';
import { ArtworkImage } from '../../ui/artwork-image.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { artworkImage } from '../guide-cards/artwork-image-props.ts';
import { RouterLink } from '../guide-cards/router-link.tsx';
import { OpeningLine } from '../opening/opening-line.tsx';
import type { MapPlace } from './map-place.ts';
import { RouteLinks } from './route-links.tsx';

type MapCardProps = { place: MapPlace; here: Position | null; onClose: () => void };

/** The selected place. It takes the focus, and gives it back when it is closed. */
export function MapCard({ place, here, onClose }: MapCardProps) {
  const { _ } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [place.id]);
  return (
    <section
      ref={card}
      aria-labelledby="map-card-title"
      className="map-card absolute layer-sticky flex flex-col gap-2 rounded-dialog bg-surface p-3 shadow-floating"
    >
      <div className="flex items-start gap-3">
        {place.artwork ? (
          <ArtworkImage
            area={place.artwork.area}
            {...artworkImage(place.artwork, 'square')}
            className="map-card-picture"
          />
        ) : null}
        <div className="flex min-w-0 grow flex-col gap-0.5 pt-2">
          <h3 ref={title} id="map-card-title" tabIndex={-1} className="text-name font-strong">
            <bdi>{place.title}</bdi>
          </h3>
          {place.kind === undefined ? null : <p className="text-label text-text-2">{place.kind}</p>}
          {place.hours ? <OpeningLine hours={place.hours} className="text-meta" /> : null}
        </div>
        <IconButton label={_('map.close')} icon={<X aria-hidden className="icon" />} onClick={onClose} />
      </div>
      {here ? <Distance place={place} here={here} /> : null}
      {isOnBaseMap(place) ? null : <p className="text-meta text-text-3">{_('map.outside')}</p>}
      <div className="flex flex-wrap gap-2">
        <RouterLink href={place.href} className={buttonClass({ variant: 'primary', size: 'small' })}>
          {_('map.details')}
        </RouterLink>
        <RouteLinks destination={{ name: place.title, where: '', precisionMetres: 0, ...place }} />
      </div>
    </section>
  );
}

function Distance({ place, here }: { place: MapPlace; here: Position }) {
  const { _ } = useLingui();
  const format = useFormat();
  const metres = metresBetween(here, place);
  const minutes = walkMinutes(metres);
  return (
    <p className="text-label text-text-2">
      {minutes === null
        ? _('map.away', { kilometres: format.number(Math.round(metres / 100) / 10) })
        : _('map.walk', { minutes })}
    </p>
  );
}
