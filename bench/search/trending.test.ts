import { readStartingContent } from '@dalil/database/content/read-starting-content.ts';
import { createMemoryStore } from '@dalil/search/memory-store.ts';
import { search } from '@dalil/search/search.ts';
import { expect, test } from 'vitest';
import { readStartingGuide } from './starting-guide.ts';

const { terms } = await readStartingContent();
const { documents, vocabulary } = await readStartingGuide();
const store = createMemoryStore(documents);
const trending = terms.filter(({ group }) => group === 'trending');

test('SEARCH-7 the editorial list is long enough to show five', () => {
  expect(new Set(trending.map(({ id }) => id)).size).toBeGreaterThanOrEqual(8);
});

test.each(trending)('SEARCH-7 "$label" of the editorial list finds something as it stands', async ({ label }) => {
  const { total, meant } = await search(store, vocabulary, { query: label, limit: 1, offset: 0 });
  expect({ isFound: total > 0, meant }).toEqual({ isFound: true, meant: null });
});
