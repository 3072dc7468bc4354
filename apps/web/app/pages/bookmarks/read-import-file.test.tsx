import { writeBookmarkFile } from '@dalil/domain/bookmarks/bookmark-file.ts';
import { referenceKey } from '@dalil/domain/bookmarks/bookmark.ts';
import { exportedBookmarks } from '@dalil/domain/bookmarks/exported-bookmarks.ts';
import { aList, anItem, TEST_TIME, WEEKEND } from '@dalil/domain/bookmarks/factories.ts';
import { writeGpx, writeKml } from '@dalil/domain/bookmarks/write-places.ts';
import { expect, test } from 'vitest';
import { MAX_FILE_BYTES, MAX_ENTRIES, readImportFile } from './read-import-file.ts';

const LIST = aList([{ folderId: WEEKEND, note: 'At <sunset> & later' }], { [WEEKEND]: 'Weekend' });
const ITEMS = new Map([anItem()].map((item) => [referenceKey(item), item]));
const ENTRIES = exportedBookmarks(LIST, ITEMS, { origin: location.origin, locale: 'en' });
const EXPECTED = { name: 'Kite Beach', note: 'At <sunset> & later', folder: 'Weekend' };
const POSITION = { lat: 25.1646, lon: 55.2038 };

const read = (...parts: BlobPart[]) => readImportFile(new Blob(parts));

test('PROF-6 what was exported is read back, whatever its format', async () => {
  const reference = { kind: 'place', itemId: 'kite-beach' };
  const json = writeBookmarkFile(LIST, ENTRIES, TEST_TIME);
  expect(await read(json)).toEqual([{ ...EXPECTED, position: null, reference, addedAt: TEST_TIME }]);
  const kml = writeKml(ENTRIES, 'Saved');
  expect(await read(kml)).toEqual([{ ...EXPECTED, position: POSITION, reference, addedAt: null }]);
  const gpx = writeGpx(ENTRIES, TEST_TIME);
  expect(await read(gpx)).toEqual([{ ...EXPECTED, position: POSITION, reference: null, addedAt: null }]);
});

test('PROF-6 GeoJSON as map programs write it', async () => {
  const point = (name: string, coordinates: unknown) => ({
    type: 'Feature',
    properties: { name, description: 'd' },
    geometry: { type: 'Point', coordinates },
  });
  const features = [point('A', [55.2, 25.1]), point('B', ['x', null]), { type: 'Feature', geometry: null }, 7];
  expect(await read(JSON.stringify({ type: 'FeatureCollection', features }))).toMatchObject([
    { name: 'A', note: 'd', position: { lat: 25.1, lon: 55.2 } },
    { name: 'B', position: null },
  ]);
});

test('PROF-6 the type of a waypoint of another program is no folder', async () => {
  const gpx =
    '<gpx creator="Other" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="25" lon="55"><name>A</name><type>user</type></wpt></gpx>';
  expect(await read(gpx)).toMatchObject([{ name: 'A', folder: null }]);
});

test('PROF-6 UTF-16 that says so is read', async () => {
  const text = '<kml><Placemark><name>دبي</name></Placemark></kml>';
  const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
  expect(await read(units)).toMatchObject([{ name: 'دبي', position: null }]);
});

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><kml>&b;</kml>`;

test.each([
  ['a bomb of entities', LAUGHS, 'entities'],
  ['a file outside', '<!DOCTYPE gpx SYSTEM "file:///etc/passwd"><gpx/>', 'entities'],
  ['broken XML', '<gpx><wpt></gpx>', 'unknown-format'],
  ['another XML', '<html><body/></html>', 'unknown-format'],
  ['broken JSON', '{"type":', 'unknown-format'],
  ['another JSON', '{"a":1}', 'unknown-format'],
  ['a list', '[]', 'unknown-format'],
  ['a damaged file of ours', '{"format":"dalil-bookmarks","folders":1}', 'unknown-format'],
  ['nothing', '', 'unknown-format'],
  ['no places', '<gpx/>', 'empty'],
  ['too many', `<gpx>${'<wpt lat="1" lon="1"/>'.repeat(MAX_ENTRIES + 1)}</gpx>`, 'too-many'],
])('PROF-6 a file that cannot be read says why: %s', async (_case, text, problem) => {
  expect(await read(text)).toBe(problem);
});

test('PROF-6 a file of another encoding or of 50 MB is rejected before it is read', async () => {
  expect(await read(Uint8Array.of(60, 103, 112, 120, 233, 62))).toBe('encoding');
  const large = { size: MAX_FILE_BYTES + 1, arrayBuffer: () => Promise.reject(new Error('read')) };
  expect(await readImportFile(large as unknown as Blob)).toBe('too-large');
});

test('PROF-6 an id that is none names no item', async () => {
  const bookmarks = [{ kind: 'place', itemId: '../x' }, { kind: 'room', itemId: 'a' }, 5];
  expect(await read(JSON.stringify({ format: 'dalil-bookmarks', folders: [], bookmarks }))).toBe('empty');
});
