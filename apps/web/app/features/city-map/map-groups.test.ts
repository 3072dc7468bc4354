import { expect, test } from 'vitest';
import { groupItems } from './map-groups.ts';
import { placeNames } from './map-names.ts';

const item = (id: string, x: number, y: number) => ({ id, x, y });

test('ROUTE-1 places that are close on the screen are one target, and the selected one stays alone', () => {
  const items = [item('a', 100, 100), item('b', 120, 100), item('c', 300, 100)];
  const ids = (selectedId: string | null) =>
    groupItems(items, selectedId).map((group) => group.items.map(({ id }) => id).join(''));
  expect(ids(null)).toEqual(['ab', 'c']);
  expect(ids('b')).toEqual(['b', 'a', 'c']);
  expect(groupItems(items, null)[0]).toMatchObject({ x: 110, y: 100 });
});

test('ROUTE-1 names give way to targets and to more important names', () => {
  const frame = { width: 400, height: 400 };
  const name = (text: string, rank: number, x: number, y: number) => ({
    key: text,
    kind: 'community',
    text,
    rank,
    x,
    y,
  });
  const names = [
    name('Low', 3, 200, 205),
    name('High', 1, 200, 200),
    name('Free', 3, 200, 300),
    name('Out', 1, 500, 10),
  ];
  expect(placeNames(names, [], frame).map(({ text }) => text)).toEqual(['High', 'Free']);
  expect(placeNames(names, [{ x: 200, y: 300 }], frame).map(({ text }) => text)).toEqual(['High']);
});
