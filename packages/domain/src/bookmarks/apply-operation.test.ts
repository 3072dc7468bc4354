import { expect, test } from 'vitest';
import { applyOperation, listOnScreen } from './apply-operation.ts';
import { type BookmarkList, MAX_BOOKMARKS, MAX_FOLDERS } from './bookmark.ts';
import type { BookmarkChange } from './bookmark-operation.ts';
import { aBookmark, aList, anOperation, TEST_TIME, SESSION_ID, WEEKEND } from './factories.ts';

const BEACH = { kind: 'place', itemId: 'kite-beach' } as const;
const LATER = '2026-11-22T08:00:00.000Z';

const add = (fields: Partial<ReturnType<typeof aBookmark>> = {}): BookmarkChange => {
  const { kind, itemId, folderId, note, addedAt } = aBookmark(fields);
  return { kind: 'bookmark.add', payload: { kind, itemId, folderId, note, addedAt } };
};

function apply(list: BookmarkList, change: BookmarkChange, at = LATER) {
  return applyOperation(list, anOperation(change, at));
}

test('PROF-6 an item is stored once, whatever its kind', () => {
  const first = apply(aList(), add({ note: 'Sunset', folderId: WEEKEND }));
  expect(first.outcome).toEqual({ status: 'applied' });
  // The folder is unknown, so it counts as none.
  expect(first.list.bookmarks).toEqual([aBookmark({ note: 'Sunset', noteVersion: 1, updatedAt: LATER })]);
  const again = apply(first.list, add({ note: 'Other' }));
  expect(again).toEqual({ list: first.list, outcome: { status: 'unchanged' } });
  const event = apply(first.list, add({ kind: 'event' }));
  expect(event.list.bookmarks).toHaveLength(2);
});

test('PROF-6 bookmarks stand in the order they were added, also one that comes back', () => {
  const list = aList([{ itemId: 'a', addedAt: '2026-01-01T00:00:00.000Z' }, { itemId: 'c' }]);
  const { list: next } = apply(list, add({ itemId: 'b', addedAt: '2026-02-01T00:00:00.000Z' }));
  expect(next.bookmarks.map(({ itemId }) => itemId)).toEqual(['a', 'b', 'c']);
});

test('PROF-6 removing takes out one item, and a second time changes nothing', () => {
  const list = aList([{}, { kind: 'event' }]);
  const removed = apply(list, { kind: 'bookmark.remove', payload: BEACH });
  expect(removed.list.bookmarks.map(({ kind }) => kind)).toEqual(['event']);
  expect(apply(removed.list, { kind: 'bookmark.remove', payload: BEACH }).outcome.status).toBe('unchanged');
});

test('PROF-6 a bookmark moves into a folder and out of it; one that is removed is said', () => {
  const list = aList([{}], { [WEEKEND]: 'Weekend' });
  const moved = apply(list, { kind: 'bookmark.move', payload: { ...BEACH, folderId: WEEKEND } });
  expect(moved.list.bookmarks[0]).toMatchObject({ folderId: WEEKEND, updatedAt: LATER });
  const out = apply(moved.list, { kind: 'bookmark.move', payload: { ...BEACH, folderId: SESSION_ID } });
  expect(out.list.bookmarks[0]?.folderId).toBeNull();
  expect(apply(out.list, { kind: 'bookmark.move', payload: { ...BEACH, folderId: null } }).outcome.status).toBe(
    'unchanged',
  );
  const deleted = { kind: 'bookmark.move', payload: { ...BEACH, itemId: 'gone', folderId: null } } as const;
  expect(apply(list, deleted).outcome).toEqual({ status: 'refused', code: 'not_found' });
});

