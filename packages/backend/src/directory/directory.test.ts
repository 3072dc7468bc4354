import type { SquareView } from '@dalil/domain/directory/entry-view.ts';
import { squareOf } from '@dalil/domain/directory/square.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { signUpPerson } from '../accounts/test-accounts.ts';
import { openTestSite } from '../test-site.ts';
import type { EntryRecord } from './entry-record.ts';
import type { DirectoryView } from './get-directory.ts';
import { importEntries } from './import-entries.ts';
import { linkEntries } from './link-entries.ts';
import type { DoubtfulMatch } from './list-doubtful-matches.ts';
import type { EntriesView } from './list-entries-of-place.ts';
import { likenessOf } from './match-entry.ts';

const NOW = new Date('2026-11-26T08:00:00Z');
const { database, site } = await openTestSite({ hasContent: true }, { now: () => NOW });
const { db } = database;

/** Two hotels of the guide . */
const { rows: places } = await db.execute<{ id: string; title: string; lat: number; lon: number }>(sql`
  select i.id, t.title, (i.data->'position'->>'lat')::float8 as lat, (i.data->'position'->>'lon')::float8 as lon
  from content_items i join content_texts t on t.kind = i.kind and t.item_id = i.id and t.locale = 'en'
  where i.kind = 'place' and i.state = 'published' and i.data->>'subcategory' = 'hotel'
  order by i.id collate "C" limit 2`);
const [hotel, other] = places;
if (!hotel || !other) throw new Error('the guide has no hotels');

const record = (sourceId: string, more: Partial<EntryRecord> = {}): EntryRecord => ({
  source: 'osm',
  sourceId,
  kind: 'pharmacy',
  names: { en: 'Al Manara Pharmacy', ar: 'صيدلية المنارة' },
  lat: hotel.lat + 0.0005,
  lon: hotel.lon,
  address: null,
  weekly: null,
  phone: null,
  website: null,
  wheelchair: null,
  cuisine: [],
  diet: [],
  asOf: '2026-11-20',
  ...more,
});

const RECORDS = [
  record('n1'),
  record('n2', { kind: 'cash', names: {} }),
  record('n3', { kind: 'hotel', names: { en: hotel.title }, phone: '+97142222222' }),
  record('n4', { kind: 'hotel', names: { en: other.title }, lat: other.lat + 0.005, lon: other.lon }),
  record('o1', { source: 'overture', names: { en: 'AL MANARA PHARMACY LLC' } }),
  record('n5', { kind: 'restaurant', names: { en: 'Biryani Corner' }, cuisine: ['indian'] }),
];

async function load(records: readonly EntryRecord[], fingerprint: string) {
  const all = (async function* read() {
    yield* records;
  })();
  await importEntries(all, {
    db,
    now: () => NOW,
    sources: ['osm', 'overture'],
    fingerprint,
    isDryRun: false,
    acceptsLosses: true,
  });
  return linkEntries(db, { isDryRun: false });
}

async function read<Body>(path: string): Promise<Body> {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Body;
}
const square = (locale = 'en') => read<SquareView>(`/directory/squares/${squareOf(hotel)}?locale=${locale}`);

test('without an import there is no directory, and a square has the places of the guide', async () => {
  expect(await read('/directory')).toEqual({ sources: [] });
  const { places: own, entries } = await square();
  expect(own.map(({ id }) => id)).toContain(hotel.id);
  expect(entries).toEqual([]);
  expect((await site.get('/directory/squares/x?locale=en')).status).toBe(400);
});

test('a square has each thing once: not what is a place of the guide, nor what another source has as well', async () => {
  expect(await load(RECORDS, 'a')).toEqual({ sure: 1, doubtful: 1 });
  const { entries } = await square('ar');
  expect(entries.map(({ id, name }) => [id, name])).toEqual([
    ['osm/n1', 'صيدلية المنارة'],
    ['osm/n2', null],
    ['osm/n5', 'Biryani Corner'],
  ]);
  expect(entries[2]?.cuisine).toEqual([{ id: 'indian', label: expect.stringMatching(/\p{Script=Arabic}/u) }]);
});

