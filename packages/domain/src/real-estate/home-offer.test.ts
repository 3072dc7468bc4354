import { expect, test } from 'vitest';
import { matchesOfferFilter, offerAge, pricePerSquareFoot, readOfferFilter, writeOfferFilter } from './home-offer.ts';

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
  ['?page=2&purpose=rent&type=castle&bedrooms=6&area=moon&x=1', '?page=2'],
])('ROUTE-1 the address "%s" is read as "%s"', (given, read) => {
  expect(writeOfferFilter(readOfferFilter(new URLSearchParams(given)))).toBe(read);
});

test('ROUTE-1 five bedrooms stand for five or more', () => {
  const offer = { purpose: 'rent', type: 'villa', bedrooms: 7, neighbourhood: null } as const;
  const filter = readOfferFilter(new URLSearchParams('bedrooms=5'));
  expect(matchesOfferFilter(offer, filter)).toBe(true);
  expect(matchesOfferFilter({ ...offer, bedrooms: 4 }, filter)).toBe(false);
  expect(matchesOfferFilter({ ...offer, purpose: 'sale' }, filter)).toBe(false);
});
