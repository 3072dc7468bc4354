import { minuteOf } from '../city/clock-time.ts';
import { weekdayOf } from '../guide/calendar-day.ts';
import { type TariffWindow, tariffAt } from '../city/tariff.ts';
import type { Answers, Field } from './field.ts';
import type { Figures } from './figures-of-facts.ts';
import { add, minute, type Money, money, number, times } from './figure.ts';
import { type Line, line, remark, type Sheet, total } from './sheet.ts';

const [PEAK, OFF_PEAK, SUNDAY_PRICE] = ['salik.peak.price', 'salik.off-peak.price', 'salik.sunday.price'] as const;
export const SALIK_FACTS = ['salik.schedule', PEAK, OFF_PEAK, SUNDAY_PRICE, 'salik.pair.window', 'salik.free.hours'];
const SUNDAY = 7;

export const SALIK_FIELDS = [
  { id: 'day', kind: 'date', startsToday: true },
  { id: 'time', kind: 'time', start: '08:00' },
  { id: 'back', kind: 'time', hasHint: true },
  { id: 'days', kind: 'number', start: 22, isWhole: true, max: 31 },
  { id: 'own-price', kind: 'money', hasHint: true, max: 1000 },
] as const satisfies readonly Field[];

/** Which gates a trip passes, and which of them are pairs that charge once in a row. */
export type Gates = { passed: readonly string[]; pairs: readonly (readonly [string, string])[] };

/** How many gates of a trip charge: of a pair only the first, where the guide knows that rule. */
export function chargedGates({ passed, pairs }: Gates, isPairKnown: boolean): number {
  const distinct = new Set(passed);
  const free = isPairKnown ? pairs.filter(([one, other]) => distinct.has(one) && distinct.has(other)).length : 0;
  return distinct.size - free;
}

/** The price of a gate at a minute by the guide's facts, with the fact that states it. Null where the guide does not know. */
function priceAt(at: number, day: string, windows: readonly TariffWindow[], figures: Figures) {
  const kind = tariffAt(windows, at).current?.kind ?? 'unknown';
  if (kind === 'unknown') return null;
  if (kind === 'free') return { price: 0, facts: figures.stated('salik.free.hours') };
  const fact = kind === 'peak' ? PEAK : weekdayOf(day) === SUNDAY ? SUNDAY_PRICE : OFF_PEAK;
  const price = figures.number(fact);
  return price === null ? null : { price, facts: figures.stated(fact) };
}

type Trip = { id: 'out' | 'back'; at: string | null };

/**
 * The toll of a trip there and back on a day, and of a month of such days. `windows` are the prices of that day. Each gate is
 * charged by the price at the time the trip begins. Where no price is known, the user's own is used.
 */
export function salikTrip(
  answers: Answers<typeof SALIK_FIELDS>,
  { windows, gates, figures }: { windows: readonly TariffWindow[]; gates: Gates; figures: Figures },
): Sheet {
  const isPairKnown = figures.hours('salik.pair.window') !== null;
  const count = chargedGates(gates, isPairKnown);
  const trips: Trip[] = [
    { id: 'out', at: answers.time },
    ...(answers.back ? [{ id: 'back' as const, at: answers.back }] : []),
  ];
  const lines = trips.map(({ id, at }): Line => {
    if (at === null || count === 0) return line(id, null);
    const known = answers.day === null ? null : priceAt(minuteOf(at), answers.day, windows, figures);
    const price = known?.price ?? answers['own-price'];
    if (price === null) return line(id, null);
    return line(id, money(price * count), {
      terms: [minute(minuteOf(at)), '·', money(price), '×', number(count)],
      facts: known?.facts ?? [],
    });
  });
  const amounts = lines.flatMap(({ value }) => (value?.kind === 'money' ? [value] : []));
  const day: Money | null = amounts.length === lines.length ? add(amounts) : null;
  const { days } = answers;
  const free = new Set(gates.passed).size - count;
  return {
    lines: [
      ...lines,
      total('a-day', day),
      total('a-month', day && days !== null ? times(day, days) : null, {
        terms: day && days !== null ? [day, '×', number(days)] : [],
      }),
    ],
    remarks: [
      ...(free > 0 ? [remark('pair', { count: number(free) })] : []),
      ...(windows.some(({ kind }) => kind === 'unknown') ? [remark('tariff-unknown', {}, 'warning')] : []),
    ],
  };
}
