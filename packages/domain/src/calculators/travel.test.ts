import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tariffsOn } from '../city/day-tariffs.ts';
import { overTwoDays, type TariffWindow } from '../city/tariff.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import { NOL_CARDS, NOL_ZONES, nolFare } from './nol-fare.ts';
import { parkingStay } from './parking-stay.ts';
import { chargedGates, salikTrip } from './salik-trip.ts';
import { amountOf, remarkIds, testFigures } from './test-figures.ts';

const WORKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const EVERY_DAY = [...WORKDAYS, 'sun'] as const;
const SALIK: ScheduleRow[] = [
  { days: [...WORKDAYS], from: '06:00', to: '10:00', price: 6, priceFact: 'salik.peak.price' },
  { days: [...WORKDAYS], from: '10:00', to: '16:00', price: 4 },
  { days: [...WORKDAYS], from: '16:00', to: '20:00', price: 6, priceFact: 'salik.peak.price' },
  { days: [...WORKDAYS], from: '20:00', to: '01:00', price: 4 },
  { days: ['sun'], from: '06:00', to: '01:00', price: 4 },
  { days: [...EVERY_DAY], from: '01:00', to: '06:00', price: 0 },
];
const PARKING: Record<string, ScheduleRow[]> = {
  'salik.schedule': SALIK,
  'parking.paid.hours': [{ days: [...WORKDAYS], from: '08:00', to: '22:00' }],
  'parking.peak.hours': [
    { days: [...WORKDAYS], from: '08:00', to: '10:00' },
    { days: [...WORKDAYS], from: '16:00', to: '20:00' },
  ],
};
const MONDAY = '2026-11-23';
const SUNDAY = '2026-11-29';
const onDay = (day: string) => tariffsOn(day, [], (id) => PARKING[id] ?? null);

const PRICES = {
  'salik.peak.price': 6,
  'salik.off-peak.price': 4,
  'salik.sunday.price': 4,
  'salik.pair.window': 'PT1H',
};
const PAIRS = [['safa-north', 'safa-south']] as const;

type Trip = { day?: string; time?: string | null; back?: string | null; passed?: string[]; ownPrice?: number };
function toll(
  { day = MONDAY, time = '08:00', back = null, passed = ['barsha'], ownPrice }: Trip,
  prices: Record<string, number | string | null> = PRICES,
) {
  return salikTrip(
    { day, time, back, days: 20, 'own-price': ownPrice ?? null },
    { windows: onDay(day).salik, gates: { passed, pairs: PAIRS }, figures: testFigures(prices) },
  );
}

// The minute before and the minute of every change of the tariff.
test.each([
  [MONDAY, '00:59', 4],
  [MONDAY, '01:00', 0],
  [MONDAY, '05:59', 0],
  [MONDAY, '06:00', 6],
  [MONDAY, '09:59', 6],
  [MONDAY, '10:00', 4],
  [MONDAY, '15:59', 4],
  [MONDAY, '16:00', 6],
  [MONDAY, '19:59', 6],
  [MONDAY, '20:00', 4],
  [MONDAY, '23:59', 4],
  [SUNDAY, '08:00', 4],
  [SUNDAY, '18:00', 4],
  [SUNDAY, '03:00', 0],
])('ID-2 a gate on %s at %s costs %d dirhams', (day, time, price) => {
  expect(amountOf(toll({ day, time }), 'a-day')).toBe(price);
});

test('ID-2 the toll follows the facts of its prices, and is not known without them', () => {
  expect(amountOf(toll({}, { ...PRICES, 'salik.peak.price': 8 }), 'a-day')).toBe(8);
  const hidden = { ...PRICES, 'salik.peak.price': null };
  expect(amountOf(toll({}, hidden), 'a-day')).toBeNull();
  expect(amountOf(toll({ ownPrice: 7 }, hidden), 'a-day')).toBe(7);
  expect(toll({ ownPrice: 7 }, hidden).lines[0]?.facts).toEqual([]);
  expect(toll({}).lines[0]?.facts).toEqual(['salik.peak.price']);
});

test('ID-2 there and back, and a month of such days', () => {
  const sheet = toll({ back: '18:30', passed: ['barsha', 'garhoud'] });
  expect(amountOf(sheet, 'out')).toBe(12);
  expect(amountOf(sheet, 'back')).toBe(12);
  expect(amountOf(sheet, 'a-day')).toBe(24);
  expect(amountOf(sheet, 'a-month')).toBe(480);
});

test('ID-2 two gates of a pair charge once, where the guide knows that rule', () => {
  const passed = ['safa-north', 'safa-south', 'barsha'];
  expect(amountOf(toll({ passed }), 'a-day')).toBe(12);
  expect(remarkIds(toll({ passed }))).toEqual(['pair']);
  expect(amountOf(toll({ passed }, { ...PRICES, 'salik.pair.window': null }), 'a-day')).toBe(18);
});

test('ID-2 a trip never charges more gates than it passes, nor none of those it passes', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'safa-north', 'safa-south'));
  fc.assert(
    fc.property(ids, fc.boolean(), (passed, isKnown) => {
      const count = chargedGates({ passed, pairs: PAIRS }, isKnown);
      expect(count).toBeLessThanOrEqual(passed.length);
      expect(count > 0).toBe(passed.length > 0);
    }),
  );
});

