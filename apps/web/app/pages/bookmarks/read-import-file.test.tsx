import { writeBookmarkFile } from '@dalil/domain/bookmarks/bookmark-file.ts';
import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import { exportedBookmarks } from '@dalil/domain/bookmarks/exported-bookmarks.ts';
import { aList, anItem, TEST_TIME, WEEKEND } from '@dalil/domain/bookmarks/factories.ts';
import { writeGpx, writeKml } from '@dalil/domain/bookmarks/write-places.ts';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { MAX_FILE_BYTES, MAX_ENTRIES, readImportFile } from './read-import-file.ts';

const LIST = aList([{ folderId: WEEKEND, note: 'At <sunset> & later' }], { [WEEKEND]: 'Weekend' });
const ITEMS = new Map([anItem()].map((item) => [referenceKey(item), item]));
const ENTRIES = exportedBookmarks(LIST, ITEMS, { origin: location.origin, locale: 'en' });
const EXPECTED = { name: 'Kite Beach', note: 'At <sunset> & later', folder: 'Weekend' };
const POSITION = { lat: 25.1646, lon: 55.2038 };
const BURJ = { lat: 25.1972, lon: 55.2744 };

const read = (...parts: BlobPart[]) => readImportFile(new Blob(parts));
async function entriesOf(...parts: BlobPart[]) {
  const file = await read(...parts);
  if (typeof file === 'string') throw new Error(file);
  return file.entries;
}
const EXPECTED_OF = (position: unknown, reference: unknown, addedAt: string | null) => [
  { ...EXPECTED, position, reference, addedAt },
];

test('PROF-6 what was exported is read back, whatever its format', async () => {
  const reference = { kind: 'place', itemId: 'kite-beach' };
  const json = writeBookmarkFile(LIST, ENTRIES, TEST_TIME);
  expect(await entriesOf(json)).toEqual(EXPECTED_OF(null, reference, TEST_TIME));
  const kml = writeKml(ENTRIES, 'Saved');
  expect(await entriesOf(kml)).toEqual(EXPECTED_OF(POSITION, reference, null));
  const gpx = writeGpx(ENTRIES, TEST_TIME);
  expect(await entriesOf(gpx)).toEqual(EXPECTED_OF(POSITION, null, null));
});

test('PROF-6 GeoJSON as map programs write it', async () => {
  const point = (name: string, coordinates: unknown) => ({
    type: 'Feature',
    properties: { name, description: 'd' },
    geometry: { type: 'Point', coordinates },
  });
  const line = { type: 'Feature', properties: { name: 'A walk' }, geometry: { type: 'LineString', coordinates: [] } };
  const features = [point('A', [55.2, 25.1]), point('B', ['x', null]), line, { type: 'Feature', geometry: null }, 7];
  expect(await read(JSON.stringify({ type: 'FeatureCollection', features }))).toMatchObject({
    entries: [
      { name: 'A', note: 'd', position: { lat: 25.1, lon: 55.2 } },
      { name: 'B', position: null },
    ],
    skipped: [
      { reason: 'not-a-point', count: 1, examples: ['A walk'] },
      { reason: 'nothing-to-find', count: 1, examples: [] },
    ],
  });
});

test('PROF-6 the saved places of Google Takeout, of today and of earlier years', async () => {
  const url = 'http://maps.google.com/?cid=14550294220577564833';
  const feature = (coordinates: number[], properties: object) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties,
  });
  const location = { name: 'Burj Khalifa', address: '1 Sheikh Mohammed bin Rashid Blvd', country_code: 'AE' };
  const exact = 'https://www.google.com/maps/place/Dubai+Frame/data=!4m2!3m1!1s0x1:0x2!3d25.2355!4d55.3004';
  const features = [
    feature([BURJ.lon, BURJ.lat], { date: '2025-01-04T10:00:00Z', google_maps_url: url, location }),
    feature([0, 0], { google_maps_url: exact, location: { name: 'Dubai Frame' } }),
    feature([0, 0], { google_maps_url: url, location: { name: 'A café' }, Comment: 'Sit outside' }),
    feature([55.1, 25.1], { Title: 'Old', Location: { 'Business Name': 'Old Souk' } }),
    feature([0, 0], { google_maps_url: url }),
    feature([55.15, 25.2], {}),
  ];
  expect(await read(JSON.stringify({ type: 'FeatureCollection', features }))).toMatchObject({
    entries: [
      { name: 'Burj Khalifa', position: BURJ },
      { name: 'Dubai Frame', position: { lat: 25.2355, lon: 55.3004 } },
      { name: 'A café', position: null, note: 'Sit outside' },
      { name: 'Old Souk' },
    ],
    skipped: [
      { reason: 'unnamed', count: 1, examples: ['25.2, 55.15'] },
      { reason: 'nothing-to-find', count: 1 },
    ],
  });
});

test.each([
  ['comma', ','],
  ['semicolon', ';'],
])('PROF-6 a list of Google Takeout as a table with a %s', async (_name, sign) => {
  const rows = [
    ['Title', 'Note', 'URL', 'Comment'],
    ['Burj Khalifa', '"At ""sunset"""', '"https://www.google.com/maps/search/25.1972,55.2744"', 'Book'],
    ['برج العرب', '', 'https://www.google.com/maps/place/x/data=!4m2!3m1!1s0x0:0x1', ''],
    ['', '', '', ''],
  ];
  const description = ['Places I like', '', '', ''];
  const text = [description, ...rows].map((cells) => cells.join(sign)).join('\r\n');
  expect(await read('\uFEFF', text)).toEqual({
    entries: [
      expect.objectContaining({ name: 'Burj Khalifa', note: 'At "sunset"\n\nBook', position: BURJ }),
      expect.objectContaining({ name: 'برج العرب', note: '', position: null }),
    ],
    skipped: [],
  });
});

