import type { Bookmark, BookmarkList } from './bookmark.ts';
import type { BookmarkChange, BookmarkOperation } from './bookmark-operation.ts';
import type { SavedItem } from './saved-item.ts';

export const TEST_TIME = '2026-11-21T08:00:00.000Z';
export const WEEKEND = '11111111-1111-4111-8111-111111111111';
export const SESSION_ID = '22222222-2222-4222-8222-222222222222';

let drawn = 0;

export function anOperation(change: BookmarkChange, at = TEST_TIME): BookmarkOperation {
  drawn += 1;
  return { ...change, id: `00000000-0000-4000-8000-${String(drawn).padStart(12, '0')}`, at };
}

export function aBookmark(fields: Partial<Bookmark> = {}): Bookmark {
  return {
    kind: 'place',
    itemId: 'kite-beach',
    folderId: null,
    note: '',
    otherNote: null,
    noteVersion: 0,
    addedAt: TEST_TIME,
    updatedAt: TEST_TIME,
    ...fields,
  };
}

export function aList(bookmarks: Partial<Bookmark>[] = [], folders: Record<string, string> = {}): BookmarkList {
  return {
    folders: Object.entries(folders).map(([id, name]) => ({ id, name, addedAt: TEST_TIME })),
    bookmarks: bookmarks.map(aBookmark),
  };
}

export function anItem(fields: Partial<SavedItem> = {}): SavedItem {
  return {
    kind: 'place',
    itemId: 'kite-beach',
    href: '/content/kite-beach',
    locale: 'en',
    area: 'beaches',
    title: 'Kite Beach',
    summary: 'A long public beach.',
    neighbourhood: 'jumeirah',
    position: { lat: 25.1646, lon: 55.2038 },
    next: null,
    ...fields,
  };
}
