import { expect, test } from 'vitest';
import {
  compareOffers,
  matchesOfferFilter,
  offerAge,
  pricePerSquareFoot,
  readOfferFilter,
  writeOfferFilter,
} from './home-offer.ts';

const VERIFIED = '2026-11-20T08:00:00Z';
const after = (hours: number) => new Date(Date.parse(VERIFIED) + hours * 3_600_000);

test.each([
  [0, 'fresh'],
  [72, 'fresh'],
  [72.1, 'stale'],
  [288, 'stale'],
  [288.1, 'hidden'],
] as const)('ROUTE-1 an offer confirmed %d hours ago is %s', (hours, age) => {
  expect(offerAge(VERIFIED, after(hours))).toBe(age);
});

test('ROUTE-1 an unreadable time hides an offer, and a price is divided by the size', () => {
  expect(offerAge('soon', after(0))).toBe('hidden');
  expect(pricePerSquareFoot({ priceAed: 90_000, sizeSqft: 800 })).toBe(113);
});

test.each([
  ['', ''],
  ['?purpose=sale&type=villa&bedrooms=5&area=deira&page=2', '?purpose=sale&type=villa&bedrooms=5&area=deira&page=2'],
  ['?purpose=sale&sort=price-down&max=500000&min=2000000', '?purpose=sale&min=500000&max=2000000&sort=price-down'],
  ['?min=-5&max=1e9&sort=cheapest', ''],
  ['?page=2&purpose=rent&type=castle&bedrooms=6&area=moon&x=1', '?page=2'],
])('ROUTE-1 the address "%s" is read as "%s"', (given, read) => {
  expect(writeOfferFilter(readOfferFilter(new URLSearchParams(given)))).toBe(read);
});

test('ROUTE-1 five bedrooms stand for five or more', () => {
  const offer = { purpose: 'rent', type: 'villa', bedrooms: 7, neighbourhood: null, priceAed: 300_000 } as const;
  const filter = readOfferFilter(new URLSearchParams('bedrooms=5'));
  expect(matchesOfferFilter(offer, filter)).toBe(true);
  expect(matchesOfferFilter({ ...offer, bedrooms: 4 }, filter)).toBe(false);
  expect(matchesOfferFilter({ ...offer, purpose: 'sale' }, filter)).toBe(false);
});

test('ROUTE-1 prices at a limit are within it', () => {
  const offer = { purpose: 'rent', type: 'villa', bedrooms: 3, neighbourhood: null, priceAed: 100_000 } as const;
  const passes = (search: string) => matchesOfferFilter(offer, readOfferFilter(new URLSearchParams(search)));
  expect(['min=100000', 'max=100000', 'min=100001', 'max=99999'].map(passes)).toEqual([true, true, false, false]);
});

test('ROUTE-1 offers are put in the chosen order, equal ones by when they were confirmed', () => {
  const offer = (id: string, priceAed: number, sizeSqft: number, day: string) => ({
    id,
    priceAed,
    sizeSqft,
    verifiedAt: `2026-11-${day}T08:00:00Z`,
  });
  const offers = [offer('a', 90, 10, '20'), offer('b', 50, 5, '21'), offer('c', 90, 30, '22')];
  const order = (sort: Parameters<typeof compareOffers>[0]) =>
    offers
      .toSorted(compareOffers(sort))
      .map(({ id }) => id)
      .join('');
  expect([order('confirmed'), order('price'), order('price-down'), order('per-foot'), order('size')]).toEqual([
    'cba',
    'bca',
    'cab',
    'cab',
    'cab',
  ]);
});
