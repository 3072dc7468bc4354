import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { tariffAt } from '@dalil/domain/city/tariff.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { NowCell } from '../../features/live/now-cell.tsx';
import { type TariffWindow, useTariffLabel } from './tariff-label.ts';

type TariffNowProps = { id: 'salik' | 'parking'; windows: readonly TariffWindow[]; minute: number };

/** The price of a toll or a parking space at a minute, and the time of its next change. */
export function TariffNow({ id, windows, minute }: TariffNowProps) {
  const { _ } = useLingui();
  const labelOf = useTariffLabel();
  const format = useFormat();
  const { current, next } = tariffAt(windows, minute);
  const change = next && { time: isolate(format.clock(next.from)), state: labelOf(next) };
  const isTomorrow = next !== null && next.from >= DAY_MINUTES;
  return (
    <NowCell
      isLive
      name={_(`city.tariff.${id}`)}
      value={current ? labelOf(current) : _('city.tariff.unknown')}
      note={change ? _(isTomorrow ? 'city.tariff.thenTomorrow' : 'city.tariff.then', change) : undefined}
    />
  );
}
