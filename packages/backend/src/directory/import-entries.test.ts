import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@dalil/database/test-database.ts';
import { sql } from 'drizzle-orm';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openCitySources } from './city-sources.ts';
import { importEntries, type ImportOptions } from './import-entries.ts';
import { readOverpass } from './osm/read-overpass.ts';
import { type TestNode, writeExtract } from './osm/test-extract.ts';
import { readRegisterLicences } from './read-register.ts';
import { UnreadableSource } from './unreadable-source.ts';

const NOW = new Date('2026-11-22T08:00:00Z');
const { db, close } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'city-'));

afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await db.execute(sql`truncate directory_entries, directory_imports, directory_matches`);
});

const PHARMACY: TestNode = {
  id: 11,
  lat: 25.2697,
  lon: 55.3095,
  tags: {
    amenity: 'pharmacy',
    name: 'Al Manara Pharmacy',
    'name:ar': 'صيدلية المنارة',
    opening_hours: '24/7',
    phone: '+971 4 222 2222',
    website: 'www.manara.example',
    wheelchair: 'yes',
  },
};
const PARK_CORNERS: TestNode[] = [
  { id: 21, lat: 25.2, lon: 55.26 },
  { id: 22, lat: 25.2, lon: 55.27 },
  { id: 23, lat: 25.21, lon: 55.27 },
];
const EXTRACT = {
  nodes: [
    PHARMACY,
    {
      id: 12,
      lat: 25.2,
      lon: 55.27,
      tags: { amenity: 'restaurant', name: 'Ravi', cuisine: 'pakistani;curry', 'diet:halal': 'yes' },
    },
    { id: 13, lat: 25.2, lon: 55.27, tags: { amenity: 'restaurant' } },
    { id: 14, lat: 24.0, lon: 51.0, tags: { amenity: 'pharmacy', name: 'In the sea' } },
    { id: 15, lat: 25.2, lon: 55.27, tags: { amenity: 'toilets', access: 'private' } },
    { id: 16, lat: 25.2, lon: 55.27, tags: { amenity: 'bench' } },
    ...PARK_CORNERS,
  ],
  ways: [
    { id: 31, refs: [21, 22, 23, 21], tags: { leisure: 'park', name: 'Small Park' } },
    { id: 32, refs: [21, 22, 23, 21] },
  ],
  relations: [{ id: 41, ways: [32], tags: { shop: 'mall', name: 'Large Mall' } }],
  madeAt: new Date('2026-11-20T00:00:00Z'),
};

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

type Named = { osmFile?: string; overtureFile?: string; registerFile?: string; wikidataUrl?: string };
async function importFiles(named: Named, options: Partial<ImportOptions> = {}) {
  const given = {
    osmFile: undefined,
    overpassUrl: undefined,
    overtureFile: undefined,
    registerFile: undefined,
    wikidataUrl: undefined,
    ...named,
  };
  const [source] = await openCitySources(given, NOW);
  if (!source) throw new Error('no source');
  const shares: number[] = [];
  const counts = await importEntries(
    source.read((share) => shares.push(share)),
    { db, now: () => NOW, isDryRun: false, acceptsLosses: false, ...source, ...options },
  );
  return { counts, shares };
}

const listed = async () =>
  (
    await db.execute<{ id: string; gone: boolean }>(sql`
    select id, withdrawn_at is not null as gone from directory_entries order by id collate "C"`)
  ).rows.map(({ id, gone }) => (gone ? `-${id}` : id));

