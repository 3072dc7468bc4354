import { useLingui } from '@lingui/react';
import { Map, Navigation } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { openStreetMapHref } from './coordinates.ts';
import { type Destination, mapAppLinks } from './map-app-links.ts';
import { useAppleDevice } from './use-apple-device.ts';

/** The way to a place, where there is no room for a menu. The map program is offered on touch screens, where one is likely to be installed. */
export function RouteLinks({ destination }: { destination: Destination }) {
  const { _ } = useLingui();
  const app = useAppleDevice() ? 'apple' : 'phone';
  const className = buttonClass({ size: 'small' });
  return (
    <>
      <a href={mapAppLinks(destination).get(app)} rel="external" className={`${className} pointer-fine:hidden`}>
        <Navigation aria-hidden className="icon" />
        {_('guide.map.directions')}
      </a>
      <a href={openStreetMapHref(destination)} rel="external" className={`${className} pointer-coarse:hidden`}>
        <Map aria-hidden className="icon" />
        {_('guide.map.show')}
      </a>
    </>
  );
}
