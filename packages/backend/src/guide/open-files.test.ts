import { contentItems, contentTexts, facts } from '@dalil/database/tables/guide.ts';
import { OPEN_FILES, OPEN_LICENCE } from '@dalil/domain/guide/open-data.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createContentMemory } from '../core/content-memory.ts';
import { createTestApi } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import type { OpenRecords } from './open-data/open-records.ts';

const { database, site } = await openTestSite({ hasContent: true });

type Json<Name extends keyof OpenRecords> = { items: OpenRecords[Name]; [name: string]: unknown };

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await site.api.request(`/api/open/${path}`, { headers });
  expect(response.status, path).toBe(200);
  return response;
}

async function json<Name extends keyof OpenRecords>(name: Name, locale = 'en'): Promise<Json<Name>> {
  return (await (await read(`${name}.json?locale=${locale}`)).json()) as Json<Name>;
}

test.each(OPEN_FILES)('ID-4 $name names its version, licence and day, and may be cached', async ({ name, format }) => {
  const response = await read(name);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
  expect(response.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('link')).toBe(`<${OPEN_LICENCE.url}>; rel="license"`);
  const text = await response.text();
  if (format === 'csv') {
    const [first] = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(first).toMatchObject({ schemaVersion: '1', licence: 'CC-BY-4.0', day: '2026-11-22' });
  } else {
    expect(JSON.parse(text)).toMatchObject({ schemaVersion: 1, day: '2026-11-22', licence: OPEN_LICENCE });
  }
});

