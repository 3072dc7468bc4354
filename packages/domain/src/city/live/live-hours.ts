import { clockOf, dubaiMinute } from '../clock-time.ts';
import { dubaiDate, dubaiInstant } from '../../guide/dubai-date.ts';

/** Hours are named by the time they begin at in Dubai, `YYYY-MM-DDTHH:MM`. Such names sort like the times. */
type Hour = { at: string };

const HOUR_MS = 3_600_000;

/** The name of the hour that an instant is in. */
export function hourAt(now: Date): string {
  const minute = dubaiMinute(now);
  return `${dubaiDate(now)}T${clockOf(minute - (minute % 60))}`;
}

/** The hour of an instant and those after it, `count` at most. Empty if the forecast has ended. */
export function hoursFrom<Row extends Hour>(hours: readonly Row[], now: Date, count: number): Row[] {
  const first = hourAt(now);
  return hours.filter(({ at }) => at >= first).slice(0, count);
}

/**
 * What is known of this hour: the provider's latest reading if it is of the last hour, otherwise the forecast of the hour, which
 * stays valid while the provider does not answer. `isForecast` says which. Null if there is neither.
 */
export function readingAt<Row extends Hour>(
  current: Row,
  hours: readonly Row[],
  now: Date,
): { row: Row; isForecast: boolean } | null {
  const age = now.getTime() - dubaiInstant(current.at).getTime();
  if (age < HOUR_MS) return { row: current, isForecast: false };
  const row = hours.find(({ at }) => at === hourAt(now));
  return row ? { row, isForecast: true } : null;
}