test('an extract becomes entries of points, outlines and areas of several parts, once', async () => {
  const osmFile = await write('a.osm.pbf', writeExtract(EXTRACT));
  const { counts, shares } = await importFiles({ osmFile });
  expect(counts).toEqual({ added: 4, changed: 0, unchanged: 0, withdrawn: 0, left: 2 });
  expect(shares.at(-1)).toBe(1);
  expect(await listed()).toEqual(['osm/n11', 'osm/n12', 'osm/r41', 'osm/w31']);
  const { rows } = await db.execute(sql`select * from directory_entries where id = 'osm/n11'`);
  expect(rows[0]).toMatchObject({
    licence: 'ODbL-1.0',
    kind: 'pharmacy',
    names: { en: 'Al Manara Pharmacy', ar: 'صيدلية المنارة' },
    square: '1263-2765',
    weekly: [{ from: '00:00', to: '24:00' }],
    telephone: '+97142222222',
    website: 'https://www.manara.example/',
    wheelchair: 'yes',
    as_of: '2026-11-20',
  });
  const { rows: park } = await db.execute(sql`select lat, lon from directory_entries where id = 'osm/w31'`);
  expect(park[0]).toEqual({ lat: 25.205, lon: 55.265 });
  expect((await importFiles({ osmFile })).counts).toEqual({
    added: 0,
    changed: 0,
    unchanged: 4,
    withdrawn: 0,
    left: 2,
  });
});

test('a newer extract changes, withdraws and brings back; a dry run only says so', async () => {
  await importFiles({ osmFile: await write('b.osm.pbf', writeExtract(EXTRACT)) });
  const newer = {
    ...EXTRACT,
    nodes: [{ ...PHARMACY, tags: { ...PHARMACY.tags, name: 'Manara' } }, ...EXTRACT.nodes.slice(2)],
  };
  const osmFile = await write('c.osm.pbf', writeExtract(newer));
  const expected = { added: 0, changed: 1, unchanged: 2, withdrawn: 1 };
  expect((await importFiles({ osmFile }, { isDryRun: true })).counts).toMatchObject(expected);
  expect(await listed()).not.toContain('-osm/n12');
  expect((await importFiles({ osmFile })).counts).toMatchObject(expected);
  expect(await listed()).toContain('-osm/n12');
  await importFiles({ osmFile: await write('d.osm.pbf', writeExtract(EXTRACT)) });
  expect(await listed()).toContain('osm/n12');
});

test('a dry run may come before the first start of a server, which makes the tables', async () => {
  await db.execute(sql`alter table directory_entries rename to directory_entries_kept`);
  try {
    const osmFile = await write('new.osm.pbf', writeExtract(EXTRACT));
    expect((await importFiles({ osmFile }, { isDryRun: true })).counts).toMatchObject({ added: 4, withdrawn: 0 });
  } finally {
    await db.execute(sql`alter table directory_entries_kept rename to directory_entries`);
  }
});

test('an import that broke off goes on where it stopped, and withdraws nothing before its end', async () => {
  const nodes = Array.from({ length: 1200 }, (_, at) => ({ ...PHARMACY, id: 1000 + at }));
  const osmFile = await write('e.osm.pbf', writeExtract({ nodes }));
  let batches = 0;
  const stop = () => {
    if (++batches === 2) throw new Error('the power went');
  };
  await expect(importFiles({ osmFile }, { onStored: stop })).rejects.toThrow('the power went');
  const { counts } = await importFiles({ osmFile });
  expect(counts).toMatchObject({ added: 200, unchanged: 0, withdrawn: 0 });
  expect(await listed()).toHaveLength(1200);
});

test('a source that lost most of its entries withdraws none unless the operator accepts it', async () => {
  const nodes = Array.from({ length: 150 }, (_, at) => ({ ...PHARMACY, id: 1000 + at }));
  await importFiles({ osmFile: await write('f.osm.pbf', writeExtract({ nodes })) });
  const osmFile = await write('g.osm.pbf', writeExtract({ nodes: nodes.slice(0, 20) }));
  await expect(importFiles({ osmFile })).rejects.toThrow(UnreadableSource);
  expect((await listed()).filter((id) => id.startsWith('-'))).toEqual([]);
  expect((await importFiles({ osmFile }, { acceptsLosses: true })).counts.withdrawn).toBe(130);
});

test.each([
  ['cut', () => writeExtract(EXTRACT).subarray(0, -20)],
  ['not of this form', () => Buffer.from('<html>Not found</html>')],
  [
    'with a block of a wrong length',
    () => Buffer.concat([writeExtract(EXTRACT), Buffer.from([0x7f, 0xff, 0xff, 0xff, 1, 2])]),
  ],
])('an extract that is %s is refused in a sentence and withdraws nothing', async (_, bytes) => {
  await importFiles({ osmFile: await write('h.osm.pbf', writeExtract(EXTRACT)) });
  const before = await listed();
  await expect(importFiles({ osmFile: await write('i.osm.pbf', bytes()) })).rejects.toThrow(UnreadableSource);
  expect(await listed()).toEqual(before);
});