test('the directory names the licence of each source', async () => {
  const { sources } = await read<DirectoryView>('/directory');
  expect(sources.map(({ id, licence, entries }) => [id, licence, entries])).toEqual([
    ['osm', 'ODbL-1.0', 5],
    ['overture', 'CDLA-Permissive-2.0', 1],
  ]);
  const open = await read<{ licence: { id: string }; directory: DirectoryView }>('/open');
  expect([open.licence.id, open.directory.sources]).toEqual(['CC-BY-4.0', sources]);
});

test('what surely is a place stands on its page; the file of the place’s own facts stays without it', async () => {
  const { entries } = await read<EntriesView>(`/directory/places/${hotel.id}?locale=en`);
  expect(entries).toMatchObject([{ id: 'osm/n3', source: 'osm', phone: '+97142222222' }]);
  expect(JSON.stringify(await read('/open/places.json'))).not.toContain('97142222222');
});

test.each([
  ['manara', ['osm/n1']],
  ['pharmacy', ['osm/n1']],
  ['المنارة', ['osm/n1']],
  ['صيدلية', ['osm/n1']],
  ['दवाख़ाना', ['osm/n1']],
  ['biriyani corner', ['osm/n5']],
  ['manara biryani', []],
  ['', []],
])('SEARCH-2 a search for %s finds the entries that have every word, in any language', async (q, ids) => {
  const { entries } = await read<EntriesView>(`/directory-search?locale=en&q=${encodeURIComponent(q)}`);
  expect(entries.map(({ id }) => id)).toEqual(ids);
});

let editor: Awaited<ReturnType<typeof signUpPerson>>;
beforeAll(async () => {
  editor = await signUpPerson(site, { role: 'editor' });
});
const doubtful = async () =>
  (await (await editor.browser.get('/newsroom/directory-matches?locale=en')).json()) as {
    total: number;
    matches: DoubtfulMatch[];
  };

test.each([
  [true, 'accepted', [`osm/n4`]],
  [false, 'rejected', []],
])('staff decide a doubtful pair (%s), and imports keep what they decided', async (isSame, state, ids) => {
  await db.execute(sql`delete from directory_matches`);
  await load(RECORDS, 'b');
  const { total, matches } = await doubtful();
  expect([total, matches[0]]).toMatchObject([1, { entryId: 'osm/n4', placeId: other.id, placeName: other.title }]);
  const decision = { entryId: 'osm/n4', placeId: other.id, isSame };
  expect((await editor.browser.post('/newsroom/directory-matches', decision)).status).toBe(200);
  expect((await editor.browser.post('/newsroom/directory-matches', decision)).status).toBe(404);
  await load(RECORDS, 'c');
  expect((await doubtful()).total).toBe(0);
  const { rows } = await db.execute(sql`select state from directory_matches where entry_id = 'osm/n4'`);
  expect(rows).toEqual([{ state }]);
  const { entries } = await read<EntriesView>(`/directory/places/${other.id}?locale=en`);
  expect(entries.map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['Rove Downtown', 'Rove Downtown Hotel', true],
  ['Rove Downtown', 'Rove Dubai Marina', false],
  ['Saudi German Hospital Dubai', 'المستشفى السعودي الألماني', false],
  ['Rashid Hospital', 'مستشفى راشد', true],
  ['Jumeirah Beach Hotel', 'Jumeirah Al Naseem', false],
  ['Al Zahra Hospital', 'Al Zahrah Hospital', true],
  ['Terminal 1', 'Terminal 3', false],
  ['Lulu Hypermarket Al Barsha', 'Lulu Hypermarket Al Qusais', false],
  ['Hotel', 'Hotel', true],
  ['', 'Hotel', false],
])('names: %s and %s', (one, other, isSame) => {
  expect(likenessOf(one, other) >= 0.8).toBe(isSame);
});
