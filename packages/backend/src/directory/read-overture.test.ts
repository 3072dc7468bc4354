import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, expect, test } from 'vitest';
import { readOverture } from './read-overture.ts';
import { readParquetRows } from './read-parquet-rows.ts';

const folder = await mkdtemp(join(tmpdir(), 'overture-'));
afterAll(() => rm(folder, { recursive: true }));

/** A point as GeoParquet stores it: well-known binary, little-endian. */
function pointOf(lon: number, lat: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(21));
  view.setUint8(0, 1);
  view.setUint32(1, 1, true);
  view.setFloat64(5, lon, true);
  view.setFloat64(13, lat, true);
  return new Uint8Array(view.buffer);
}

const OPTIONAL = { repetition_type: 'OPTIONAL' } as const;
const text = (name: string) => ({ name, type: 'BYTE_ARRAY', converted_type: 'UTF8', ...OPTIONAL }) as const;
const list = (name: string, element: readonly object[]) => [
  { name, converted_type: 'LIST', num_children: 1, ...OPTIONAL },
  { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
  ...element,
];
/** The columns of a release of Overture that are read, as its files declare them: groups, lists, a map, WKB. */
const SCHEMA = [
  { name: 'schema', num_children: 9 },
  text('id'),
  { name: 'geometry', type: 'BYTE_ARRAY', ...OPTIONAL },
  { name: 'names', num_children: 2, ...OPTIONAL },
  text('primary'),
  { name: 'common', converted_type: 'MAP', num_children: 1, ...OPTIONAL },
  { name: 'key_value', repetition_type: 'REPEATED', num_children: 2 },
  { ...text('key'), repetition_type: 'REQUIRED' },
  text('value'),
  { name: 'taxonomy', num_children: 2, ...OPTIONAL },
  text('primary'),
  ...list('hierarchy', [text('element')]),
  text('basic_category'),
  { name: 'confidence', type: 'DOUBLE', ...OPTIONAL },
  ...list('phones', [text('element')]),
  ...list('addresses', [{ name: 'element', num_children: 2, ...OPTIONAL }, text('freeform'), text('locality')]),
  text('operating_status'),
];
const GEO = {
  version: '1.1.0',
  primary_column: 'geometry',
  columns: { geometry: { encoding: 'WKB', geometry_types: ['Point'] } },
};

type Place = { id: string; taxonomy: object; basic: string | null; confidence?: number; status?: string };

async function writeRelease(places: readonly Place[], rowGroupSize: number): Promise<string> {
  const column = (name: string, value: (place: Place, at: number) => unknown) => ({ name, data: places.map(value) });
  const buffer = parquetWriteBuffer({
    schema: SCHEMA as never,
    columnData: [
      column('id', ({ id }) => id),
      column('geometry', (_, at) => pointOf(55.2 + at / 1e6, 25.11)),
      column('names', ({ id }) => ({ primary: `Place ${id}`, common: { ar: `مكان ${id}` } })),
      column('taxonomy', ({ taxonomy }) => taxonomy),
      column('basic_category', ({ basic }) => basic),
      column('confidence', ({ confidence = 0.9 }) => confidence),
      column('phones', () => ['+97142000000']),
      column('addresses', () => [{ freeform: 'Al Barsha 1', locality: 'Dubai' }]),
      column('operating_status', ({ status = 'open' }) => status),
    ],
    rowGroupSize,
    codec: 'ZSTD',
    compressors: { ZSTD: (input: Uint8Array) => zstdCompressSync(input) },
    kvMetadata: [{ key: 'geo', value: JSON.stringify(GEO) }],
  });
  const path = join(folder, 'release.parquet');
  await writeFile(path, new Uint8Array(buffer));
  return path;
}

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const readAll = async (path: string, onBytes: (bytes: number) => void = () => {}) =>
  listOf(readOverture({ path, day: '2026-11-30' }, onBytes));

test('a release of Overture is read by its taxonomy: compressed, with groups, lists, maps and binary points', async () => {
  const path = await writeRelease(
    [
      {
        id: 'a',
        taxonomy: {
          primary: 'muslim_place_of_worship',
          hierarchy: ['cultural_and_historic', 'place_of_worship', 'muslim_place_of_worship'],
        },
        basic: 'muslim_place_of_worship',
      },
      {
        id: 'b',
        taxonomy: { primary: 'thai_restaurant', hierarchy: ['food_and_drink', 'restaurant', 'thai_restaurant'] },
        basic: 'restaurant',
      },
      {
        id: 'c',
        taxonomy: { primary: 'atm', hierarchy: ['services_and_business', 'financial_service', 'atm'] },
        basic: 'atm',
      },
      {
        id: 'd',
        taxonomy: { primary: 'law_firm', hierarchy: ['services_and_business', 'law_firm'] },
        basic: 'attorney_or_law_firm',
      },
      { id: 'e', taxonomy: { primary: 'hotel', hierarchy: ['lodging', 'hotel'] }, basic: 'hotel', confidence: 0.3 },
      {
        id: 'f',
        taxonomy: { primary: 'hotel', hierarchy: ['lodging', 'hotel'] },
        basic: 'hotel',
        status: 'permanently_closed',
      },
    ],
    2,
  );
  const shares: number[] = [];
  const records = await readAll(path, (bytes) => shares.push(bytes));
  expect(records.map(({ sourceId, kind }) => [sourceId, kind])).toEqual([
    ['a', 'mosque'],
    ['b', 'restaurant'],
    ['c', 'cash'],
  ]);
  expect(records[0]).toMatchObject({
    names: { en: 'Place a', ar: 'مكان a' },
    lat: 25.11,
    lon: 55.2,
    address: 'Al Barsha 1, Dubai',
    phone: '+97142000000',
  });
  expect(shares).toHaveLength(3);
});

test('a row group larger than a part is read to its end, each row once', async () => {
  const places = Array.from({ length: 20 }, (_, at) => ({ id: `p${at}`, taxonomy: {}, basic: 'cafe' }));
  const path = await writeRelease(places, 12);
  const rows = await listOf(readParquetRows(path, ['id'], () => {}, 5));
  expect(rows.map(({ id }) => id)).toEqual(places.map(({ id }) => id));
});