test.each([
  [
    'Overpass Turbo',
    {
      properties: { '@id': 'node/11', ...PHARMACY.tags },
      geometry: { type: 'Point', coordinates: [55.3095, 25.2697] },
    },
  ],
  ['osmium', { id: 'n11', properties: PHARMACY.tags, geometry: { type: 'Point', coordinates: [55.3095, 25.2697] } }],
])('GeoJSON of %s is read', async (_, feature) => {
  const text = JSON.stringify({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', ...feature }, { type: 'Feature' }],
  });
  expect((await importFiles({ osmFile: await write('a.geojson', text) })).counts).toMatchObject({ added: 1 });
  expect(await listed()).toEqual(['osm/n11']);
});

test.each([
  ['broken', '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{'],
  ['of another form', '{"rows":[1,2]}'],
])('a GeoJSON file that is %s is refused', async (_, text) => {
  await expect(importFiles({ osmFile: await write('b.geojson', text) })).rejects.toThrow(UnreadableSource);
});

test('places of Overture are read from GeoJSON and from Parquet alike, without the unlikely and the closed', async () => {
  const place = (id: string, more = {}) => ({
    id,
    names: { primary: 'Lulu Hypermarket', common: { ar: 'لولو هايبرماركت' } },
    categories: { primary: 'supermarket' },
    confidence: 0.95,
    phones: ['+97142000000'],
    websites: ['https://lulu.example/'],
    addresses: [{ freeform: 'Al Barsha 1', locality: 'Dubai' }],
    ...more,
  });
  const places = [place('a'), place('b', { confidence: 0.2 }), place('c', { operating_status: 'permanently_closed' })];
  const geometry = { type: 'Point', coordinates: [55.2, 25.11] };
  const features = places.map(({ id, ...properties }) => ({ type: 'Feature', id, geometry, properties }));
  const overtureFile = await write('o.geojson', JSON.stringify({ type: 'FeatureCollection', features }));
  expect((await importFiles({ overtureFile })).counts).toMatchObject({ added: 1 });
  const columnData = [
    { name: 'id', data: places.map(({ id }) => id), type: 'STRING' as const },
    { name: 'geometry', data: places.map(() => geometry), type: 'GEOMETRY' as const },
    ...(['names', 'categories', 'phones', 'websites', 'addresses'] as const).map((name) => ({
      name,
      data: places.map((one) => one[name]),
      type: 'JSON' as const,
    })),
    { name: 'confidence', data: places.map(({ confidence }) => confidence), type: 'DOUBLE' as const },
    { name: 'operating_status', data: ['open', 'open', 'permanently_closed'], type: 'STRING' as const },
  ];
  const parquet = await write('o.parquet', new Uint8Array(parquetWriteBuffer({ columnData })));
  expect((await importFiles({ overtureFile: parquet })).counts).toMatchObject({ added: 0, unchanged: 1, withdrawn: 0 });
  const wrong = await write('w.parquet', 'PAR1 no PAR1');
  await expect(importFiles({ overtureFile: wrong })).rejects.toThrow(UnreadableSource);
});

test('registers name their licences first; mobile numbers and doubtful positions stay out', async () => {
  const line = (more: object) =>
    JSON.stringify({
      source: 'dha-sheryan',
      sourceId: '1',
      licence: 'L',
      attribution: 'DHA',
      asOf: '2025-09 or earlier',
      name: { en: 'Well Clinic', ar: null },
      kind: 'clinic',
      lat: 25.2144,
      lon: 55.2585,
      phone: '+971 50 123 4567',
      ...more,
    });
  const registerFile = await write(
    'r.jsonl',
    [line({}), line({ sourceId: '2', positionCheck: 'doubtful' }), ''].join('\n'),
  );
  expect(await readRegisterLicences(registerFile)).toEqual([{ licence: 'L', attribution: 'DHA' }]);
  expect((await importFiles({ registerFile })).counts).toMatchObject({ added: 1 });
  const { rows } = await db.execute(sql`select id, telephone, as_of, licence from directory_entries`);
  expect(rows).toEqual([
    { id: 'register/dha-sheryan-1', telephone: null, as_of: '2025-09', licence: 'Dubai Open Data Licence' },
  ]);
  await expect(importFiles({ registerFile: await write('s.jsonl', `${line({})}\n{"source":`) })).rejects.toThrow(
    'Line 2',
  );
});

