import { addDays, WEEKDAYS, weekdayOf } from '../guide/calendar-day.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import { DAY_MINUTES, minuteOf } from './clock-time.ts';

export const TARIFF_KINDS = ['peak', 'charged', 'free', 'unknown'] as const;
export type TariffKind = (typeof TARIFF_KINDS)[number];

/** Minutes since midnight at the start of the day. `price` is in AED where one price applies to everyone. */
export interface TariffWindow {
  from: number;
  to: number;
  kind: TariffKind;
  price: number | null;
}

/** The hours of a day in a schedule: its own, and those of the evening before that continue past midnight. */
type Hours = { from: number; to: number; price: number | null; priceFact: string | null };

function hoursOn(rows: readonly ScheduleRow[], date: string): Hours[] {
  return [-1, 0].flatMap((shift) => {
    const name = WEEKDAYS[weekdayOf(addDays(date, shift)) - 1];
    return rows.flatMap((row) => {
      if (!name || !row.days.includes(name)) return [];
      const start = minuteOf(row.from);
      const end = minuteOf(row.to) + (minuteOf(row.to) <= start ? DAY_MINUTES : 0);
      const from = Math.max(0, start + shift * DAY_MINUTES);
      const to = Math.min(DAY_MINUTES, end + shift * DAY_MINUTES);
      return from < to ? [{ from, to, price: row.price ?? null, priceFact: row.priceFact ?? null }] : [];
    });
  });
}

/** Splits a day at every start and end, and joins equal neighbours. */
function windowsOf(hours: Hours[], describe: (minute: number) => Pick<TariffWindow, 'kind' | 'price'>): TariffWindow[] {
  const cuts = [0, DAY_MINUTES, ...hours.flatMap(({ from, to }) => [from, to])].toSorted((a, b) => a - b);
  const windows = cuts.slice(0, -1).map((from, at) => ({ from, to: cuts[at + 1] ?? from, ...describe(from) }));
  return joinWindows(windows.filter(({ from, to }) => from < to));
}

/** Merges adjacent windows of the same kind and price. */
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

/** The fact that states what a gate costs in the peak. */
export const SALIK_PEAK_PRICE = 'salik.peak.price';

/** The Salik price through a day. `rows` is null if no schedule may be displayed (Ramadan, or an expired fact). */
export function salikWindows(rows: readonly ScheduleRow[] | null, date: string): TariffWindow[] {
  if (rows === null) return [UNKNOWN];
  const hours = hoursOn(rows, date);
  return windowsOf(hours, (minute) => {
    const { price = null, priceFact = null } = hours.find(({ from, to }) => from <= minute && minute < to) ?? {};
    if (price === null) return { kind: 'unknown', price };
    if (price === 0) return { kind: 'free', price };
    return { kind: priceFact === SALIK_PEAK_PRICE ? 'peak' : 'charged', price };
  });
}

/** Whether street parking is charged through a day, and whether at the peak price. Null as above. */
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

/** Two consecutive days. Minutes of the second continue from the first one's midnight. */
export function overTwoDays(today: readonly TariffWindow[], tomorrow: readonly TariffWindow[]): TariffWindow[] {
  const moved = tomorrow.map(({ from, to, ...rest }) => ({ from: from + DAY_MINUTES, to: to + DAY_MINUTES, ...rest }));
  return joinWindows([...today, ...moved]);
}

/** The window at a minute and the next one, if known. */
export function tariffAt(windows: readonly TariffWindow[], minute: number) {
  const at = windows.findIndex(({ from, to }) => from <= minute && minute < to);
  return { current: windows[at] ?? null, next: at < 0 ? null : (windows[at + 1] ?? null) };
}
