import { minuteOf } from '../city/clock-time.ts';
import { type TariffWindow, tariffAt } from '../city/tariff.ts';
import type { Answers, Field } from './field.ts';
import type { Figures } from './figures-of-facts.ts';
import { money, number } from './figure.ts';
import { type Line, line, remark, type Sheet, sumOf, total, unknownOf } from './sheet.ts';

export const PARKING_ZONES = ['standard', 'premium', 'event', 'own'] as const;

export const PARKING_FACTS = [
  'parking.paid.hours',
  'parking.peak.hours',
  'parking.standard.peak-price',
  'parking.premium.peak-price',
  'parking.event.price',
  'parking.free-days',
  'parking.street.limit',
  'parking.lowest.price',
];

export const PARKING_FIELDS = [
  { id: 'zone', kind: 'choice', options: PARKING_ZONES, hasHint: true },
  { id: 'day', kind: 'date', startsToday: true },
  { id: 'time', kind: 'time', start: '09:00' },
  { id: 'hours', kind: 'number', start: 2, min: 1, max: 24, isWhole: true },
  { id: 'price-peak', kind: 'money', hasHint: true, max: 1000 },
  { id: 'price-other', kind: 'money', hasHint: true, max: 1000 },
] as const satisfies readonly Field[];

const PEAK_FACTS: Partial<Record<(typeof PARKING_ZONES)[number], string>> = {
  standard: 'parking.standard.peak-price',
  premium: 'parking.premium.peak-price',
};
const EVENT_FACT = 'parking.event.price';
const HOURS_FACTS = ['parking.paid.hours', 'parking.peak.hours'];

/**
 * What street parking costs for some whole hours. Tickets are for hours, so each hour has the tariff of the minute it begins.
 * `windows` are those of the day and the next. What the guide does not know, such as the price outside the peak, is the user's.
 */
export function parkingStay(
  answers: Answers<typeof PARKING_FIELDS>,
  { windows, figures }: { windows: readonly TariffWindow[]; figures: Figures },
): Sheet {
  const { zone, time, hours } = answers;
  if (time === null || hours === null) return { lines: [total('to-pay', null)], remarks: [] };
  const kinds = Array.from(
    { length: hours },
    (_, at) => tariffAt(windows, minuteOf(time) + at * 60).current?.kind ?? 'unknown',
  );
  const count = (...wanted: string[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  const peakFact = zone === 'event' ? EVENT_FACT : PEAK_FACTS[zone];
  const peakPrice = (peakFact ? figures.number(peakFact) : null) ?? answers['price-peak'];
  const otherPrice = zone === 'event' ? peakPrice : answers['price-other'];
  const hourLine = (id: string, amount: number, price: number | null, facts: string[]): Line[] => {
    if (amount === 0) return [];
    if (price === null) return [line(id, null)];
    return [line(id, money(amount * price), { terms: [number(amount), '×', money(price)], facts })];
  };
  const peakFacts = peakFact ? figures.stated(peakFact, ...HOURS_FACTS) : [];
  const lines = [
    ...hourLine('peak-hours', count('peak'), peakPrice, peakFacts),
    ...hourLine('other-hours', count('charged'), otherPrice, zone === 'event' ? peakFacts : []),
    ...hourLine('free-hours', count('free'), 0, figures.stated('parking.paid.hours')),
    ...hourLine('unknown-hours', count('unknown'), answers['price-other'], []),
  ];
  const limit = figures.hours('parking.street.limit');
  const charged = count('peak', 'charged', 'unknown');
  return {
    lines: [...lines, total('to-pay', unknownOf(lines).length > 0 ? null : sumOf(lines))],
    remarks: [
      ...(count('unknown') > 0 ? [remark('tariff-unknown', {}, 'warning')] : []),
      ...(limit !== null && charged > limit ? [remark('parking-limit', { hours: number(limit) }, 'warning')] : []),
    ],
  };
}
