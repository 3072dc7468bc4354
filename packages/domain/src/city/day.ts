import { clockOf, DAY_MINUTES } from './clock-time.ts';
import type { TariffKind, TariffWindow } from './tariff.ts';

export const MOMENT_KINDS = [
  'fajr',
  'sunrise',
  'dhuhr',
  'fridayPrayer',
  'asr',
  'sunset',
  'maghrib',
  'isha',
  'breakStart',
  'breakEnd',
  'salik',
  'parking',
] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** One moment of a day. `tariff` and `price` state what starts to apply. */
export interface DayMoment {
  id: string;
  kind: MomentKind;
  minute: number;
  tariff: TariffKind | null;
  price: number | null;
}

/** The moments at which a tariff changes within a day. A window from the evening before is represented by its end. */
function changes(kind: 'salik' | 'parking', windows: readonly TariffWindow[]): DayMoment[] {
  return windows
    .filter(({ from, kind: tariff }) => from > 0 && from < DAY_MINUTES && tariff !== 'unknown')
    .map(({ from, kind: tariff, price }) => ({ id: `${kind}-${clockOf(from)}`, kind, minute: from, tariff, price }));
}

/** A day with Asr at another minute, as calculated by another school. */
export function withAsr<Day extends { prayers: { asr: number }; moments: readonly DayMoment[] }>(
  day: Day,
  minute: number,
): Day {
  const moments = day.moments.map((moment) => (moment.kind === 'asr' ? { ...moment, minute } : moment));
  return { ...day, prayers: { ...day.prayers, asr: minute }, moments: moments.toSorted(byTime) };
}

function byTime(a: DayMoment, b: DayMoment): number {
  return a.minute - b.minute || MOMENT_KINDS.indexOf(a.kind) - MOMENT_KINDS.indexOf(b.kind);
}

/** A day's moments in order of time; at the same minute in the order of `MOMENT_KINDS`. */
export function dayMoments(
  moments: Partial<Record<Exclude<MomentKind, 'salik' | 'parking'>, number>>,
  tariffs: { salik: readonly TariffWindow[]; parking: readonly TariffWindow[] },
): DayMoment[] {
  const plain = Object.entries(moments).map(([kind, minute]) => ({
    id: kind,
    kind: kind as MomentKind,
    minute,
    tariff: null,
    price: null,
  }));
  return [...plain, ...changes('salik', tariffs.salik), ...changes('parking', tariffs.parking)].toSorted(byTime);
}
