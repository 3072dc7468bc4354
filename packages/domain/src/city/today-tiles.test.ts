import { expect, test } from 'vitest';
import { moveTile, ORIGINAL_LAYOUT, readLayout, TODAY_TILES, toggleTile } from './today-tiles.ts';

test.each(['', '{', '[]', 'null', '{"order":"can","hidden":3,"audience":"king"}'])(
  'ROUTE-1 a stored layout that is not understood (%s) is the original one',
  (text) => {
    expect(readLayout(text)).toEqual(ORIGINAL_LAYOUT);
  },
);

test('ROUTE-1 parts unknown to a stored layout follow those before them, unknown names are dropped', () => {
  const stored = JSON.stringify({
    order: ['tolls', 'can', 'can', 'gone'],
    hidden: ['now', 'gone'],
    audience: 'resident',
  });
  const layout = readLayout(stored);
  expect(layout.order).toEqual(['tolls', 'month', 'can', 'timeline', 'brief', 'now', 'you']);
  expect([layout.hidden, layout.audience]).toEqual([['now'], 'resident']);
});

test('ROUTE-1 parts move by one place within the ends, and are hidden and shown', () => {
  const moved = moveTile(ORIGINAL_LAYOUT, 'timeline', -1);
  expect(moved.order.slice(0, 2)).toEqual(['timeline', 'can']);
  expect(moveTile(moved, 'timeline', -1)).toBe(moved);
  expect(moved.order.toSorted()).toEqual([...TODAY_TILES].toSorted());
  const hidden = toggleTile(moved, 'month');
  expect(hidden.hidden).toEqual(['month']);
  expect(toggleTile(hidden, 'month')).toEqual(moved);
  expect(readLayout(JSON.stringify(hidden))).toEqual(hidden);
});
