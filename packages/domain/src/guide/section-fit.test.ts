import { expect, test } from 'vitest';
import { type FitInput, sectionFit } from './section-fit.ts';

type Place = Omit<Partial<FitInput>, 'data'> & { data?: Partial<FitInput['data']> };

function aPlace({ data, ...rest }: Place = {}): FitInput {
  return {
    category: 'attractions',
    tags: [],
    audience: ['resident', 'tourist'],
    isDescribed: false,
    ...rest,
    data: {
      subcategory: 'restaurant',
      priceBand: 2,
      isFamilyFriendly: true,
      isLicensed: false,
      operatingStatus: 'open',
      ...data,
    },
  };
}

test('ROUTE-1 an opera is not the first of nightlife: a club, a bar and a restaurant are before it', () => {
  const opera = aPlace({ tags: ['theatre', 'opera'], data: { subcategory: 'theatre', priceBand: 3, editorWeight: 2 } });
  const bar = aPlace({ category: 'dining', tags: ['bar'], data: { subcategory: 'nightlife', isLicensed: true } });
  const dinner = aPlace({ category: 'dining', data: { priceBand: 4, isFamilyFriendly: false, isLicensed: true } });
  expect(sectionFit('nightlife', bar)).toBeGreaterThan(sectionFit('nightlife', dinner));
  expect(sectionFit('nightlife', dinner)).toBeGreaterThan(sectionFit('nightlife', opera));
});

test('ROUTE-1 a restaurant is before a souk, a hotel and a boulevard in eat and drink', () => {
  const fit = (subcategory: string, category: string) =>
    sectionFit('eatanddrink', aPlace({ category, data: { subcategory } }));
  for (const other of ['souk', 'hotel', 'promenade']) {
    expect(fit('restaurant', 'dining')).toBeGreaterThan(fit(other, 'attractions'));
  }
});

test('ROUTE-1 a moderate price is no luxury, whatever the kind', () => {
  const hotel = (priceBand: number) => sectionFit('luxurylife', aPlace({ data: { subcategory: 'hotel', priceBand } }));
  const mall = sectionFit('luxurylife', aPlace({ data: { subcategory: 'mall', priceBand: 2, editorWeight: 5 } }));
  expect(hotel(4)).toBeGreaterThan(hotel(3));
  expect(hotel(3)).toBeGreaterThan(hotel(2));
  expect(hotel(3)).toBeGreaterThan(mall);
});

test('ROUTE-1 a closed place is no recommendation, and one that may be closed is a weak one', () => {
  const fit = (operatingStatus: FitInput['data']['operatingStatus']) =>
    sectionFit(
      'tourism',
      aPlace({ tags: ['icon'], data: { subcategory: 'landmark', operatingStatus, editorWeight: 5 } }),
    );
  expect(fit('open')).toBeGreaterThan(fit('check'));
  expect(fit('check')).toBeGreaterThan(fit('temporarily-closed'));
  expect(fit('temporarily-closed')).toBeLessThan(sectionFit('tourism', aPlace({ data: { subcategory: 'landmark' } })));
});

test('ROUTE-1 the editors’ weight decides between places that fit alike', () => {
  const weighted = (editorWeight?: number) =>
    sectionFit('beaches', aPlace({ data: { subcategory: 'beach', editorWeight } }));
  expect(weighted(3) - weighted()).toBe(3);
  expect(weighted(-2) - weighted()).toBe(-2);
});

test('ROUTE-1 of two places that fit alike, the one with hours, a price and a description comes first', () => {
  const fit = (rest: Place) => sectionFit('nightlife', aPlace({ ...rest, data: { subcategory: 'bar', ...rest.data } }));
  expect(fit({ isDescribed: true })).toBeGreaterThan(fit({}));
  expect(fit({ data: { hours: { weekly: { fact: 'hours.bar' } } } })).toBeGreaterThan(fit({}));
  expect(fit({ data: { prices: [{ fact: 'price.bar.entry' }] } })).toBeGreaterThan(fit({}));
});

test.each(['bar', 'pub', 'rooftop-bar', 'live-music'])(
  'ROUTE-1 a %s is nightlife before a restaurant is',
  (subcategory) => {
    const fit = (kind: string) => sectionFit('nightlife', aPlace({ data: { subcategory: kind } }));
    expect(fit(subcategory)).toBeGreaterThan(fit('restaurant'));
  },
);
