import { useLingui } from '@lingui/react';
import { Map, Navigation } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { geoHref, openStreetMapHref } from './coordinates.ts';

type RouteLinksProps = { position: { lat: number; lon: number }; size?: 'small' };

/** The way to a place. The map program is offered on touch screens, where one is likely to be installed. */
export function RouteLinks({ position, size }: RouteLinksProps) {
  const { _ } = useLingui();
  return (
    <>
      <a href={geoHref(position)} className={`${buttonClass({ size })} pointer-fine:hidden`}>
        <Navigation aria-hidden className="icon" />
        {_('guide.map.directions')}
      </a>
      <a href={openStreetMapHref(position)} rel="external" className={`${buttonClass({ size })} pointer-coarse:hidden`}>
        <Map aria-hidden className="icon" />
        {_('guide.map.show')}
      </a>
    </>
  );
}
