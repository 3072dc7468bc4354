import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { areBandsWhole, lastNoticeDay, type RentBand, rentIncrease } from './rent-increase.ts';

/** Decree 43 of 2013. */
const BANDS: RentBand[] = [
  { limit: 10, increase: 0 },
  { limit: 20, increase: 5 },
  { limit: 30, increase: 10 },
  { limit: 40, increase: 15 },
  { limit: null, increase: 20 },
];

// An index of 100,000: the rent that lies just on, just within and just past the edge of each band.
test.each([
  [120_000, 0],
  [100_000, 0],
  [90_001, 0],
  [90_000, 0],
  [89_999, 5],
  [80_001, 5],
  [80_000, 5],
  [79_999, 10],
  [70_001, 10],
  [70_000, 10],
  [69_999, 15],
  [60_001, 15],
  [60_000, 15],
  [59_999, 20],
  [1, 20],
])('ID-2 a rent of %d under an index of 100000 may rise by %d percent', (rent, percent) => {
  expect(rentIncrease(rent, 100_000, BANDS).percent).toBe(percent);
});

test('ID-2 edges are met exactly also where percentages are no round numbers', () => {
  // 63 of 70 is exactly ten percent below, which binary fractions miss.
  expect(rentIncrease(63, 70, BANDS).percent).toBe(0);
  expect(rentIncrease(62.99, 70, BANDS).percent).toBe(5);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom(10, 20, 30, 40), (tenths, edge) => {
      const index = tenths * 10;
      const onEdge = (index * (100 - edge)) / 100;
      const expected = BANDS.find(({ limit }) => limit === edge)?.increase;
      expect(rentIncrease(onEdge, index, BANDS).percent).toBe(expected);
    }),
  );
});

// Ten percent and a little is not ten percent: the next band applies.
test.each([
  [89_960, 10.04],
  [89_951, 10.05],
  [89_999, 10.001],
  [89_999.99, 10.00001],
  [90_000, 10],
  [90_040, 10],
  [84_960, 15],
  [84_930, 15.1],
  [99_999, 0.001],
  [100_000, 0],
  [100_001, 0],
])('ID-2 a rent of %d under an index of 100000 is said to lie %d percent below it', (rent, belowIndex) => {
  expect(rentIncrease(rent, 100_000, BANDS).belowIndex).toBeCloseTo(belowIndex, 12);
});

test('ID-2 the distance that is said always belongs to the band that is applied', () => {
  const fils = fc.integer({ min: 1, max: 1e8 }).map((amount) => amount / 100);
  fc.assert(
    fc.property(fils, fils, (rent, index) => {
      const { belowIndex, percent } = rentIncrease(rent, index, BANDS);
      const band = BANDS.find(({ limit }) => limit === null || belowIndex <= limit);
      expect(band?.increase).toBe(percent);
    }),
  );
});

test('ID-2 the highest rent is whole dirhams, never rounded up', () => {
  expect(rentIncrease(85_000, 100_000, BANDS)).toEqual({ belowIndex: 15, percent: 5, highestRent: 89_250 });
  expect(rentIncrease(55_555, 100_000, BANDS).highestRent).toBe(66_666);
  expect(rentIncrease(120_000, 100_000, BANDS)).toEqual({ belowIndex: -20, percent: 0, highestRent: 120_000 });
});

test('ID-2 a higher index never allows a smaller increase', () => {
  const amount = fc.integer({ min: 1, max: 1e7 });
  fc.assert(
    fc.property(amount, amount, amount, (rent, index, more) => {
      const [low, high] = [rentIncrease(rent, index, BANDS), rentIncrease(rent, index + more, BANDS)];
      expect(high.percent).toBeGreaterThanOrEqual(low.percent);
    }),
  );
});

test('ID-2 bands are whole when their limits rise and the last is open', () => {
  expect(areBandsWhole(BANDS)).toBe(true);
  expect(areBandsWhole([{ limit: null, increase: 5 }])).toBe(true);
  expect(areBandsWhole([])).toBe(false);
  expect(areBandsWhole(BANDS.slice(0, 4))).toBe(false);
  expect(areBandsWhole([{ limit: null, increase: 0 }, ...BANDS])).toBe(false);
  expect(
    areBandsWhole([
      { limit: 20, increase: 0 },
      { limit: 10, increase: 5 },
      { limit: null, increase: 9 },
    ]),
  ).toBe(false);
});

test.each([
  ['2027-01-01', '2026-10-03'],
  ['2027-03-01', '2026-12-01'],
  ['2028-03-01', '2027-12-02'],
])('ID-2 for a renewal on %s the last day of notice is %s', (renewal, day) => {
  expect(lastNoticeDay(renewal, 90)).toBe(day);
});
