import { expect, test } from 'vitest';
import { mergeSearches, type RecentSearch, withoutSearches } from './recent-search.ts';

function searchAt(minute: number, query: string): RecentSearch {
  return { query, resultsCount: minute, createdAt: new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString() };
}

test('SEARCH-5 searches are one list, the newest first, ten at most', () => {
  const older = Array.from({ length: 8 }, (_none, at) => searchAt(at, `older ${at}`));
  const newer = Array.from({ length: 4 }, (_none, at) => searchAt(20 + at, `newer ${at}`));
  const merged = mergeSearches(older, newer).map(({ query }) => query);
  expect(merged).toHaveLength(10);
  expect(merged.slice(0, 4)).toEqual(['newer 3', 'newer 2', 'newer 1', 'newer 0']);
  expect(merged.at(-1)).toBe('older 2');
});

test('SEARCH-5 one search in another case, spelling of letters or spacing is the same, and the last one stays', () => {
  const merged = mergeSearches(
    [searchAt(1, 'Kite Beach'), searchAt(2, 'مقهى')],
    [searchAt(3, 'kite   beach'), searchAt(4, 'مقهي')],
  );
  expect(merged.map(({ query }) => query)).toEqual(['مقهي', 'kite   beach']);
});

test('SEARCH-5 of two at the same moment the first list has its way, and merging again changes nothing', () => {
  const merged = mergeSearches([searchAt(1, 'Deira')], [searchAt(1, 'deira'), searchAt(0, 'souk')]);
  expect(merged.map(({ query }) => query)).toEqual(['Deira', 'souk']);
  expect(mergeSearches(merged, merged)).toEqual(merged);
});

test('SEARCH-5 a search is removed however it was written', () => {
  const searches = [searchAt(2, 'Kite Beach'), searchAt(1, 'souk')];
  expect(withoutSearches(searches, ['KITE beach']).map(({ query }) => query)).toEqual(['souk']);
  expect(withoutSearches(searches, [])).toEqual(searches);
});
