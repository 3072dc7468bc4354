import { describe, expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { suggest } from './suggest.ts';
import { GUIDE, makeDocument, NAMES } from './test-documents.ts';
import { createVocabulary } from './vocabulary.ts';

const store = createMemoryStore(GUIDE);
const vocabulary = createVocabulary(NAMES);

async function idsOf(query: string, limit = 8): Promise<string[]> {
  return (await suggest(store, vocabulary, { query, limit })).map(({ id }) => id);
}

describe('SEARCH-2 suggestions while typing', () => {
  test.each([
    ['ba', 'al-barsha'],
    ['bars', 'al-barsha'],
    ['barsha', 'al-barsha'],
    ['al bar', 'al-barsha'],
    ['بر', 'al-barsha'],
    ['البر', 'al-barsha'],
    ['البرشا', 'al-barsha'],
    ['बर', 'al-barsha'],
    ['बरशा', 'al-barsha'],
    ['برشا', 'al-barsha'],
    ['burj k', 'burj-khalifa'],
    ['burj khal', 'burj-khalifa'],
    ['برج خل', 'burj-khalifa'],
    ['बुर्ज ख', 'burj-khalifa'],
    ['barsha pon', 'al-barsha-pond-park'],
    ['kite', 'kite-beach'],
    ['overs', 'visa.overstay.daily-fine'],
    ['seaside', 'kite-beach'],
    ['at the to', 'burj-khalifa'],
  ])('%s', async (query, id) => {
    expect(await idsOf(query)).toContain(id);
  });

  test.each(['ba', 'barsh', 'البر', 'बर', 'برش'])('the neighbourhood comes first for %s', async (query) => {
    expect((await idsOf(query))[0]).toBe('al-barsha');
  });

  test.each(['', ' ', 'b', '?', 'xyzzy', 'barshq pond xq'])('nothing for “%s”', async (query) => {
    expect(await idsOf(query)).toEqual([]);
  });

  test.each([
    ['khaliaf', 'burj-khalifa'],
    ['overstey', 'overstay-fines'],
  ])('SEARCH-8 a slip of the finger finds too: %s', async (query, id) => {
    expect(await idsOf(query)).toContain(id);
  });

  test('SEARCH-2 a longer beginning is met by the whole of it', async () => {
    expect(await idsOf('kitchen')).toEqual([]);
    expect(await idsOf('beachwear')).toEqual([]);
  });

  test('SEARCH-2 no more than are asked for', async () => {
    const many = Array.from({ length: 500 }, (_, place) =>
      makeDocument({ id: `p${place}`, titles: { en: `Park ${place}` } }),
    );
    const found = await suggest(createMemoryStore(many), vocabulary, { query: 'pa', limit: 8 });
    expect(found).toHaveLength(8);
  });
});
