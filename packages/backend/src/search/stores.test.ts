import { createTestDatabase } from '@dalil/database/test-database.ts';
import { createMemoryStore } from '@dalil/search/memory-store.ts';
import { documentOf } from '@dalil/search/search-source.ts';
import type { SearchStore } from '@dalil/search/search-store.ts';
import { search } from '@dalil/search/search.ts';
import { suggest } from '@dalil/search/suggest.ts';
import { expect, test } from 'vitest';
import { createContentMemory } from '../core/content-memory.ts';
import { createTestApi } from '../test-api.ts';
import { findVocabulary } from './find-vocabulary.ts';
import { createCachedStore } from './cached-store.ts';
import { type Reference, readSources } from './read-sources.ts';
import { createSqlStore } from './sql-store.ts';

const QUERIES = `
  dubai|beach|free beaches|burj khalifa|burj kalifa|برج خليفة|बुर्ज ख़लीफ़ा|برج خلیفہ|barsha|البرشاء|बरशा|برشا|jumeirah|jumeira
  visa|visa overstay fine|غرامة تجاوز الإقامة|वीज़ा|ویزا|metro|metro fares|مترو|मेट्रो किराया|salik|nol card|parking fine
  restaurant|restuarant|cheap restaurants in deira|cafe in jumeirah|مطعم|रेस्टोरेंट|ریستوران|karak|brunch|iftar|ramadan
  museum|museums with children|متحف|संग्रहालय|gold souk|سوق الذهب|desert safari|ski dubai|dubai mall|mall|hotel
  ejari|rent increase|emirates id|driving licence|police|emergency number|hospital|school|alcohol|dress code|mosque
  weather in august|new year fireworks|national day|art dubai|events this weekend|zzzzzz|12|a|dubai marina walk at night
  24h pharmacy|somewhere cold indoors for the children|boss wont give me my passport|metro kitne baje tak chalti hai|وين نصلي العيد|کرایہ کتنا بڑھا سکتا ہے`;

const queries = QUERIES.split(/[|\n]/)
  .map((query) => query.trim())
  .filter((query) => query !== '');

test('SEARCH-8 the index in the database and the one in memory give the same answers over the whole guide', async () => {
  const database = await createTestDatabase({ hasIndex: true });
  const { deps } = createTestApi(database.db);
  const { rows } = await database.pool.query<Reference>('select kind, id from search.documents order by number / 8');
  const sources = await readSources(database.db, rows);
  const documents = new Map(sources.map((source) => [`${source.kind}/${source.id}`, documentOf(source)]));
  const memory = createMemoryStore(rows.flatMap(({ kind, id }) => documents.get(`${kind}/${id}`) ?? []));
  const sql = createSqlStore(database.db, '2026-11-21');
  const saved = createCachedStore(sql, createContentMemory(), '2026-11-21');
  const vocabulary = await findVocabulary(deps);

  async function answers(store: SearchStore, query: string) {
    const plain = await search(store, vocabulary, { query, limit: 20, offset: 0 });
    const second = await search(store, vocabulary, { query, limit: 20, offset: 20 });
    const filtered = await search(store, vocabulary, {
      query,
      kinds: ['place', 'neighbourhood'],
      required: ['neighbourhood/jumeirah'],
      limit: 20,
      offset: 0,
    });
    const suggested = await suggest(store, vocabulary, { query, limit: 8 });
    const named = [plain, second, filtered].map((outcome) => ({
      ...outcome,
      concepts: [...outcome.concepts].toSorted((one, other) => one.concept.localeCompare(other.concept)),
      matches: outcome.matches.map(({ kind, id, score }) => ({ kind, id, score: score.toFixed(9) })),
    }));
    return { named, suggested: suggested.map(({ kind, id }) => `${kind}/${id}`) };
  }

  expect(queries.length).toBeGreaterThanOrEqual(60);
  for (const query of queries) {
    const expected = await answers(memory, query);
    expect(await answers(sql, query), query).toEqual(expected);
    expect(await answers(saved, query), `${query}, kept`).toEqual(expected);
  }
  await database.close();
}, 120_000);
