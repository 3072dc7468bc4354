import { clockOf, DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import type { Prayer } from '@dalil/domain/city/prayer-times.ts';
import { useLingui } from '@lingui/react';
import { Clock } from '../../language/bidi.tsx';
import { directionOf } from '../../language/messages.ts';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import './day-line.css';

export type DayLineProps = {
  /** `YYYY-MM-DD` in Dubai. */
  date: string;
  /** Minutes since midnight. */
  sun: { sunrise: number; sunset: number };
  prayers: Readonly<Record<Prayer, number>>;
  /** The current minute. Null for another day, and on the server. */
  minute: number | null;
};

const TWILIGHT = 40;

/** Maghrib is the prayer of sunset, so one point names both times of a minute or two apart. */
const POINTS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;

/** The day as a strip of night, dawn, day and dusk. Its points are a list that names each with its time. */
export function DayLine({ date, sun, prayers, minute }: DayLineProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const points = POINTS.map((id) => ({ id, at: id === 'sunrise' ? sun.sunrise : prayers[id] }));
  return (
    <div className="day-line">
      <svg
        aria-hidden
        viewBox={`0 0 ${DAY_MINUTES} 40`}
        preserveAspectRatio="none"
        className="flip-rtl h-10 w-full rounded-control"
      >
        <rect width={DAY_MINUTES} height="40" className="sky-night" />
        <rect
          x={sun.sunrise - TWILIGHT}
          width={sun.sunset - sun.sunrise + 2 * TWILIGHT}
          height="40"
          className="sky-edge"
        />
        <rect
          x={sun.sunrise + TWILIGHT}
          width={sun.sunset - sun.sunrise - 2 * TWILIGHT}
          height="40"
          className="sky-day"
        />
        {points.map(({ id, at }) => (
          <rect key={id} x={at - 1} y="26" width="3" height="14" className="fill-surface" />
        ))}
        {minute === null ? null : <rect x={minute - 2} width="5" height="40" className="fill-ayyan-mark" />}
      </svg>
      <PointNames points={points} />
      <ol aria-label={_('day-line.label')} className="day-line-points text-caption text-text-2">
        {points.map(({ id, at }) => (
          <li key={id}>
            {_(`day-line.point.${id}`)}{' '}
            <time dateTime={`${date}T${clockOf(at)}+04:00`}>
              <Clock>{format.clock(at)}</Clock>
            </time>
          </li>
        ))}
      </ol>
      {/* The height is reserved, because the current time is known only after hydration. */}
      <p className="min-h-6 text-caption text-text-2">
        {minute === null ? null : (
          <>
            {_('day-line.now')} <Clock>{format.clock(minute)}</Clock>
          </>
        )}
      </p>
    </div>
  );
}

type PointNamesProps = { points: readonly { id: (typeof POINTS)[number]; at: number }[] };

/** The names and times under their marks, in two rows, because neighbours in time would cover each other in one. */
function PointNames({ points }: PointNamesProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const isRtl = directionOf(useLocale()) === 'rtl';
  return (
    <svg aria-hidden className="day-line-names text-caption text-text-2">
      {points.map(({ id, at }, index) => {
        const share = (at / DAY_MINUTES) * 100;
        const x = `${isRtl ? 100 - share : share}%`;
        const row = index % 2 === 0 ? 1.2 : 3.8;
        return (
          <g key={id} textAnchor="middle">
            <text x={x} y={`${row}em`}>
              {_(`day-line.point.${id}`)}
            </text>
            <text x={x} y={`${row + 1.2}em`} className="tabular font-semibold">
              {format.clock(at)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