test('PROF-6 a KMZ is unpacked, without its pictures', async () => {
  const kml =
    '<kml><Document><Folder><name>Trip</name><Placemark><name>A</name><Point><coordinates>55.2,25.1,0</coordinates></Point></Placemark></Folder></Document></kml>';
  const kmz = zipSync({ 'doc.kml': strToU8(kml), 'files/icon.png': new Uint8Array(50) });
  expect(await entriesOf(kmz as BlobPart)).toMatchObject([
    { name: 'A', folder: 'Trip', position: { lat: 25.1, lon: 55.2 } },
  ]);
  expect(await read(zipSync({ 'a.txt': strToU8('x') }) as BlobPart)).toBe('unknown-format');
  expect(await read(kmz.slice(0, 40) as BlobPart)).toBe('unknown-format');
  const bomb = zipSync({ 'doc.kml': new Uint8Array(25_000_000) });
  expect(await read(bomb as BlobPart)).toBe('too-large');
});

test('PROF-6 GPX as OsmAnd writes it: prefixes that nobody declared, lines, points without a name', async () => {
  const gpx = `\n\n<?xml version='1.0' encoding='UTF-8'?>
<gpx version="1.1" creator="OsmAnd 4.7" xmlns="http://www.topografix.com/GPX/1/1">
  <metadata><name>Favourites</name></metadata>
  <wpt lat="25.1972" lon="55.2744"><name>Burj &amp; more</name><desc>d</desc>
    <extensions><osmand:icon>special_star</osmand:icon><osmand:name>no</osmand:name></extensions></wpt>
  <wpt lat="25.1" lon="55.2"><time>2026-01-01T00:00:00Z</time></wpt>
  <wpt lat="0" lon="0"></wpt>
  <trk><name>Run</name><trkseg><trkpt lat="25" lon="55"><name>no</name></trkpt></trkseg></trk>
</gpx>`;
  expect(await read('\uFEFF', gpx)).toMatchObject({
    entries: [{ name: 'Burj & more', note: 'd', folder: null, position: BURJ }],
    skipped: [
      { reason: 'not-a-point', count: 1, examples: ['Run'] },
      { reason: 'unnamed', count: 1, examples: ['25.1, 55.2'] },
      { reason: 'nothing-to-find', count: 1 },
    ],
  });
});

test('PROF-6 the type of a waypoint of another program is no folder', async () => {
  const gpx =
    '<gpx creator="Other" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="25" lon="55"><name>A</name><type>user</type></wpt></gpx>';
  expect(await entriesOf(gpx)).toMatchObject([{ name: 'A', folder: null }]);
});

test('PROF-6 UTF-16 that says so is read', async () => {
  const text = '<kml><Placemark><name>دبي</name></Placemark></kml>';
  const units = Uint8Array.from(
    Array.from(`\uFEFF${text}`).flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  );
  expect(await entriesOf(units)).toMatchObject([{ name: 'دبي', position: null }]);
});

test('PROF-6 names and notes are never cut inside a character', async () => {
  const kml = `<kml><Placemark><name>${'a'.repeat(199)}🏖</name><description>${'b'.repeat(1999)}👨‍👩‍👧</description></Placemark></kml>`;
  expect(await entriesOf(kml)).toMatchObject([{ name: 'a'.repeat(199), note: 'b'.repeat(1999) }]);
});

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><kml>&b;</kml>`;

test.each([
  ['a bomb of entities', LAUGHS, 'entities'],
  ['a file outside', '<!DOCTYPE gpx SYSTEM "file:///etc/passwd"><gpx/>', 'entities'],
  ['another XML', '<html><body/></html>', 'unknown-format'],
  ['broken JSON', '{"type":', 'unknown-format'],
  ['another JSON', '{"a":1}', 'unknown-format'],
  ['a list', '[]', 'unknown-format'],
  ['a damaged file of ours', '{"format":"dalil-bookmarks","folders":1}', 'unknown-format'],
  ['another table', 'a,b\n1,2', 'unknown-format'],
  ['nothing', '', 'unknown-format'],
  ['no places', '<gpx/>', 'empty'],
  ['too many', `<gpx>${'<wpt lat="1" lon="1"/>'.repeat(MAX_ENTRIES + 1)}</gpx>`, 'too-many'],
])('PROF-6 a file that cannot be read says why: %s', async (_case, text, problem) => {
  expect(await read(text)).toBe(problem);
});

test('PROF-6 what a damaged file has left is read', async () => {
  expect(await entriesOf('<gpx><wpt lat="25.1" lon="55.2"><name>A</name></wpt><wpt lat="25.2"')).toMatchObject([
    { name: 'A' },
  ]);
});

test('PROF-6 a file of another encoding or of 50 MB is rejected before it is read', async () => {
  expect(await read(Uint8Array.of(60, 103, 112, 120, 233, 62))).toBe('encoding');
  const large = { size: MAX_FILE_BYTES + 1, arrayBuffer: () => Promise.reject(new Error('read')) };
  expect(await readImportFile(large as unknown as Blob)).toBe('too-large');
});

test('PROF-6 an id that is none names no item', async () => {
  const bookmarks = [{ kind: 'place', itemId: '../x', title: 'A beach' }, { kind: 'room', itemId: 'a' }, 5];
  expect(await read(JSON.stringify({ format: 'dalil-bookmarks', folders: [], bookmarks }))).toEqual({
    entries: [],
    skipped: [{ reason: 'unknown-item', count: 2, examples: ['A beach', 'a'] }],
  });
});
