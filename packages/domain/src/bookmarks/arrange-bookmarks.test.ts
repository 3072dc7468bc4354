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

function shown(asked: Partial<Arrangement>): string[] {
  const compare = (a: string, b: string) => a.localeCompare(b, 'en');
  const all = { folder: null, search: '', sort: 'added', here: null, compare, ...asked } as const;
  return arrangeBookmarks(LIST, ITEMS, all).map(({ itemId }) => itemId);
}

test.each([
  ['added', ['never-seen', 'old-fort', 'night-run', 'kite-beach']],
  ['title', ['kite-beach', 'night-run', 'old-fort', 'never-seen']],
  ['area', ['old-fort', 'kite-beach', 'never-seen', 'night-run']],
  ['date', ['night-run', 'never-seen', 'old-fort', 'kite-beach']],
] as const)('PROF-6 sorted by %s, what the order does not know stands last', (sort, order) => {
  expect(shown({ sort })).toEqual(order);
});

test('PROF-6 the nearest comes first once it is known where the reader is', () => {
  const here = { lat: 25.264, lon: 55.297 };
  expect(shown({ sort: 'distance', here })).toEqual(['old-fort', 'kite-beach', 'never-seen', 'night-run']);
  expect(shown({ sort: 'distance' })).toEqual(shown({ sort: 'added' }));
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
  expect(shown({ search })).toEqual(found);
});

test('PROF-6 a folder shows what is in it, and so does having none', () => {
  expect(shown({ folder: WEEKEND })).toEqual(['kite-beach']);
  expect(shown({ folder: NO_FOLDER })).toEqual(['never-seen', 'old-fort', 'night-run']);
});
