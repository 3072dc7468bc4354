import { DAY_MINUTES } from '@dalil/domain/city/clock-time.ts';
import type { Day } from '../../queries/city.ts';

const TWILIGHT = 40;

/** The day as a strip of night, dawn, day and dusk. The list of the day says the same in words. */
export function DayLine({ day, minute }: { day: Day; minute: number | null }) {
  const { sunrise, sunset } = day.sun;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${DAY_MINUTES} 40`}
      preserveAspectRatio="none"
      className="flip-rtl h-10 w-full rounded-control"
    >
      <rect width={DAY_MINUTES} height="40" className="sky-night" />
      <rect x={sunrise - TWILIGHT} width={sunset - sunrise + 2 * TWILIGHT} height="40" className="sky-edge" />
      <rect x={sunrise + TWILIGHT} width={sunset - sunrise - 2 * TWILIGHT} height="40" className="sky-day" />
      {Object.entries(day.prayers).map(([id, at]) => (
        <rect key={id} x={at - 1} y="26" width="3" height="14" className="fill-surface" />
      ))}
      {minute === null ? null : <rect x={minute - 2} width="5" height="40" className="fill-ayyan-mark" />}
    </svg>
  );
}
