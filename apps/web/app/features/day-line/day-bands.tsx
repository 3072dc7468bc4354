import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import type { TariffWindow } from '@dalil/domain/city/tariff.ts';
import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import { useLingui } from '@lingui/react';
import { directionOf } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';

type DayBandsProps = { salik: readonly TariffWindow[]; parking: readonly TariffWindow[] };

const LOOKS = {
  free: 'bg-success-soft text-success',
  peak: 'bg-warning-soft text-warning',
  charged: 'bg-sunken text-text-2',
  unknown: 'bg-sunken text-text-2',
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
        return (
          <foreignObject key={from} x={percent(start)} width={percent(to - from)} height="100%">
            <div className={`day-strip-tariff ${LOOKS[kind]}`}>
              <span className="day-strip-tariff-label">{labelOf(window)}</span>
            </div>
          </foreignObject>
        );
      })}
    </svg>
  );
}

const percent = (minutes: number) => `${((minutes / DAY_MINUTES) * 100).toFixed(3)}%`;
