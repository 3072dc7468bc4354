import { isTimeZone } from '@dalil/domain/accounts/time-zone.ts';
import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { PRODUCT } from '@dalil/domain/product.ts';
import { useLingui } from '@lingui/react';
import { useNow } from '../../features/clock/use-now.ts';
import { type StoredField, useStoredField } from '../../features/preferences/use-stored-field.ts';
import { Clock, isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { Day } from '../../queries/city.ts';
import { cellRow, NowCell } from '../../features/live/now-cell.tsx';
import { TariffNow } from './tariff-now.tsx';

const NIGHT_ENDS = 4 * 60;

/**
 * The current state: next prayer, tolls, parking, and the sun or, after midnight, the night. Without a minute the panel reserves
 * its space and is invisible.
 */
export function NowPanel({ day, minute }: { day: Day; minute: number | null }) {
  const { _ } = useLingui();
  const format = useFormat();
  const at = minute ?? 0;
  const next = nextPrayer(day, at);
  const isNight = at < NIGHT_ENDS;
  const sun = nextOfSun(day, at);
  const wait = (until: number) =>
    _('city.now.in', { hours: Math.floor((until - at) / 60), minutes: (until - at) % 60 });
  return (
    <section
      aria-label={_('city.now.title')}
      data-needs-script=""
      className={minute === null ? 'invisible' : undefined}
    >
      <p className="flex flex-wrap gap-x-4 pb-2 text-label font-semibold">
        {_('city.now.line', { time: isolate(format.clock(at)) })}
        <OwnTime />
      </p>
      <dl className={cellRow}>
        <NowCell
          isLive
          name={_('city.now.prayer')}
          value={
            <>
              {_(`city.moment.${next.id}`)} <Clock>{format.clock(next.minute)}</Clock>
            </>
          }
          note={wait(next.minute)}
        />
        <TariffNow id="salik" windows={day.tariffs.salik} minute={at} />
        <TariffNow id="parking" windows={day.tariffs.parking} minute={at} />
        <NowCell
          isLive
          name={isNight ? _('city.night.title') : _(`city.moment.${sun.id}`)}
          value={
            <>
              {isNight ? _(`city.moment.${sun.id}`) : null} <Clock>{format.clock(sun.minute)}</Clock>
            </>
          }
          note={isNight ? _('city.night.text') : wait(sun.minute)}
        />
      </dl>
    </section>
  );
}

function nextOfSun({ sun, nextSunrise }: Day, minute: number) {
  if (minute < sun.sunrise) return { id: 'sunrise', minute: sun.sunrise };
  return minute < sun.sunset ? { id: 'sunset', minute: sun.sunset } : { id: 'sunrise', minute: nextSunrise };
}

/** The next prayer after a minute, at the latest that of the next morning. */
export function nextPrayer({ prayers, nextFajr }: Pick<Day, 'prayers' | 'nextFajr'>, minute: number) {
  const coming = (['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const)
    .map((id) => ({ id, minute: prayers[id] }))
    .find((prayer) => prayer.minute > minute);
  return coming ?? { id: 'fajr' as const, minute: Math.max(nextFajr, DAY_MINUTES) };
}

const TIME_ZONE: StoredField<'region', 'timezone'> = {
  category: 'region',
  field: 'timezone',
  isSound: (value) => typeof value === 'string' && isTimeZone(value),
};

/** The time in the user's own time zone beside Dubai's, if they chose one. All other times are in Dubai time. */
function OwnTime() {
  const { _ } = useLingui();
  const format = useFormat();
  const now = useNow();
  const timezone = useStoredField(TIME_ZONE);
  if (now === null || timezone === PRODUCT.timeZone) return null;
  const values = { time: isolate(format.timeIn(now, timezone)), zone: isolate(format.zone(timezone)) };
  return <span className="font-normal text-text-2">{_('city.now.own', values)}</span>;
}