test('PROF-6 a note is stored when its writer saw the last one, else the writer gets it', () => {
  const list = aList([{ note: 'Old', noteVersion: 3 }]);
  const note = (text: string, baseVersion: number): BookmarkChange => ({
    kind: 'bookmark.note',
    payload: { ...BEACH, note: text, otherNote: null, baseVersion },
  });
  const noted = apply(list, note('New', 3));
  expect(noted.list.bookmarks[0]).toMatchObject({ note: 'New', noteVersion: 4, updatedAt: LATER });
  const late = apply(noted.list, note('Late', 3));
  expect(late.outcome).toEqual({ status: 'conflict', current: noted.list.bookmarks[0] });
  expect(late.list).toBe(noted.list);
  expect(apply(noted.list, note('New', 3)).outcome.status).toBe('unchanged');
});

test('PROF-6 a note on a bookmark that was removed elsewhere brings it back', () => {
  const payload = { ...BEACH, note: 'Worth it', otherNote: null, baseVersion: 5 };
  const { list, outcome } = apply(aList(), { kind: 'bookmark.note', payload });
  expect(outcome.status).toBe('applied');
  expect(list.bookmarks[0]).toMatchObject({ note: 'Worth it', noteVersion: 1, addedAt: LATER });
});

test('PROF-6 a folder is added, renamed and removed; what was in it stays', () => {
  const name = { folderId: WEEKEND, name: 'Weekend' };
  const added = apply(aList([{}]), { kind: 'folder.add', payload: name });
  expect(added.list.folders).toEqual([{ id: WEEKEND, name: 'Weekend', addedAt: LATER }]);
  expect(apply(added.list, { kind: 'folder.add', payload: name }).outcome.status).toBe('unchanged');
  expect(apply(added.list, { kind: 'folder.rename', payload: name }).outcome.status).toBe('unchanged');
  const renamed = apply(added.list, { kind: 'folder.rename', payload: { ...name, name: 'Friday' } });
  expect(renamed.list.folders[0]?.name).toBe('Friday');
  expect(apply(aList(), { kind: 'folder.rename', payload: name }).outcome.status).toBe('refused');
  const full = apply(renamed.list, { kind: 'bookmark.move', payload: { ...BEACH, folderId: WEEKEND } });
  const removed = apply(full.list, { kind: 'folder.remove', payload: { folderId: WEEKEND } });
  expect(removed.list).toMatchObject({ folders: [], bookmarks: [{ itemId: 'kite-beach', folderId: null }] });
  expect(apply(removed.list, { kind: 'folder.remove', payload: { folderId: WEEKEND } }).outcome.status).toBe(
    'unchanged',
  );
});

test('PROF-6 a list has an end, and says so', () => {
  const bookmarks = Array.from({ length: MAX_BOOKMARKS }, (_none, at) => ({ itemId: `item-${at}` }));
  expect(apply(aList(bookmarks), add()).outcome).toEqual({ status: 'refused', code: 'too_many_bookmarks' });
  const folders = Object.fromEntries(Array.from({ length: MAX_FOLDERS }, (_none, at) => [`f${at}`, `Folder ${at}`]));
  const more = { kind: 'folder.add', payload: { folderId: WEEKEND, name: 'One more' } } as const;
  expect(apply(aList([], folders), more).outcome).toEqual({ status: 'refused', code: 'too_many_folders' });
});

test('PROF-6 DATA-3 the list on the screen is what the server holds and what waits on top of it', () => {
  const server = aList([{ itemId: 'a' }]);
  const pending = [
    anOperation(add({ itemId: 'b' })),
    anOperation({ kind: 'bookmark.remove', payload: { kind: 'place', itemId: 'a' } }),
    anOperation({ kind: 'bookmark.move', payload: { kind: 'place', itemId: 'never-there', folderId: null } }),
  ];
  expect(listOnScreen(server, pending).bookmarks.map(({ itemId }) => itemId)).toEqual(['b']);
  expect(listOnScreen(server, [])).toBe(server);
  expect(server.bookmarks[0]?.addedAt).toBe(TEST_TIME);
});
