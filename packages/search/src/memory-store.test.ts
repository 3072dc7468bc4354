import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deletionForms, keysOf, wordsOf } from './index-keys.ts';
import { wordKey } from './index-word.ts';
import { createMemoryStore } from './memory-store.ts';
import { type ConceptId, documentNumber, SEARCH_KINDS, type SearchDocument } from './search-document.ts';
import type { SearchStore } from './search-store.ts';
import { makeDocument } from './test-documents.ts';

type Posting = { document: number; impact: number };

/** All documents of each key, best first, read directly from the documents. */
function readNaively(documents: readonly SearchDocument[]): Map<string, Posting[]> {
  const lists = new Map<string, Posting[]>();
  for (const [sequence, one] of documents.entries()) {
    const document = documentNumber(sequence, one.kind);
    for (const [key, impact] of keysOf(one)) {
      const list = lists.get(key) ?? [];
      list.push({ document, impact });
      lists.set(key, list);
    }
  }
  for (const list of lists.values()) list.sort((a, b) => b.impact - a.impact || a.document - b.document);
  return lists;
}

const pairs = ({ documents, impacts }: { documents: readonly number[]; impacts: readonly number[] }) =>
  documents.map((document, place) => ({ document, impact: impacts[place] }));

async function expectSame(store: SearchStore, documents: readonly SearchDocument[], limit: number): Promise<void> {
  const naive = readNaively(documents);
  const keys = [...naive.keys(), '=nothing', ''];
  const lists = await store.postings(keys, limit);
  expect(lists.map((list) => ({ key: list.key, count: list.count, found: pairs(list) }))).toEqual(
    Array.from(naive, ([key, list]) => ({ key, count: list.length, found: list.slice(0, limit) })),
  );
  const numbers = documents.map(({ kind }, sequence) => documentNumber(sequence, kind));
  const probed = await store.probe(keys, [...numbers, documentNumber(documents.length, 'place')]);
  expect(probed.map((list) => [list.key, pairs(list)])).toEqual(
    keys.map((key) => [key, (naive.get(key) ?? []).toSorted((a, b) => a.document - b.document)]),
  );
}

/** Includes unpaired surrogates, because a key cut at its maximum length may end in one. */
const unit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));
const ANY = fc.string({ unit: fc.oneof(unit, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })) });
const WORDS = ['beach', 'شاطئ', 'तट', 'ساحل', 'barsha', 'البرشاء', 'of', '𞤀𞤣𞤢𞤥', '𐌰𐌱', '海灘', 'बरशा', 'برشا'];
const text = fc.array(fc.oneof(fc.constantFrom(...WORDS), ANY), { maxLength: 4 }).map((words) => words.join(' '));
const document: fc.Arbitrary<SearchDocument> = fc.record({
  kind: fc.constantFrom(...SEARCH_KINDS),
  id: fc.string({ minLength: 1 }),
  titles: fc.record({ en: text, ar: text }),
  aliases: fc.array(text, { maxLength: 1 }),
  summaries: fc.record({ hi: text }),
  bodies: fc.record({ ur: text }),
  concepts: fc.array(
    fc.tuple(fc.constantFrom('category', 'neighbourhood'), ANY).map(([group, name]): ConceptId => `${group}/${name}`),
    { maxLength: 3 },
  ),
  prior: fc.double({ min: 0, max: 1, noNaN: true }),
  asked: fc.constant([]),
});

function firstIn(concepts: readonly ConceptId[], group: string): string | null {
  const [first] = concepts.filter((concept) => concept.startsWith(group));
  return first === undefined ? null : first.slice(group.length);
}

test('SEARCH-8 the store in memory says what a naive reading of all documents says, whatever their letters', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(document, { maxLength: 6 }), fc.integer({ min: 1, max: 4 }), async (documents, limit) => {
      const store = createMemoryStore(documents);
      await expectSame(store, documents, limit);
      const numbers = documents.map(({ kind }, sequence) => documentNumber(sequence, kind));
      const { stored, facets } = await store.documents(numbers, numbers);
      expect(stored).toEqual(
        documents.map(({ kind, id, titles, concepts }, place) => ({
          document: numbers[place],
          kind,
          id,
          titles,
          category: firstIn(concepts, 'category/'),
          neighbourhood: firstIn(concepts, 'neighbourhood/'),
        })),
      );
      const filed = documents.flatMap(({ concepts }, place) =>
        concepts.length > 0 ? [{ document: numbers[place], concepts }] : [],
      );
      expect(facets).toEqual(filed);
    }),
    { numRuns: 100 },
  );
});

test('SEARCH-8 an index of nothing finds nothing, and one of a single document only that', async () => {
  const empty = createMemoryStore([]);
  await expectSame(empty, [], 10);
  expect(await empty.spellings(['beach'])).toEqual([]);
  expect(await empty.documents([0], [0])).toEqual({ stored: [], facets: [] });
  const only = makeDocument({ kind: 'fact', id: 'only', titles: { en: 'Beach' } });
  const store = createMemoryStore([only]);
  await expectSame(store, [only], 10);
  const number = documentNumber(0, 'fact');
  const { stored } = await store.documents([number, documentNumber(0, 'place'), documentNumber(1, 'fact')], []);
  const bare = { category: null, neighbourhood: null };
  expect(stored).toEqual([{ document: number, kind: 'fact', id: 'only', titles: { en: 'Beach' }, ...bare }]);
});

test('SEARCH-8 documents beyond the first 65,535 numbers are found as those before', async () => {
  const documents = Array.from({ length: 19_000 }, (_, place) =>
    makeDocument({
      id: `d${place}`,
      kind: SEARCH_KINDS[place % SEARCH_KINDS.length] ?? 'place',
      titles: { en: place % 9000 === 1 ? 'Kestrel' : 'Common' },
      prior: (place % 11) / 10,
      asked: [],
    }),
  );
  const store = createMemoryStore(documents);
  await expectSame(store, documents, 240);
  const last = documentNumber(18_001, SEARCH_KINDS[18_001 % SEARCH_KINDS.length] ?? 'place');
  expect(last).toBeGreaterThan(65_535 * 2);
  expect((await store.postings([wordKey('kestrel')], 3))[0]?.documents).toContain(last);
  expect((await store.documents([last], [])).stored).toMatchObject([{ id: 'd18001', titles: { en: 'Kestrel' } }]);
});

test('SEARCH-8 the words that have a form are those whose forms it is one of, in every script', async () => {
  const letters = fc.string({ unit: fc.constantFrom(...Array.from('abաشता𞤀𐌰灘')), minLength: 3, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { maxLength: 8 }), letters, async (words, typed) => {
      const documents = words.map((word, place) => makeDocument({ id: `d${place}`, titles: { en: `${word} beach` } }));
      const counts = new Map<string, number>();
      for (const word of documents.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
      const forms = [...deletionForms(typed), ...deletionForms('beech'), ...deletionForms(words[0] ?? 'beach')];
      const store = createMemoryStore(documents);
      const near = (await Promise.all([...new Set(forms)].map((form) => store.spellings([form])))).flat();
      const expected = Array.from(counts).flatMap(([word, count]) =>
        deletionForms(word).flatMap((form) => (forms.includes(form) ? [{ word, count, form }] : [])),
      );
      const inOrder = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).toSorted();
      expect(inOrder(near)).toEqual(inOrder(expected));
    }),
    { numRuns: 200 },
  );
});
