import { expect, test } from 'vitest';
import { roadWay } from './road-way.ts';
import { paidGates, taxiBetween, taxiPricesOf, taxiSum, type TaxiPrice } from './taxi.ts';

const POINTS = {
  terminal3: { lat: 25.2455, lon: 55.3594 },
  terminal1: { lat: 25.2483, lon: 55.3526 },
  dubaiMall: { lat: 25.1975, lon: 55.2796 },
  marina: { lat: 25.0763, lon: 55.142 },
  mallOfTheEmirates: { lat: 25.1181, lon: 55.2006 },
  burjAlArab: { lat: 25.1412, lon: 55.1853 },
  atlantis: { lat: 25.1304, lon: 55.1172 },
  globalVillage: { lat: 25.0686, lon: 55.3063 },
  goldSouk: { lat: 25.2696, lon: 55.2963 },
  frame: { lat: 25.2355, lon: 55.3003 },
  sharjah: { lat: 25.33, lon: 55.39 },
  hatta: { lat: 24.797, lon: 56.118 },
} as const;
type Name = keyof typeof POINTS;

const PRICES: Record<TaxiPrice, number | null> = {
  'taxi.flagfall.day': 5,
  'taxi.flagfall.night': 5.5,
  'taxi.flagfall.airport': 20,
  'taxi.per-km': 2.26,
  'taxi.minimum': 12,
  'taxi.salik': 5,
};
const sum = (from: Name, to: Name, minute: number | null, prices: Partial<typeof PRICES> = {}) =>
  taxiSum(taxiBetween(POINTS[from], POINTS[to], minute), (fact) => ({ ...PRICES, ...prices })[fact]);
const kilometres = (from: Name, to: Name) => (roadWay(POINTS[from], POINTS[to])?.metres ?? Number.NaN) / 1000;

// Lengths that route planners name for these ways, to a kilometre: by main roads, to the entrance that most take.
test.each<[Name, Name, number, number]>([
  ['terminal1', 'marina', 31, 36],
  ['terminal3', 'dubaiMall', 12, 16],
  ['mallOfTheEmirates', 'dubaiMall', 13, 16],
  ['dubaiMall', 'burjAlArab', 14, 18],
  ['dubaiMall', 'atlantis', 23, 28],
  ['dubaiMall', 'globalVillage', 20, 27],
  ['marina', 'goldSouk', 29, 35],
])('ROUTE-1 the way by road from %s to %s is between %i and %i km, both ways', (from, to, least, most) => {
  for (const length of [kilometres(from, to), kilometres(to, from)]) {
    expect(length).toBeGreaterThanOrEqual(least);
    expect(length).toBeLessThanOrEqual(most);
  }
});

test('ROUTE-1 the toll gates on the way are those of its roads, and two of a pair are paid once', () => {
  const gates = (from: Name, to: Name) => taxiBetween(POINTS[from], POINTS[to], 600).gates;
  expect(gates('mallOfTheEmirates', 'dubaiMall')).toEqual(['al-safa-south', 'al-safa-north']);
  expect(gates('dubaiMall', 'mallOfTheEmirates')).toEqual(['al-safa-north', 'al-safa-south']);
  expect(gates('marina', 'dubaiMall')).toEqual(['al-barsha', 'al-safa-south', 'al-safa-north']);
  expect(gates('sharjah', 'dubaiMall')).toEqual(['al-mamzar-north', 'al-mamzar-south']);
  expect(gates('frame', 'dubaiMall')).toEqual([]);
  // Every way over the Creek that has a gate passes it, and passes it once.
  expect(gates('terminal3', 'dubaiMall')).toEqual(['business-bay-crossing']);
  expect(gates('terminal1', 'marina')).toEqual(['al-garhoud-bridge', 'al-safa-north', 'al-safa-south', 'al-barsha']);
  expect(paidGates(['al-barsha', 'al-safa-south', 'al-safa-north', 'al-garhoud-bridge'])).toBe(3);
  expect(paidGates(['al-safa-south'])).toBe(1);
});

test('ROUTE-1 the sum is the starting fare, the kilometres and the tolls, worked out by hand', () => {
  // 13.7 km: 13 to 16 km. 5 + 13 × 2.26 + 5 = 39.38; 5 + 16 × 2.26 + 5 = 46.16.
  expect(taxiBetween(POINTS.mallOfTheEmirates, POINTS.dubaiMall, 600).kilometres).toEqual({ from: 13, to: 16 });
  expect(sum('mallOfTheEmirates', 'dubaiMall', 600)).toEqual({ from: 39, to: 47 });
  // At night half a dirham more; while cars pass for nothing the gates are in the upper sum only.
  expect(sum('mallOfTheEmirates', 'dubaiMall', 23 * 60)).toEqual({ from: 39, to: 47 });
  expect(sum('mallOfTheEmirates', 'dubaiMall', 3 * 60)).toEqual({ from: 34, to: 47 });
  // From a rank of the airport: 20 + 31 × 2.26 + 15 = 105.06 and more.
  expect(sum('terminal1', 'marina', 600)).toMatchObject({ from: 105 });
  // Without an hour it may be day or night.
  expect(taxiBetween(POINTS.frame, POINTS.dubaiMall, null).flagfalls).toEqual([
    'taxi.flagfall.day',
    'taxi.flagfall.night',
  ]);
});

test('ROUTE-1 a short ride costs the minimum, and no less with more kilometres', () => {
  const near = { lat: POINTS.dubaiMall.lat + 0.005, lon: POINTS.dubaiMall.lon };
  const taxi = taxiBetween(POINTS.dubaiMall, near, 600);
  expect(taxiSum(taxi, (fact) => PRICES[fact])).toEqual({ from: 12, to: 12 });
  expect(taxiPricesOf(taxi)).toContain('taxi.minimum');
});

test('ROUTE-1 where the way is not known, or a price may not be shown, there is no sum', () => {
  expect(taxiBetween(POINTS.hatta, POINTS.dubaiMall, 600).gates).toBeNull();
  expect(sum('hatta', 'dubaiMall', 600)).toBeNull();
  expect(sum('mallOfTheEmirates', 'dubaiMall', 600, { 'taxi.per-km': null })).toBeNull();
  expect(sum('mallOfTheEmirates', 'dubaiMall', 600, { 'taxi.salik': null })).toBeNull();
  // Without a gate on the way its price is not needed.
  expect(sum('frame', 'dubaiMall', 600, { 'taxi.salik': null })).not.toBeNull();
});