test('ID-4 a file is sent once: its tag answers 304, in gzip and without', async () => {
  for (const encoding of ['gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const tag = (await read('facts.json', headers)).headers.get('etag') ?? '';
    const again = await site.api.request('/api/open/facts.json', { headers: { ...headers, 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  const zipped = await read('facts.json', { 'accept-encoding': 'gzip, br' });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  const unzipped = new Response(zipped.body?.pipeThrough(new DecompressionStream('gzip')));
  expect(await unzipped.text()).toBe(await (await read('facts.json')).text());
  const head = await site.api.request('/api/open/facts.json', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each(['facts.geojson', 'services.geojson', 'facts.xml', 'people.json', 'facts', '..%2Ffacts.json'])(
  'ERR-8 %s is no file',
  async (name) => {
    const response = await site.get(`/open/${name}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  },
);

test('ERR-8 a language that the guide does not have is refused', async () => {
  expect((await site.get('/open/facts.json?locale=fr')).status).toBe(400);
});

test.each(LOCALES)('ID-4 the files have all that is published, in %s', async (locale) => {
  for (const [name, kind] of [
    ['places', 'place'],
    ['events', 'event'],
    ['services', 'service'],
  ] as const) {
    const published = await database.db
      .select({ id: contentItems.id })
      .from(contentItems)
      .where(and(eq(contentItems.kind, kind), eq(contentItems.state, 'published')));
    const { items } = await json(name, locale);
    expect(items.map(({ id }) => id)).toEqual(published.map(({ id }) => id).toSorted());
    expect(items.every((item) => item.locale === locale)).toBe(true);
    expect(items.every(({ asOf, sources, method }) => asOf !== '' && sources.length > 0 && method !== undefined)).toBe(
      true,
    );
    expect(JSON.stringify(items)).not.toContain('{{');
  }
  const known = await database.db.select({ id: facts.id }).from(facts);
  const read = await json('facts', locale);
  expect(read.items.map(({ id }) => id)).toEqual(known.map(({ id }) => id).toSorted());
  expect(read.items.every(({ source, asOf }) => source.url.startsWith('https:') && asOf !== '')).toBe(true);
});

test('STAFF-9 a text that a machine drafted says so, and who approved a text is not named', async () => {
  const like = { kind: 'place', id: 'dubai-frame' } as const;
  const where = and(eq(contentItems.kind, like.kind), eq(contentItems.id, like.id));
  const [row] = await database.db.select().from(contentItems).where(where);
  const approvedBy = { en: { name: 'Amina Approver', approvedAt: '2026-11-20T08:00:00Z' } };
  await database.db
    .update(contentItems)
    .set({ provenance: { ...(row?.provenance as object), method: 'machine-drafted', approvedBy } })
    .where(where);
  const { items } = await json('places');
  expect(items.find(({ id }) => id === like.id)).toMatchObject({ method: 'machine-drafted', isApproved: true });
  for (const format of ['json', 'csv', 'geojson'])
    expect(await (await read(`places.${format}`)).text()).not.toContain('Amina');
});

test('STAFF-6 what is withdrawn or not published is in no file, and a hidden value is not given', async () => {
  const where = (kind: 'place' | 'service' | 'event', id: string) =>
    and(eq(contentItems.kind, kind), eq(contentItems.id, id));
  await database.db.update(contentItems).set({ state: 'archived' }).where(where('place', 'burj-khalifa'));
  await database.db.update(contentItems).set({ state: 'unlisted' }).where(where('service', 'salik'));
  await database.db.update(facts).set({ isShown: false }).where(eq(facts.id, 'salik.peak.price'));
  for (const format of ['json', 'csv', 'geojson'])
    expect(await (await read(`places.${format}`)).text()).not.toMatch(/[\n"]burj-khalifa[",]/);
  expect((await json('services')).items.map(({ id }) => id)).not.toContain('salik');
  const hidden = (await json('facts')).items.find(({ id }) => id === 'salik.peak.price');
  expect(hidden).toMatchObject({ status: 'hidden', value: null, text: null });
});

test('ID-4 a table is read by a spreadsheet and never computes', async () => {
  const formula = '=HYPERLINK("https://bad.example","free")';
  await database.db
    .update(contentTexts)
    .set({ title: formula })
    .where(and(eq(contentTexts.itemId, 'dubai-frame'), eq(contentTexts.locale, 'en')));
  const text = await (await read('places.csv')).text();
  const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  const { items } = await json('places');
  expect(rows.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  const row = rows.find(({ id }) => id === 'dubai-frame');
  const item = items.find(({ id }) => id === 'dubai-frame');
  expect(row?.title).toBe(`'${formula}`);
  expect(item?.title).toBe(formula);
  expect(Number(row?.['position.lat'])).toBe(item?.position.lat);
  expect(rows.flatMap((one) => Object.values(one)).filter((cell) => /^\s*[=+\-@\t\r|%]/.test(cell))).toEqual([]);
  const arabic = await (await read('places.csv?locale=ar')).text();
  expect(arabic).toMatch(/[\u0600-\u06ff]{3}/);
});

test('ID-4 places and events with a position are features of a map', async () => {
  for (const name of ['places', 'events'] as const) {
    const { features } = (await (await read(`${name}.geojson`)).json()) as {
      features: { id: string; geometry: { type: string; coordinates: [number, number] } }[];
    };
    const located = ((await json(name)).items as OpenRecords['events']).filter(({ position }) => position !== null);
    expect(features.map(({ id }) => id)).toEqual(located.map(({ id }) => id));
    expect(features.length).toBeGreaterThan(10);
    for (const { geometry } of features) {
      expect(geometry.type).toBe('Point');
      expect(geometry.coordinates[0]).toBeGreaterThan(50);
      expect(geometry.coordinates[1]).toBeLessThan(30);
    }
  }
});

test('ID-4 a file is made once until content changes or the day ends', async () => {
  const memory = createContentMemory();
  let statements = 0;
  const counted = new Proxy(database.db, {
    get: (target, name) => {
      if (name === 'execute') statements++;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const { get, clock } = createTestApi(counted, { memory });
  const cost = async () => {
    const before = statements;
    expect((await get('/open/events.json')).status).toBe(200);
    return statements - before;
  };
  expect(await cost()).toBeGreaterThan(0);
  expect(await cost()).toBe(0);
  memory.forget([{ kind: 'event', id: 'any' }]);
  expect(await cost()).toBeGreaterThan(0);
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  expect(await cost()).toBeGreaterThan(0);
  expect(await cost()).toBe(0);
});

test('ID-4 no file says that a native has read what a machine wrote and nobody approved', async () => {
  for (const name of ['places', 'events', 'services'] as const) {
    const { items } = await json(name);
    const unread = items.filter(({ method, isApproved }) => method === 'machine-drafted' && !isApproved);
    expect(unread.length, name).toBeGreaterThan(0);
    expect(unread.filter(({ isReviewedByNative }) => isReviewedByNative)).toEqual([]);
  }
});
