import { isClosedAt, listTime } from '@dalil/domain/guide/closed-places.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import type { Listing, PlaceCard } from '@dalil/domain/guide/views.ts';
import { afterEach, expect, test } from 'vitest';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';

const { site } = await openTestSite({ hasContent: true });

afterEach(() => {
  site.clock.now = TEST_NOW;
});

async function places(section: string, search = ''): Promise<Listing<PlaceCard>> {
  const response = await site.get(`/sections/${section}/places?${new URLSearchParams({ locale: 'en', search })}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Listing<PlaceCard>;
}

test('ROUTE-1 places that are closed come last, unless another order is chosen', async () => {
  // Four in the morning in Dubai.
  site.clock.now = new Date('2026-11-26T00:00:00Z');
  const at = listTime(site.clock.now);
  const night = await places('eatanddrink', 'size=60');
  const all = [...night.items];
  for (let page = 2; page <= night.pageCount; page++) {
    all.push(...(await places('eatanddrink', `size=60&page=${page}`)).items);
  }
  const closed = all.map((place) => isClosedAt(place, at));
  expect(closed.filter(Boolean).length).toBeGreaterThan(10);
  expect(closed).toEqual(closed.toSorted((a, b) => Number(a) - Number(b)));
  const byName = await places('eatanddrink', 'sort=name');
  site.clock.now = new Date('2026-11-26T09:00:00Z');
  expect(await places('eatanddrink', 'sort=name')).toEqual(byName);
  const noon = await places('eatanddrink', 'size=60');
  expect(noon.items.map(({ id }) => id)).not.toEqual(night.items.map(({ id }) => id));
});

test('ROUTE-1 where nothing fits in an area the answer has what fits everything else, nearest first', async () => {
  const search = 'neighbourhood=dubai-silicon-oasis&type=beach';
  const { total, wider } = await places('beaches', search);
  expect(total).toBe(0);
  expect(wider).toMatchObject({ without: ['neighbourhood'], onFoot: 0 });
  expect(wider?.items).toHaveLength(4);
  expect(wider?.items.every(({ type }) => type.id === 'beach')).toBe(true);
  const oasis = { lat: 25.12, lon: 55.38 };
  const beaches = await places('beaches', 'type=beach&sort=nearest');
  const away = beaches.items.map(({ position }) => metresBetween(oasis, position));
  const found = wider?.items.map(({ position }) => metresBetween(oasis, position)) ?? [];
  expect(Math.max(...found)).toBeLessThanOrEqual(away.toSorted((a, b) => a - b)[7] ?? 0);
  expect(wider?.total).toBe(beaches.total);
  expect((await places('beaches', 'neighbourhood=jumeirah')).wider).toBeUndefined();
});

test('ROUTE-1 where nothing fits with a filter, the one people do without most easily is left out', async () => {
  const search = 'price=1&type=restaurant&feature=licensed&setting=outdoor&cuisine=japanese';
  const { total, wider } = await places('eatanddrink', search);
  expect(total).toBe(0);
  expect(wider?.without).toEqual(['price']);
  const bands = wider?.items.map(({ priceBand }) => priceBand ?? 0) ?? [];
  expect(bands.length).toBeGreaterThan(0);
  expect(bands).toEqual(bands.toSorted((a, b) => a - b));
  expect(wider?.items.every(({ features }) => features.includes('licensed'))).toBe(true);
});

test('ROUTE-1 areas beside the twelve neighbourhoods are chosen in the same filter', async () => {
  const { facets } = await places('eatanddrink');
  const options = facets.find(({ id }) => id === 'neighbourhood')?.options ?? [];
  for (const area of ['karama', 'difc-district', 'jlt', 'satwa', 'al-quoz', 'dubai-hills', 'al-garhoud']) {
    const count = options.find(({ value }) => value === area)?.count ?? 0;
    const found = await places('eatanddrink', `neighbourhood=${area}&size=60`);
    expect([area, found.total]).toEqual([area, count]);
    expect(count).toBeGreaterThan(0);
  }
  const karama = await places('eatanddrink', 'neighbourhood=karama&size=60');
  expect(karama.items.map(({ neighbourhood }) => neighbourhood)).toEqual(karama.items.map(() => 'karama'));
  // Al Karama is a part of Bur Dubai as well.
  const burDubai = await places('eatanddrink', 'neighbourhood=bur-dubai&size=60');
  expect(burDubai.total).toBeGreaterThan(karama.total);
});
