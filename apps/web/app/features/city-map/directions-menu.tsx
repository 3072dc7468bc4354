import { useLingui } from '@lingui/react';
import { CarTaxiFront, IdCard, MapPin, Navigation, TramFront } from 'lucide-react';
import { activateMessages } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { MoreActions } from '../../ui/action-row.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import type { DriverAddress } from './driver-card.tsx';
import { openStreetMapHref } from './coordinates.ts';
import { type Destination, MAP_APP_NAMES, MAP_APPS, type MapApp, mapAppLinks } from './map-app-links.ts';
import { useAppleDevice } from './use-apple-device.ts';

const ICONS = {
  apple: Navigation,
  phone: Navigation,
  google: MapPin,
  organic: MapPin,
  citymapper: TramFront,
  uber: CarTaxiFront,
} satisfies Record<MapApp, typeof MapPin>;

/** Programs of a phone: on a computer their addresses open nothing. */
const PHONE_ONLY: readonly MapApp[] = ['phone', 'organic'];

type Props = { destination: Destination; driver: DriverAddress | null };

/** The way to a place in a program of the phone, and what to show a driver. Links work without scripts and offline. */
export function DirectionsMenu({ destination, driver }: Props) {
  const { _ } = useLingui();
  const isApple = useAppleDevice();
  const links = mapAppLinks(destination);
  const apps = MAP_APPS.filter((app) => app !== (isApple ? 'phone' : 'apple'));
  return (
    <MoreActions label={_('guide.map.directions')} icon={<Navigation aria-hidden className="icon" />}>
      {apps.map((app) => {
        const href = links.get(app);
        const Icon = ICONS[app];
        if (href === undefined) return null;
        return (
          <a
            key={app}
            href={href}
            rel="external"
            className={`${buttonClass()}${PHONE_ONLY.includes(app) ? ' pointer-fine:hidden' : ''}`}
          >
            <Icon aria-hidden className="icon" />
            {app === 'phone' ? _('guide.map.app-of-phone') : <bdi lang="en">{MAP_APP_NAMES[app]}</bdi>}
          </a>
        );
      })}
      <a href={openStreetMapHref(destination)} rel="external" className={`${buttonClass()} pointer-coarse:hidden`}>
        <MapPin aria-hidden className="icon" />
        <bdi lang="en">OpenStreetMap</bdi>
      </a>
      {driver ? <DriverButton driver={driver} /> : null}
    </MoreActions>
  );
}

function DriverButton({ driver }: { driver: DriverAddress }) {
  const { _, i18n } = useLingui();
  const locale = useLocale();
  const { part, isOpen, setOpen, open, intent } = useOnIntent(async () => {
    const [card] = await Promise.all([import('./driver-card.tsx'), activateMessages(i18n, locale, ['map'])]);
    return card;
  });
  return (
    <>
      <Button data-needs-script="" aria-haspopup="dialog" onClick={() => void open()} {...intent}>
        <IdCard aria-hidden className="icon" />
        {_('guide.map.driver')}
      </Button>
      {part && isOpen ? <part.DriverCard driver={driver} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
