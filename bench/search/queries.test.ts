import { createMemoryStore } from '@dalil/search/memory-store.ts';
import { expect, test } from 'vitest';
import { shareOfRight } from './judged-queries.ts';
import { readStartingGuide } from './starting-guide.ts';

const { documents, vocabulary } = await readStartingGuide();
const shares = await shareOfRight(createMemoryStore(documents), vocabulary);

test.each([
  ['English', 0.92],
  ['Arabic letters', 0.92],
  ['Devanagari', 0.92],
  ['romanised', 0.8],
  // Of sixteen queries; with 1,000 places some find one of their words: "cricket" a district of sports, "pizza" a restaurant.
  ['nothing to find', 0.55],
] as const)('SEARCH-8 of the judged queries, %s, at least %d are answered by one of the first three', (group, min) => {
  expect(shares.get(group)?.share).toBeGreaterThanOrEqual(min);
});
