import { expect, test } from 'vitest';
import { folderNamed, readReference, referenceKey, trimFolderName } from './bookmark.ts';
import { aList, WEEKEND } from './factories.ts';
import { bookmarkOperationSchema } from './operation-schema.ts';
import { addToHistory, MAX_READ_ITEMS, withoutItem } from './reading-history.ts';
import { MAX_SHARED, readSharedList, writeSharedList } from './shared-list.ts';

const ITEM = { kind: 'place', itemId: 'kite-beach' } as const;

test('PROF-6 an item has a name in one word', () => {
  expect(readReference(referenceKey(ITEM))).toEqual(ITEM);
  for (const wrong of ['', 'place', 'place:', 'room:a', 'place:A b', 'place:../x', 'handbook:weather']) {
    expect(readReference(wrong)).toBeNull();
  }
});

test('PROF-6 a folder is known by its name, without case or space around it', () => {
  const list = aList([], { [WEEKEND]: 'Weekend' });
  expect(folderNamed(list, ' WEEKEND ')?.id).toBe(WEEKEND);
  expect(folderNamed(list, 'Friday')).toBeUndefined();
  expect(trimFolderName(`  a \n b${'x'.repeat(80)}`)).toHaveLength(60);
});

test('PROF-6 a shared link carries items and a name, nothing else', () => {
  const hash = writeSharedList({ name: 'Week & end', items: [ITEM, { kind: 'event', itemId: 'run' }] });
  expect(hash).toBe('share=place:kite-beach,event:run&name=Week%20%26%20end');
  expect(readSharedList(`#${hash}`)).toEqual({ name: 'Week & end', items: [ITEM, { kind: 'event', itemId: 'run' }] });
  expect(readSharedList('#share=place:kite-beach,place:kite-beach,<b>,room:x')).toEqual({ name: '', items: [ITEM] });
  for (const none of ['', '#', '#top', '#share=', '#share=x']) expect(readSharedList(none)).toBeNull();
  const many = Array.from({ length: MAX_SHARED + 5 }, (_none, at) => ({ kind: 'place' as const, itemId: `p${at}` }));
  expect(readSharedList(writeSharedList({ name: '', items: many }))?.items).toHaveLength(MAX_SHARED);
});

test('PROF-6 the reading history holds a page once, newest first, two hundred at most', () => {
  const read = (itemId: string) => ({ kind: 'article' as const, itemId, href: '', title: itemId, readAt: '' });
  const history = addToHistory(addToHistory(addToHistory([], read('a')), read('b')), read('a'));
  expect(history.map(({ itemId }) => itemId)).toEqual(['a', 'b']);
  expect(withoutItem(history, read('a')).map(({ itemId }) => itemId)).toEqual(['b']);
  const full = Array.from({ length: MAX_READ_ITEMS }, (_none, at) => read(`p${at}`));
  expect(addToHistory(full, read('new'))).toHaveLength(MAX_READ_ITEMS);
});

test.each([
  ['a kind that cannot be kept', { kind: 'bookmark.remove', payload: { kind: 'handbook', itemId: 'weather' } }],
  ['an id that is none', { kind: 'bookmark.remove', payload: { kind: 'place', itemId: "x' or 1=1" } }],
  ['an empty name', { kind: 'folder.add', payload: { folderId: WEEKEND, name: '  ' } }],
  ['a name too long', { kind: 'folder.add', payload: { folderId: WEEKEND, name: 'x'.repeat(61) } }],
  ['an unknown kind', { kind: 'bookmark.steal', payload: {} }],
  ['more than it holds', { kind: 'folder.remove', payload: { folderId: WEEKEND, userId: 'other' } }],
])('PROF-6 an operation with %s is not one', (_case, change) => {
  const operation = { id: WEEKEND, at: '2026-11-21T08:00:00.000Z', ...change };
  expect(bookmarkOperationSchema.safeParse(operation).success).toBe(false);
  const sound = { ...operation, kind: 'folder.remove', payload: { folderId: WEEKEND } };
  expect(bookmarkOperationSchema.safeParse(sound).success).toBe(true);
});
