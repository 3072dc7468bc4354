import { useLingui } from '@lingui/react';
import { Map, Navigation } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { geoHref, openStreetMapHref } from './coordinates.ts';

/** The way to a place. The map program is offered on touch screens, where one is likely to be installed. */
export function RouteLinks({ position }: { position: { lat: number; lon: number } }) {
  const { _ } = useLingui();
  return (
    <>
      <a href={geoHref(position)} className={`${buttonClass()} pointer-fine:hidden`}>
        <Navigation aria-hidden className="icon" />
        {_('item.place.directions')}
      </a>
      <a href={openStreetMapHref(position)} rel="external" className={`${buttonClass()} pointer-coarse:hidden`}>
        <Map aria-hidden className="icon" />
        {_('guide.map.show')}
      </a>
    </>
  );
}
