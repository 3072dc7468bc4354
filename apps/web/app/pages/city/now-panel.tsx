import { clockOf, DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { useLingui } from '@lingui/react';
import { isolate, Ltr } from '../../language/bidi.tsx';
import type { Day } from '../../queries/city.ts';
import { NowCell } from './now-cell.tsx';
import { TariffNow } from './tariff-now.tsx';

const NIGHT_ENDS = 4 * 60;

/**
 * The moment: next prayer, tolls, parking, and the sun or, after midnight, the night. Without a minute it keeps its room
 * and is not seen.
 */
export function NowPanel({ day, minute }: { day: Day; minute: number | null }) {
  const { _ } = useLingui();
  const at = minute ?? 0;
  const next = nextPrayer(day, at);
  const isNight = at < NIGHT_ENDS;
  const isUp = at >= day.sun.sunrise && at < day.sun.sunset;
  return (
    <section aria-label={_('city.now.title')} className={minute === null ? 'invisible' : undefined}>
      <p className="pb-2 text-label font-semibold">{_('city.now.line', { time: isolate(clockOf(at)) })}</p>
      <dl className="grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line medium:grid-cols-2 wide:grid-cols-4">
        <NowCell
          name={_('city.now.prayer')}
          value={
            <>
              {_(`city.moment.${next.id}`)} <Ltr>{clockOf(next.minute)}</Ltr>
            </>
          }
          note={_('city.now.in', {
            hours: Math.floor((next.minute - at) / 60),
            minutes: (next.minute - at) % 60,
          })}
        />
        <TariffNow id="salik" windows={day.tariffs.salik} minute={at} />
        <TariffNow id="parking" windows={day.tariffs.parking} minute={at} />
        {isNight ? (
          <NowCell name={_('city.night.title')} value={<Ltr>{clockOf(at)}</Ltr>} note={_('city.night.text')} />
        ) : (
          <NowCell
            name={_(isUp ? 'city.moment.sunset' : 'city.moment.sunrise')}
            value={<Ltr>{clockOf(isUp ? day.sun.sunset : day.sun.sunrise)}</Ltr>}
          />
        )}
      </dl>
    </section>
  );
}

function nextPrayer({ prayers, nextFajr }: Day, minute: number) {
  const coming = (['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const)
    .map((id) => ({ id, minute: prayers[id] }))
    .find((prayer) => prayer.minute > minute);
  return coming ?? { id: 'fajr' as const, minute: Math.max(nextFajr, DAY_MINUTES) };
}
