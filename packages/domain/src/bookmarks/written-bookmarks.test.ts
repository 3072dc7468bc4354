import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { writeBookmarkFile } from './bookmark-file.ts';
import { referenceKey } from './bookmark.ts';
import { exportedBookmarks } from './exported-bookmarks.ts';
import { aList, anItem, TEST_TIME, WEEKEND } from './factories.ts';
import { writeCalendar } from './write-calendar.ts';
import { writeCsv } from './write-csv.ts';
import { writeGpx, writeKml } from './write-places.ts';

const HOSTILE = `=cmd|' /C calc'!A0 <b>&amp; "x"\u0007`;
const LIST = aList(
  [
    { itemId: 'kite-beach', folderId: WEEKEND, note: HOSTILE },
    { kind: 'event', itemId: 'iftar', note: 'Bring, water;\nand \\ salt' },
    { kind: 'event', itemId: 'run' },
    { itemId: 'never-seen' },
  ],
  { [WEEKEND]: 'Week & end' },
);
const DAY = { startTime: null, endTime: null, certainty: 'moon' } as const;
const LONG = 'رمضان في دبي والليالي الطويلة على ضفاف الخور حتى الفجر مع الأصدقاء والعائلة';
const SEEN = [
  anItem(),
  anItem({ kind: 'event', itemId: 'iftar', title: LONG, next: { start: '2027-02-08', end: '2027-03-08', ...DAY } }),
  anItem({
    kind: 'event',
    itemId: 'run',
    title: 'Run',
    position: null,
    next: { start: '2026-12-31', end: '2026-12-31', startTime: '22:00', endTime: '01:00', certainty: 'confirmed' },
  }),
];
const ITEMS = new Map(SEEN.map((item) => [referenceKey(item), item]));
const ENTRIES = exportedBookmarks(LIST, ITEMS, { origin: 'https://dalil.example', locale: 'ar' });

function parseXml(text: string): Document {
  const { window } = new JSDOM();
  const document = new window.DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

test('PROF-6 JSON holds everything', () => {
  const file = JSON.parse(writeBookmarkFile(LIST, ENTRIES, TEST_TIME));
  expect(file).toMatchObject({ format: 'dalil-bookmarks', version: 1, folders: LIST.folders });
  expect(file.bookmarks).toHaveLength(4);
  expect(file.bookmarks[0]).toMatchObject({
    ...LIST.bookmarks[0],
    title: 'Kite Beach',
    url: 'https://dalil.example/ar/content/kite-beach',
  });
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '|x', '%x'])(
  'PROF-6 a cell that begins as a formula is text: %j',
  (note) => {
    const list = aList([{ note }]);
    const [, row = ''] = writeCsv(exportedBookmarks(list, ITEMS, { origin: '', locale: 'en' })).split('\r\n');
    const cell = /^Kite Beach,place,,"?(.)/.exec(row)?.[1];
    expect(cell).toBe("'");
  },
);

test('PROF-6 CSV quotes what would end a cell, and begins with the mark of UTF-8', () => {
  const csv = writeCsv(ENTRIES);
  expect(csv.startsWith('\uFEFFtitle,kind,folder,note,')).toBe(true);
  expect(csv).toContain(`"'=cmd|' /C calc'!A0 <b>&amp; ""x""`);
  expect(csv).toContain('"Bring, water;\nand \\ salt"');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(5);
});

test('PROF-6 GPX holds what lies somewhere, and nothing of a text becomes markup', () => {
  const document = parseXml(writeGpx(ENTRIES, TEST_TIME));
  const points = [...document.querySelectorAll('wpt')];
  expect(points).toHaveLength(2);
  expect(points[0]?.getAttribute('lat')).toBe('25.1646');
  expect(points[0]?.querySelector('desc')?.textContent).toBe(HOSTILE.replace('\u0007', ''));
  expect(points[0]?.querySelector('link')?.getAttribute('href')).toBe('https://dalil.example/ar/content/kite-beach');
  expect(document.querySelector('b')).toBeNull();
});

test('PROF-6 KML keeps the folders and names the items', () => {
  const document = parseXml(writeKml(ENTRIES, 'Saved <places>'));
  expect(document.querySelector('Document > name')?.textContent).toBe('Saved <places>');
  expect(document.querySelector('Folder > name')?.textContent).toBe('Week & end');
  expect(document.querySelector('Folder > Placemark coordinates')?.textContent).toBe('55.2038,25.1646');
  expect(document.querySelector('Folder Data[name="dalil"] value')?.textContent).toBe('place:kite-beach');
  expect(document.querySelectorAll('Document > Placemark')).toHaveLength(1);
});

test('PROF-6 a calendar holds the events with a date, whole days and hours past midnight', () => {
  const text = writeCalendar(ENTRIES, TEST_TIME);
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(events).toHaveLength(2);
  const [iftar, run] = events;
  expect(iftar?.summary).toBe(LONG);
  expect(iftar?.description).toBe('Bring, water;\nand \\ salt');
  expect([iftar?.startDate.toString(), iftar?.endDate.toString()]).toEqual(['2027-02-08', '2027-03-09']);
  expect(iftar?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect([run?.startDate.toJSDate().toISOString(), run?.endDate.toJSDate().toISOString()]).toEqual([
    '2026-12-31T18:00:00.000Z',
    '2026-12-31T21:00:00.000Z',
  ]);
});
