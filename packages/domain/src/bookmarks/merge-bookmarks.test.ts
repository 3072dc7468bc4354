import { expect, test } from 'vitest';
import { applyChanges, mergeBookmarks, mergeNotes, resolveConflict } from './merge-bookmarks.ts';
import type { BookmarkList } from './bookmark.ts';
import { aBookmark, aList, anOperation, TEST_TIME, SESSION_ID, WEEKEND } from './factories.ts';

const EARLIER = '2026-11-20T08:00:00.000Z';

function merged(account: BookmarkList, guest: BookmarkList): BookmarkList {
  return applyChanges(account, mergeBookmarks(account, guest), () => crypto.randomUUID(), TEST_TIME);
}

test.each([
  [['', 'b'], { note: 'b', otherNote: null }],
  [['a', ''], { note: 'a', otherNote: null }],
  [['a', 'a'], { note: 'a', otherNote: null }],
  [['a', 'b'], { note: 'a', otherNote: 'b' }],
])('PROF-6 of two notes %j the newer stands and both are stored', ([a = '', b = ''], expected) => {
  const [newer, older] = [
    { note: a, updatedAt: TEST_TIME },
    { note: b, updatedAt: EARLIER },
  ];
  expect(mergeNotes(newer, older)).toEqual(expected);
  const other = expected.otherNote;
  expect(mergeNotes(older, newer)).toEqual({ note: expected.note, otherNote: other });
});

test('PROF-6 merging is the union; folders of one name become one', () => {
  const account = aList([{ itemId: 'a', folderId: WEEKEND }], { [WEEKEND]: 'Weekend' });
  const guest = aList([{ itemId: 'b', folderId: SESSION_ID }, { itemId: 'c' }], { [SESSION_ID]: ' weekend' });
  const result = merged(account, guest);
  expect(result.folders.map(({ name }) => name)).toEqual(['Weekend']);
  expect(result.bookmarks.map(({ itemId, folderId }) => [itemId, folderId])).toEqual([
    ['a', WEEKEND],
    ['b', WEEKEND],
    ['c', null],
  ]);
});

test('PROF-6 an item of both stays in the folder of the account; of two notes both are there', () => {
  const account = aList([{ folderId: WEEKEND, note: 'Account', noteVersion: 2, updatedAt: EARLIER }], {
    [WEEKEND]: 'Weekend',
  });
  const guest = aList([{ note: 'Guest', noteVersion: 1 }]);
  expect(merged(account, guest).bookmarks).toEqual([
    aBookmark({ folderId: WEEKEND, note: 'Guest', otherNote: 'Account', noteVersion: 3 }),
  ]);
});

test('PROF-6 merging again changes nothing', () => {
  const account = aList([{ note: 'Account', noteVersion: 1, updatedAt: EARLIER }]);
  const guest = aList([{ note: 'Guest' }, { itemId: 'b', note: 'x', otherNote: 'y' }], { [SESSION_ID]: 'Visit' });
  const once = merged(account, guest);
  expect(once.bookmarks.find(({ itemId }) => itemId === 'b')).toMatchObject({ note: 'x', otherNote: 'y' });
  expect(mergeBookmarks(once, { ...guest, bookmarks: guest.bookmarks.slice(1) })).toEqual([]);
  expect(mergeBookmarks(aList(), aList())).toEqual([]);
});

test('PROF-6 a note that met another one is settled by one more change', () => {
  const current = aBookmark({ note: 'Theirs', noteVersion: 4, updatedAt: EARLIER });
  const payload = { kind: 'place', itemId: 'kite-beach', note: 'Mine', otherNote: null, baseVersion: 2 } as const;
  const operation = { ...anOperation({ kind: 'bookmark.note', payload }), kind: 'bookmark.note' as const, payload };
  expect(resolveConflict(current, operation)).toEqual({
    kind: 'bookmark.note',
    payload: { ...payload, note: 'Mine', otherNote: 'Theirs', baseVersion: 4 },
  });
  expect(resolveConflict({ ...current, note: 'Mine' }, operation)).toBeNull();
});
