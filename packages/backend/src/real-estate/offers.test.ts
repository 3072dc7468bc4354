import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@dalil/database/test-database.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { LogFields } from '../core/deps.ts';
import { createTestApi, TEST_NOW } from '../test-api.ts';
import { openOfferFile } from './offer-file.ts';
import type { OfferList } from './offer-views.ts';
import { testForeign } from '../test-foreign.ts';

const hoursBefore = (hours: number) => new Date(TEST_NOW.getTime() - hours * 3_600_000).toISOString();
const OFFER = {
  id: 'one',
  permit: '7123456789',
  purpose: 'rent',
  type: 'apartment',
  title: 'A flat',
  area: 'Marina',
  neighbourhood: 'dubai-marina',
  bedrooms: 2,
  sizeSqft: 1000,
  priceAed: 120_000,
  availability: 'available',
  verifiedAt: hoursBefore(1),
  url: 'https://broker.example/one',
};

let database: TestDatabase;
let folder: string;
let logged: { level: string; event: string; fields: LogFields | undefined }[];
let opened: Awaited<ReturnType<typeof openOfferFile>> | undefined;

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dalil-offers-'));
  logged = [];
});
afterEach(async () => {
  opened?.close();
  await rm(folder, { recursive: true, force: true });
});

async function openSite(name: string, content: string, onChange = () => {}) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  opened = await openOfferFile({
    file,
    log: (level, event, fields) => logged.push({ level, event, fields }),
    parse: testForeign.parse,
    onChange,
    checkMs: 50,
  });
  const site = createTestApi(database.db, { offerFile: opened });
  return {
    site,
    file,
    list: async (search = '') =>
      (await (await site.get(`/home-offers?search=${encodeURIComponent(search)}`)).json()) as OfferList,
  };
}

test('ROUTE-1 without a file there is no offer, and health has nothing to say', async () => {
  const site = createTestApi(database.db);
  expect(await (await site.get('/home-offers')).json()).toMatchObject({ hasOffers: false, items: [], total: 0 });
  expect((await site.get('/home-offers/one')).status).toBe(404);
  expect(await (await site.get('/health')).json()).toMatchObject({ parts: { listings: 'healthy' } });
});

test.each([
  ['no permit', { permit: undefined }, 'permit'],
  ['an empty permit', { permit: '' }, 'permit'],
  ['no permit and a wrong price', { permit: undefined, priceAed: -1 }, 'permit'],
  ['a price that is a text', { priceAed: 'cheap' }, 'priceAed'],
  ['an address that is no https', { url: 'javascript:alert(1)' }, 'url'],
  ['an unknown field', { rating: 5 }, 'rating'],
  ['an id that is taken', { id: 'one' }, 'id'],
  ['a point outside the emirate', { lat: 51.5, lon: -0.1 }, 'lat'],
  ['half a point', { lat: 25.1 }, 'lat'],
])(
  'CONF-1 a row with %s is refused with a line in the log, and the others are listed',
  async (_name, change, field) => {
    const rows = [OFFER, { ...OFFER, id: 'two', ...change }, { ...OFFER, id: 'three' }];
    const { site, list } = await openSite('offers.json', JSON.stringify(rows));
    expect((await list()).items.map(({ id }) => id)).toEqual(['one', 'three']);
    expect(logged).toContainEqual({
      level: 'warn',
      event: 'listing_refused',
      fields: expect.objectContaining({ row: 2, field }),
    });
    expect(await (await site.get('/health')).json()).toMatchObject({ parts: { listings: 'degraded' } });
  },
);

test('CONF-1 a CSV file is read as the JSON with the same names, with quotes, commas and Arabic', async () => {
  const { list } = await openSite(
    'offers.csv',
    `\uFEFFid,permit,purpose,type,title,locale,area,bedrooms,sizeSqft,priceAed,availability,verifiedAt,url,cheques\r\n` +
      `one,7123456789,sale,villa,"فيلا, جديدة",ar,"Al Barsha, 2",4,3500.5,4500000,under-offer,${hoursBefore(2)},https://broker.example/1,\r\n` +
      `two,,sale,villa,No permit,en,Deira,4,3500,4500000,available,${hoursBefore(2)},https://broker.example/2,1\r\n`,
  );
  const { items } = await list('purpose=sale');
  expect(items).toMatchObject([
    { id: 'one', title: 'فيلا, جديدة', locale: 'ar', area: 'Al Barsha, 2', sizeSqft: 3500.5, cheques: null },
  ]);
  expect(logged).toContainEqual({
    level: 'warn',
    event: 'listing_refused',
    fields: { row: 2, field: 'permit', reason: 'missing' },
  });
});

test('ROUTE-1 the list is filtered, the latest confirmed first, without what is gone or long unconfirmed', async () => {
  const { site, list } = await openSite(
    'offers.json',
    JSON.stringify([
      { ...OFFER, id: 'older', verifiedAt: hoursBefore(100) },
      { ...OFFER, id: 'newer', bedrooms: 6 },
      { ...OFFER, id: 'hidden', verifiedAt: hoursBefore(289) },
      { ...OFFER, id: 'gone', availability: 'gone' },
      { ...OFFER, id: 'sale', purpose: 'sale' },
      { ...OFFER, id: 'villa', type: 'villa', neighbourhood: undefined },
    ]),
  );
  expect(await list('type=apartment')).toMatchObject({
    items: [{ id: 'newer' }, { id: 'older' }],
    total: 2,
    hidden: 1,
  });
  expect((await list('bedrooms=5')).items.map(({ id }) => id)).toEqual(['newer']);
  expect((await list('area=dubai-marina&type=villa')).items).toEqual([]);
  expect(await (await site.get('/home-offers/hidden')).json()).toMatchObject({ id: 'hidden', permit: '7123456789' });
});

test('ROUTE-1 offers are filtered by price and sorted, and a map has those of all pages whose point is known', async () => {
  const offers = Array.from({ length: 30 }, (_item, at) => ({
    ...OFFER,
    id: `home-${at}`,
    priceAed: 100_000 + at * 1000,
    ...(at % 2 === 0 ? { lat: 25.08, lon: 55.14 } : {}),
  }));
  const { site, list } = await openSite('offers.json', JSON.stringify(offers));
  expect(await list('sort=price-down&max=110000')).toMatchObject({ total: 11, placed: 6, pages: 1 });
  expect((await list('sort=price-down&max=110000')).items[0]).toMatchObject({ priceAed: 110_000 });
  const map = (await (await site.get('/home-offers?search=&extent=map')).json()) as OfferList;
  expect(map.items).toHaveLength(15);
  expect(map.items.every(({ lat }) => lat !== null)).toBe(true);
  expect((await site.get('/home-offers?search=&extent=all')).status).toBe(400);
});

test('CONF-1 a changed file is read again, and one that cannot be read keeps the last offers', async () => {
  const onChange = vi.fn<() => void>();
  const { file, list, site } = await openSite('offers.json', JSON.stringify([OFFER]), onChange);
  const replace = async (content: string) => {
    const before = onChange.mock.calls.length;
    await writeFile(file, content);
    await vi.waitFor(() => expect(onChange.mock.calls.length).toBeGreaterThan(before), { timeout: 10_000 });
  };
  await replace(JSON.stringify([OFFER, { ...OFFER, id: 'two' }]));
  await vi.waitFor(async () => expect((await list()).total).toBe(2));
  await replace('{"not": "a list"');
  await vi.waitFor(async () =>
    expect(await (await site.get('/health')).json()).toMatchObject({ parts: { listings: 'degraded' } }),
  );
  expect((await list()).total).toBe(2);
}, 30_000);
