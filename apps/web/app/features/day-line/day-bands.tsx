import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import type { TariffWindow } from '@dalil/domain/city/tariff.ts';
import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import { useLingui } from '@lingui/react';
import { directionOf } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';

type DayBandsProps = { salik: readonly TariffWindow[]; parking: readonly TariffWindow[] };

const LOOKS = {
  free: { box: 'fill-success-soft', text: 'fill-success' },
  peak: { box: 'fill-warning-soft', text: 'fill-warning' },
  charged: { box: 'fill-sunken', text: 'fill-text-2' },
  unknown: { box: 'fill-sunken', text: 'fill-text-2' },
} as const;

/** When street parking and the toll cost what, under the line of the day. A decoration of wide screens: other pages list it. */
export function DayBands({ salik, parking }: DayBandsProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  const parkingLabel = ({ kind }: TariffWindow) => (kind === 'unknown' ? '' : _(`guide.home.band.${kind}`));
  const salikLabel = ({ kind, price }: TariffWindow) => {
    if (kind === 'unknown' || price === null) return '';
    return price === 0
      ? _('guide.home.band.noToll')
      : _('guide.home.band.toll', { price: writeDirhams(price, locale) });
  };
  return (
    <div aria-hidden className="day-strip-bands">
      <Band windows={parking} labelOf={parkingLabel} />
      <Band windows={salik} labelOf={salikLabel} />
    </div>
  );
}

type BandProps = { windows: readonly TariffWindow[]; labelOf: (window: TariffWindow) => string };

function Band({ windows, labelOf }: BandProps) {
  const isRtl = directionOf(useLocale()) === 'rtl';
  const shown = windows.filter(({ from }) => from < DAY_MINUTES);
  if (shown.every((window) => labelOf(window) === '')) return null;
  return (
    <svg className="day-strip-band">
      {shown.map((window) => {
        const { from, kind } = window;
        const to = Math.min(window.to, DAY_MINUTES);
        const start = isRtl ? DAY_MINUTES - to : from;
        // A nested drawing cuts off what does not fit.
        return (
          <svg key={from} x={percent(start)} width={percent(to - from)} height="100%">
            <rect x="1" width="100%" height="100%" rx="4" className={LOOKS[kind].box} />
            <text x={isRtl ? '100%' : '0'} dx={isRtl ? -8 : 8} y="1.2em" className={LOOKS[kind].text}>
              {labelOf(window)}
            </text>
          </svg>
        );
      })}
    </svg>
  );
}

const percent = (minutes: number) => `${((minutes / DAY_MINUTES) * 100).toFixed(3)}%`;
