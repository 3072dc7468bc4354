import { addDays, WEEKDAYS, weekdayOf } from '../guide/calendar-day.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import { DAY_MINUTES, minuteOf } from './clock-time.ts';

export const TARIFF_KINDS = ['peak', 'charged', 'free', 'unknown'] as const;
export type TariffKind = (typeof TARIFF_KINDS)[number];

/** Minutes since the midnight a day begins with; `price` in AED where one price holds for everyone. */
export interface TariffWindow {
  from: number;
  to: number;
  kind: TariffKind;
  price: number | null;
}

/** What a schedule says of a day: its own hours, and those of the evening before that reach past midnight. */
type Hours = { from: number; to: number; price: number | null };

function hoursOn(rows: readonly ScheduleRow[], date: string): Hours[] {
  return [-1, 0].flatMap((shift) => {
    const name = WEEKDAYS[weekdayOf(addDays(date, shift)) - 1];
    return rows.flatMap((row) => {
      if (!name || !row.days.includes(name)) return [];
      const start = minuteOf(row.from);
      const end = minuteOf(row.to) + (minuteOf(row.to) <= start ? DAY_MINUTES : 0);
      const from = Math.max(0, start + shift * DAY_MINUTES);
      const to = Math.min(DAY_MINUTES, end + shift * DAY_MINUTES);
      return from < to ? [{ from, to, price: row.price ?? null }] : [];
    });
  });
}

/** Cuts a day at every beginning and end, and joins neighbours that are the same. */
function windowsOf(hours: Hours[], describe: (minute: number) => Pick<TariffWindow, 'kind' | 'price'>): TariffWindow[] {
  const cuts = [0, DAY_MINUTES, ...hours.flatMap(({ from, to }) => [from, to])].toSorted((a, b) => a - b);
  const windows = cuts.slice(0, -1).map((from, at) => ({ from, to: cuts[at + 1] ?? from, ...describe(from) }));
  return joinWindows(windows.filter(({ from, to }) => from < to));
}

/** One window where two of the same kind and price meet. */
export function joinWindows(windows: readonly TariffWindow[]): TariffWindow[] {
  return windows.reduce<TariffWindow[]>((joined, window) => {
    const last = joined.at(-1);
    if (last && last.to === window.from && last.kind === window.kind && last.price === window.price) {
      return [...joined.slice(0, -1), { ...last, to: window.to }];
    }
    return [...joined, window];
  }, []);
}

const UNKNOWN: TariffWindow = { from: 0, to: DAY_MINUTES, kind: 'unknown', price: null };

/** The Salik price through a day. `rows` null: no schedule may be shown (Ramadan, or a fact past its time). */
export function salikWindows(rows: readonly ScheduleRow[] | null, date: string): TariffWindow[] {
  if (rows === null) return [UNKNOWN];
  const hours = hoursOn(rows, date);
  const highest = Math.max(...rows.map(({ price }) => price ?? 0));
  return windowsOf(hours, (minute) => {
    const price = hours.find(({ from, to }) => from <= minute && minute < to)?.price ?? null;
    if (price === null) return { kind: 'unknown', price };
    if (price === 0) return { kind: 'free', price };
    return { kind: price === highest ? 'peak' : 'charged', price };
  });
}

/** Whether street parking costs, and whether at the price of the peak, through a day. Null as above. */
export function parkingWindows(
  paid: readonly ScheduleRow[] | null,
  peak: readonly ScheduleRow[] | null,
  date: string,
  isFreeDay: boolean,
): TariffWindow[] {
  if (paid === null || peak === null) return [UNKNOWN];
  if (isFreeDay) return [{ ...UNKNOWN, kind: 'free' }];
  const paidHours = hoursOn(paid, date);
  const peakHours = hoursOn(peak, date);
  const isWithin = (hours: Hours[], minute: number) => hours.some(({ from, to }) => from <= minute && minute < to);
  return windowsOf([...paidHours, ...peakHours], (minute) => {
    if (!isWithin(paidHours, minute)) return { kind: 'free', price: null };
    return { kind: isWithin(peakHours, minute) ? 'peak' : 'charged', price: null };
  });
}

/** Two days after each other, the second counted on from the first one's midnight. */
export function overTwoDays(today: readonly TariffWindow[], tomorrow: readonly TariffWindow[]): TariffWindow[] {
  const moved = tomorrow.map(({ from, to, ...rest }) => ({ from: from + DAY_MINUTES, to: to + DAY_MINUTES, ...rest }));
  return joinWindows([...today, ...moved]);
}

/** What holds at a minute and what follows it, if that is known. */
export function tariffAt(windows: readonly TariffWindow[], minute: number) {
  const at = windows.findIndex(({ from, to }) => from <= minute && minute < to);
  return { current: windows[at] ?? null, next: at < 0 ? null : (windows[at + 1] ?? null) };
}