test('entries of Wikidata from a register and from Wikidata itself withdraw each other not', async () => {
  const line = {
    source: 'wikidata',
    sourceId: 'Q5',
    licence: 'CC0',
    attribution: 'W',
    asOf: '2025',
    name: { en: 'Consulate' },
  };
  const text = JSON.stringify({ ...line, kind: 'consulate', lat: 25.25, lon: 55.3 });
  await importFiles({ registerFile: await write('w.jsonl', text) });
  const bindings = [
    {
      item: { value: 'http://www.wikidata.org/entity/Q1' },
      position: { value: 'Point(55.3 25.2)' },
      locale: { value: 'en' },
      name: { value: 'Union' },
    },
  ];
  const listener: RequestListener = (_, response) => response.end(JSON.stringify({ results: { bindings } }));
  await withService(listener, (wikidataUrl) => importFiles({ wikidataUrl }));
  expect(await listed()).toEqual(['wikidata/Q1', 'wikidata/wikidata-Q5']);
});

async function withService<Result>(listener: RequestListener, use: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/interpreter`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function ask(listener: RequestListener) {
  const waits: number[] = [];
  const ids: string[] = [];
  const pause = async (ms: number) => void waits.push(ms);
  await withService(listener, async (url) => {
    for await (const { sourceId } of readOverpass(
      { url, day: '2026-11-22', sides: 2, timeoutMs: 10_000, pause },
      () => {},
    ))
      ids.push(sourceId);
  });
  return { ids, waits };
}

const answerOf = (elements: unknown[], more = {}) =>
  JSON.stringify({ osm3s: { timestamp_osm_base: '2026-11-21T10:00:00Z' }, elements, ...more });
const ELEMENTS = [
  { type: 'node', ...PHARMACY },
  { type: 'way', id: 5, center: { lat: 25.2, lon: 55.2 }, tags: { leisure: 'park', name: 'Park' } },
];

test('an Overpass server is asked tile by tile, and again after the time it names', async () => {
  let requests = 0;
  const { ids, waits } = await ask((_, response) => {
    if (++requests === 2) return response.writeHead(429, { 'retry-after': '7' }).end();
    return response.end(answerOf(requests === 1 ? ELEMENTS : []));
  });
  expect(ids).toEqual(['n11', 'w5']);
  expect([requests, waits]).toEqual([5, [7000]]);
});

test.each<[string, RequestListener, number]>([
  ['refuses', (_, response) => response.writeHead(403).end(), 0],
  ['answers a page', (_, response) => response.end('<html>'), 0],
  ['answers another form', (_, response) => response.end('{"elements":[{"id":1}]}'), 0],
  [
    'breaks off each time',
    (_, response) => response.end(answerOf([], { remark: 'runtime error: Query timed out' })),
    3,
  ],
  ['is busy', (_, response) => response.writeHead(504).end(), 3],
  ['stays silent', () => {}, 3],
  ['hangs up', (_, response) => response.destroy(), 3],
])('an Overpass server that %s ends the import in a sentence', async (name, listener, retries) => {
  const waits: number[] = [];
  const pause = async (ms: number) => void waits.push(ms);
  const reading = withService(listener, async (url) => {
    const records = readOverpass(
      { url, day: '2026-11-22', sides: 1, timeoutMs: name === 'stays silent' ? 100 : 10_000, pause },
      () => {},
    );
    for await (const record of records) expect(record).toBeDefined();
  });
  await expect(reading).rejects.toThrow(UnreadableSource);
  expect(waits).toHaveLength(retries);
});
