import { clockOf, DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import type { Prayer } from '@dalil/domain/city/prayer-times.ts';
import type { TariffWindow } from '@dalil/domain/city/tariff.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { Clock } from '../../language/bidi.tsx';
import { directionOf } from '../../language/messages.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import { ClockNow } from '../hour/clock-now.tsx';
import { type Span, useHour, useSpans } from '../hour/hour.tsx';
import { DayBands } from './day-bands.tsx';
import './day-strip.css';

export type DayStripProps = {
  /** Minutes since midnight. */
  sun: { sunrise: number; sunset: number };
  prayers: Readonly<Record<Prayer, number>>;
  /** These two are of the next day and more than a day's minutes. */
  nextFajr: number;
  nextSunrise: number;
  tariffs: { salik: readonly TariffWindow[]; parking: readonly TariffWindow[] };
};

type Point = { id: string; at: number };

const NEXT = 3;
const NOW_TURNS = 300;
const BEFORE: readonly Span[] = [{ from: 0, until: NOW_TURNS }];
const AFTER: readonly Span[] = [{ from: NOW_TURNS, until: DAY_MINUTES }];

/**
 * The day from midnight to midnight: sky, prayers, sun and tariffs, with a mark at the present minute. Narrow screens name the next
 * three points instead of all.
 */
export function DayStrip({ sun, prayers, nextFajr, nextSunrise, tariffs }: DayStripProps) {
  const { _ } = useLingui();
  const shownIn = useSpans();
  const points = pointsOf({ sun, prayers });
  return (
    <section aria-label={_('day-line.label')} className="day-strip">
      <PointNames points={points} />
      <div className="relative">
        <Sky sun={sun} points={points} />
        <div aria-hidden className="hour-mark day-strip-now">
          <span className="day-strip-clock day-strip-clock-after" {...shownIn(BEFORE)}>
            <ClockNow />
          </span>
          <span className="day-strip-clock day-strip-clock-before" {...shownIn(AFTER)}>
            <ClockNow />
          </span>
        </div>
      </div>
      <DayBands {...tariffs} />
      <NextPoints
        points={[
          ...points,
          ...freeParking(tariffs.parking),
          { id: 'fajr', at: nextFajr },
          { id: 'sunrise', at: nextSunrise },
        ]}
      />
    </section>
  );
}

/** Maghrib is the prayer of sunset, so one point names both times of a minute or two apart. */
function pointsOf({ sun, prayers }: Pick<DayStripProps, 'sun' | 'prayers'>): Point[] {
  return (['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const).map((id) => ({
    id,
    at: id === 'sunrise' ? sun.sunrise : prayers[id],
  }));
}

function freeParking(windows: readonly TariffWindow[]): Point[] {
  return windows
    .filter(({ kind, from }) => kind === 'free' && from > 0 && from < DAY_MINUTES)
    .map(({ from }) => ({ id: 'parking', at: from }));
}

/** Night, dawn, day and dusk with a mark for each point. */
function Sky({ sun: { sunrise, sunset }, points }: { sun: DayStripProps['sun']; points: readonly Point[] }) {
  const id = useId();
  const share = (minute: number) => minute / DAY_MINUTES;
  const stops: [minute: number, look: string][] = [
    [sunrise - 75, 'sky-stop-night'],
    [sunrise - 5, 'sky-stop-edge'],
    [sunrise + 75, 'sky-stop-day'],
    [sunset - 90, 'sky-stop-day'],
    [sunset, 'sky-stop-edge'],
    [sunset + 75, 'sky-stop-night'],
  ];
  return (
    <svg aria-hidden viewBox={`0 0 ${DAY_MINUTES} 40`} preserveAspectRatio="none" className="flip-rtl day-strip-sky">
      <linearGradient id={id}>
        {stops.map(([minute, look]) => (
          <stop key={minute} offset={share(minute).toFixed(3)} className={look} />
        ))}
      </linearGradient>
      <rect width={DAY_MINUTES} height="40" fill={`url(#${id})`} />
      {points.map(({ id: point, at }) => (
        <rect key={point} x={at - 1} width="3" height="40" className="fill-surface" />
      ))}
    </svg>
  );
}

/** The names and times over their marks on a wide screen; the list below says the same to a screen reader. */
function PointNames({ points }: { points: readonly Point[] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const isRtl = directionOf(useLocale()) === 'rtl';
  return (
    <svg aria-hidden className="day-strip-names">
      {points.map(({ id, at }) => {
        // Fajr and Isha make room for the sun beside them.
        const share = (at / DAY_MINUTES) * 100 + (id === 'fajr' ? -1.2 : id === 'isha' ? 1.4 : 0);
        const x = `${(isRtl ? 100 - share : share).toFixed(2)}%`;
        return (
          <g key={id} textAnchor="middle">
            <text x={x} y="1em">
              {_(`day-line.point.${id}`)}
            </text>
            <text x={x} y="2.3em" className="tabular font-strong fill-text">
              {format.clock(at)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The points of the day in order. On a narrow screen the next three are displayed, with the time until the first. */
function NextPoints({ points }: { points: readonly Point[] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { date } = useHour();
  const shownIn = useSpans();
  const sorted = points.toSorted((a, b) => a.at - b.at);
  return (
    <ol className="day-strip-next">
      {sorted.map(({ id, at }, place) => {
        const from = sorted[place - NEXT]?.at ?? 0;
        const until = Math.min(at, DAY_MINUTES);
        const previous = sorted[place - 1]?.at ?? 0;
        if (from >= until) return null;
        const day = at < DAY_MINUTES ? date : addDays(date, 1);
        return (
          <li key={at} {...shownIn([{ from, until }])}>
            <span>{_(`day-line.point.${id}`)}</span>
            <time dateTime={`${day}T${clockOf(at)}+04:00`} className="font-strong text-text">
              <Clock>{format.clock(at)}</Clock>
            </time>{' '}
            <Wait at={at} from={previous} />
          </li>
        );
      })}
    </ol>
  );
}

/** How long it is until a point, while it is the next one. */
function Wait({ at, from }: { at: number; from: number }) {
  const { _ } = useLingui();
  const { minute } = useHour();
  const shownIn = useSpans();
  const [minutes, hours] = [_('day-line.inMinutes'), _('day-line.inHours')];
  const left = minute === null ? 0 : at - minute;
  const template = left < 60 ? minutes : hours.replace('#', String(Math.floor(left / 60)));
  return (
    <span
      className="hour-mark whitespace-nowrap text-accent"
      data-wait={at}
      data-minutes={minutes}
      data-hours={hours}
      {...shownIn([{ from, until: at }])}
    >
      {minute === null ? null : template.replace('%', String(left % 60))}
    </span>
  );
}
