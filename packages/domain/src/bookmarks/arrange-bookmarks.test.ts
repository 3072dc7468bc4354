import { expect, test } from 'vitest';
import { type Arrangement, arrangeBookmarks, NO_FOLDER } from './arrange-bookmarks.ts';
import { referenceKey } from './bookmark.ts';
import { aList, anItem, WEEKEND } from './factories.ts';

const LIST = aList(
  [
    { itemId: 'kite-beach', addedAt: '2026-01-01T00:00:00.000Z', folderId: WEEKEND },
    { kind: 'event', itemId: 'night-run', addedAt: '2026-02-01T00:00:00.000Z', note: 'Bring WATER' },
    { itemId: 'old-fort', addedAt: '2026-03-01T00:00:00.000Z' },
    { itemId: 'never-seen', addedAt: '2026-04-01T00:00:00.000Z' },
  ],
  { [WEEKEND]: 'Weekend' },
);
const SEEN = [
  anItem(),
  anItem({
    kind: 'event',
    itemId: 'night-run',
    title: 'Night run',
    summary: '',
    neighbourhood: null,
    position: null,
    next: { start: '2026-12-01', end: '2026-12-01', startTime: null, endTime: null, certainty: 'confirmed' },
  }),
  anItem({
    itemId: 'old-fort',
    title: 'حصن الفهيدي',
    summary: '',
    neighbourhood: 'bur-dubai',
    position: { lat: 25.2636, lon: 55.2972 },
  }),
];
const ITEMS = new Map(SEEN.map((item) => [referenceKey(item), item]));

function visible(requests: Partial<Arrangement>): string[] {
  const compare = (a: string, b: string) => a.localeCompare(b, 'en');
  const all = { folder: null, search: '', sort: 'added', here: null, compare, ...requests } as const;
  return arrangeBookmarks(LIST, ITEMS, all).map(({ itemId }) => itemId);
}

test.each([
  ['added', ['never-seen', 'old-fort', 'night-run', 'kite-beach']],
  ['title', ['kite-beach', 'night-run', 'old-fort', 'never-seen']],
  ['area', ['old-fort', 'kite-beach', 'never-seen', 'night-run']],
  ['date', ['night-run', 'never-seen', 'old-fort', 'kite-beach']],
] as const)('PROF-6 sorted by %s, what the order does not know stands last', (sort, order) => {
  expect(visible({ sort })).toEqual(order);
});

test('PROF-6 the nearest comes first once it is known where the user is', () => {
  const here = { lat: 25.264, lon: 55.297 };
  expect(visible({ sort: 'distance', here })).toEqual(['old-fort', 'kite-beach', 'never-seen', 'night-run']);
  expect(visible({ sort: 'distance' })).toEqual(visible({ sort: 'added' }));
});

test.each([
  ['beach', ['kite-beach']],
  ['weekend', ['kite-beach']],
  ['water bring', ['night-run']],
  ['الفهيدى', ['old-fort']],
  ['never', ['never-seen']],
  ['  ', ['never-seen', 'old-fort', 'night-run', 'kite-beach']],
  ['submarine', []],
])('PROF-6 a search for %j looks in titles, folders and notes', (search, found) => {
  expect(visible({ search })).toEqual(found);
});

test('PROF-6 a folder shows what is in it, and so does having none', () => {
  expect(visible({ folder: WEEKEND })).toEqual(['kite-beach']);
  expect(visible({ folder: NO_FOLDER })).toEqual(['never-seen', 'old-fort', 'night-run']);
});