const ZONE_PRICES = {
  'parking.standard.peak-price': 4,
  'parking.premium.peak-price': 6,
  'parking.event.price': 25,
  'parking.street.limit': 'PT4H',
};
type Stay = {
  day?: string;
  time: string;
  hours: number;
  zone?: 'standard' | 'premium' | 'event' | 'own';
  other?: number | null;
  windows?: TariffWindow[];
};
function stay({ day = MONDAY, time, hours, zone = 'standard', other = 3, windows }: Stay) {
  return parkingStay(
    { zone, day, time, hours, 'price-peak': null, 'price-other': other },
    { windows: windows ?? overTwoDays(onDay(day).parking, onDay(SUNDAY).parking), figures: testFigures(ZONE_PRICES) },
  );
}

test.each([
  ['07:59', 1, 0],
  ['08:00', 1, 4],
  ['08:59', 2, 8],
  ['09:59', 1, 4],
  ['10:00', 1, 3],
  ['15:59', 2, 7],
  ['16:00', 4, 16],
  ['19:59', 1, 4],
  ['20:00', 2, 6],
  ['21:59', 1, 3],
  ['22:00', 3, 0],
])('ID-2 parking from %s for %d hours costs %d dirhams', (time, hours, price) => {
  expect(amountOf(stay({ time, hours }), 'to-pay')).toBe(price);
});

test('ID-2 zones have the prices of their facts, and what is not known stays open', () => {
  expect(amountOf(stay({ time: '08:00', hours: 2, zone: 'premium' }), 'to-pay')).toBe(12);
  expect(amountOf(stay({ time: '08:00', hours: 3, zone: 'event' }), 'to-pay')).toBe(75);
  expect(amountOf(stay({ time: '09:00', hours: 2, other: null }), 'to-pay')).toBeNull();
  expect(
    amountOf(
      stay({ time: '12:00', hours: 2, windows: [{ from: 0, to: 1440, kind: 'unknown', price: null }], other: null }),
      'to-pay',
    ),
  ).toBeNull();
  expect(remarkIds(stay({ time: '08:00', hours: 5 }))).toContain('parking-limit');
  expect(remarkIds(stay({ time: '08:00', hours: 4 }))).not.toContain('parking-limit');
});

test('ID-2 an hour more never costs less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 23 }), (from, hours) => {
      const time = `${String(from).padStart(2, '0')}:00`;
      const [less, more] = [hours, hours + 1].map(
        (count) => amountOf(stay({ time, hours: count }), 'to-pay') as number,
      );
      expect(more).toBeGreaterThanOrEqual(less ?? 0);
    }),
  );
});

const FARES: Record<string, number> = {
  ...Object.fromEntries(
    Object.entries({ silver: [3, 5, 7.5], gold: [6, 10, 15], red: [4, 6, 8.5] }).flatMap(([card, fares]) =>
      NOL_ZONES.map((zones, at) => [`nol.fare.${card}.${zones}`, fares[at] ?? 0]),
    ),
  ),
  'nol.day-pass.regular': 20,
  'nol.day-pass.gold': 40,
  ...Object.fromEntries(
    Object.entries({ 7: [50, 80, 110], 30: [140, 230, 350], 90: [330, 550, 830], 365: [1060, 1770, 2670] }).flatMap(
      ([days, prices]) =>
        ['one-zone', 'two-zones', 'all-zones'].map((zones, at) => [`nol.pass.${days}-days.${zones}`, prices[at] ?? 0]),
    ),
  ),
  'nol.red.price': 2,
  'nol.red.trips': 10,
};
const fare = (card: (typeof NOL_CARDS)[number], zones: (typeof NOL_ZONES)[number], trips: number, days: number) =>
  nolFare({ card, zones, trips, days }, testFigures(FARES));

test.each([
  ['silver', 'one-zone', 2, 1, 6, 'best-single-fares'],
  ['silver', 'three-zones', 4, 1, 20, 'best-day-passes'],
  ['silver', 'one-zone', 2, 22, 132, 'best-single-fares'],
  ['silver', 'one-zone', 2, 30, 140, 'best-pass-30'],
  ['silver', 'two-zones', 4, 7, 80, 'best-pass-7'],
  ['silver', 'three-zones', 2, 90, 830, 'best-pass-90'],
  ['silver', 'two-zones', 2, 300, 1770, 'best-pass-365'],
  ['gold', 'three-zones', 2, 1, 30, 'best-single-fares'],
  ['gold', 'three-zones', 3, 1, 40, 'best-day-passes'],
  ['red', 'one-zone', 2, 1, 10, 'best-single-fares'],
  ['red', 'two-zones', 2, 6, 76, 'best-single-fares'],
] as const)('ID-2 %s, %s, %d trips on %d days cost at least %d dirhams', (card, zones, trips, days, price, best) => {
  const sheet = fare(card, zones, trips, days);
  expect(amountOf(sheet, 'cheapest')).toBe(price);
  expect(remarkIds(sheet)).toEqual([best]);
});

test('ID-2 the cheapest is never dearer than single fares, and more trips never make it cheaper', () => {
  const [trips, days] = [fc.integer({ min: 1, max: 49 }), fc.integer({ min: 1, max: 366 })];
  const cards = fc.constantFrom(...NOL_CARDS);
  fc.assert(
    fc.property(cards, fc.constantFrom(...NOL_ZONES), trips, days, (card, zones, count, length) => {
      const sheet = fare(card, zones, count, length);
      const cheapest = amountOf(sheet, 'cheapest') as number;
      const singles = amountOf(sheet, 'single-fares') as number;
      expect(cheapest).toBeLessThanOrEqual(card === 'red' ? singles + Math.ceil((count * length) / 10) * 2 : singles);
      expect(amountOf(fare(card, zones, count + 1, length), 'cheapest')).toBeGreaterThanOrEqual(cheapest);
    }),
  );
});
