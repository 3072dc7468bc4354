import { describe, expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { search } from './search.ts';
import type { SearchDocument } from './search-document.ts';
import type { Postings, SearchStore } from './search-store.ts';
import { suggest } from './suggest.ts';
import { GUIDE, makeDocument, NAMES } from './test-documents.ts';
import { createVocabulary } from './vocabulary.ts';
import { BOUNDS } from './weights.ts';

const vocabulary = createVocabulary(NAMES);
const store = createMemoryStore(GUIDE);

test.each(['', '   ', '?!', '—'])('SEARCH-1 nothing is searched for “%s”', async (query) => {
  let calls = 0;
  const counting = countCalls(store, () => (calls += 1));
  const found = await search(counting, vocabulary, { query, limit: 20, offset: 0 });
  expect([found.matches, found.total, calls]).toEqual([[], 0, 0]);
});

describe('SEARCH-8 the work is bounded, however large the guide is', () => {
  const many = Array.from({ length: 3000 }, (_, place): SearchDocument => {
    const title = `Common park ${place % 20 === 0 ? 'rare' : 'usual'} number${place}`;
    return makeDocument({
      id: `p${place}`,
      titles: { en: title },
      concepts: ['category/attractions'],
      prior: (place % 10) / 10,
      asked: [`where is the usual park number ${place % 30}`, 'somewhere common to walk the dog in the shade'],
    });
  });
  const large = createMemoryStore(many);

  test.each([
    'common',
    'common park',
    'common rare park',
    'usual park rare common number5',
    'comon',
    'somewhere in the shade to walk the dog',
    'where is the comon park number 7',
  ])('%s', async (query) => {
    const calls: string[] = [];
    const counting = countCalls(large, (name, sizes) => {
      calls.push(name);
      expect(sizes.requests).toBeLessThanOrEqual(600);
      expect(sizes.found).toBeLessThanOrEqual(BOUNDS.postings + BOUNDS.probed * BOUNDS.keys);
    });
    const found = await search(counting, vocabulary, { query, limit: 20, offset: 0 });
    expect(calls.filter((name) => name === 'postings').length).toBeLessThanOrEqual(5);
    expect(calls.filter((name) => name === 'probe').length).toBeLessThanOrEqual(3);
    expect(calls.length).toBeLessThanOrEqual(10);
    expect(found.matches).toHaveLength(20);
    expect(found.isMore).toBe(query !== 'common rare park');
  });

  test('SEARCH-8 a single common word is counted all the same', async () => {
    expect((await search(large, vocabulary, { query: 'common', limit: 5, offset: 0 })).total).toBe(3000);
  });

  test('SEARCH-8 a rare word beside a common one is counted exactly', async () => {
    const found = await search(large, vocabulary, { query: 'common number2500', limit: 5, offset: 0 });
    expect(found.matches[0]?.id).toBe('p2500');
  });

  test('SEARCH-2 a name with a rare word is suggested behind a common beginning', async () => {
    const probed: number[] = [];
    const counting = countCalls(large, (name, { requests }) => name === 'probe' && probed.push(requests));
    const found = await suggest(counting, vocabulary, { query: 'number2500 comm', limit: 5 });
    expect(found.map(({ id }) => id)).toEqual(['p2500']);
    // A document without the rare word is excluded before it is probed for the others.
    expect(probed).toEqual([1]);
  });

  test('SEARCH-8 what lacks a word for certain does not hide what has all of them in its text', async () => {
    const stated = makeDocument({ id: 'told', titles: { en: 'Told' }, bodies: { en: 'A common zebra.' }, prior: 0 });
    const request = { query: 'common zebra', limit: 5, offset: 0 };
    const found = await search(createMemoryStore([...many, stated]), vocabulary, request);
    expect(found.matches[0]?.id).toBe('told');
  });

  test('SEARCH-8 a narrow choice is not missed behind a common word', async () => {
    const event = makeDocument({
      kind: 'event',
      id: 'e',
      titles: { en: 'A rather long name of a common thing' },
      prior: 0,
    });
    const found = await search(createMemoryStore([...many, event]), vocabulary, {
      query: 'common',
      kinds: ['event'],
      limit: 5,
      offset: 0,
    });
    expect(found.matches.map(({ id }) => id)).toEqual(['e']);
  });

  test('SEARCH-8 the longest query requests no more keys than a bound', async () => {
    const query = Array.from({ length: 40 }, (_, place) => `barsha${place % 10} beach deira`).join(' ');
    const counting = countCalls(store, (_, sizes) => expect(sizes.requests).toBeLessThanOrEqual(600));
    await search(counting, vocabulary, { query, limit: 20, offset: 0 });
  });
});

function sizeOf(lists: readonly Postings[]): number {
  return lists.reduce((sum, { documents }) => sum + documents.length, 0);
}

type Sizes = { requests: number; found: number };

/** Reports for every call how much was requested and found. */
function countCalls(inner: SearchStore, notify: (name: string, sizes: Sizes) => void): SearchStore {
  return {
    async postings(keys, limit) {
      const lists = await inner.postings(keys, limit);
      notify('postings', { requests: keys.length, found: sizeOf(lists) });
      return lists;
    },
    async probe(keys, documents) {
      const found = await inner.probe(keys, documents);
      notify('probe', { requests: documents.length, found: sizeOf(found) });
      return found;
    },
    async spellings(forms) {
      const found = await inner.spellings(forms);
      notify('spellings', { requests: forms.length, found: found.length });
      return found;
    },
    async documents(documents, counted) {
      const found = await inner.documents(documents, counted);
      const requests = Math.max(documents.length, counted.length);
      notify('documents', { requests, found: found.stored.length + found.facets.length });
      return found;
    },
  };
}
