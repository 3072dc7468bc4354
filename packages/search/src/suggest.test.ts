import { describe, expect, test, vi } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { correctWords } from './spelling.ts';
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
    ['kite dubai bea', 'kite-beach'],
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

  test('SEARCH-8 a last word is taken for a slip only where another could find anything', async () => {
    const requests = createMemoryStore(GUIDE);
    const spellings = vi.spyOn(requests, 'spellings');
    const found = async (query: string) =>
      (await suggest(requests, vocabulary, { query, limit: 8 })).map(({ id }) => id);
    expect(await found('xyzzy khaliaf')).toEqual([]);
    expect(spellings).not.toHaveBeenCalled();
    expect(await found('burj khakifa')).toContain('burj-khalifa');
    expect(spellings).toHaveBeenCalled();
  });

  test('SEARCH-8 a last word is taken for a slip only where a name has what stands before it', async () => {
    const textLocale = makeDocument({
      id: 'told',
      titles: { en: 'Old market' },
      summaries: { en: 'Opposite a harbour.' },
    });
    const tower = makeDocument({ id: 'tower', titles: { en: 'Harbour tower' } });
    const spellingsFor = async (query: string, ...documents: ReturnType<typeof makeDocument>[]) => {
      const requests = createMemoryStore(documents);
      const spellings = vi.spyOn(requests, 'spellings');
      await suggest(requests, vocabulary, { query, limit: 8 });
      return spellings.mock.calls.length;
    };
    expect(await spellingsFor('harbour towre', textLocale)).toBe(0);
    expect(await spellingsFor('harbour towre', textLocale, tower)).toBe(1);
  });

  test('SEARCH-8 a word that the guide has is no slip of the finger', async () => {
    const pass = makeDocument({ id: 'pass', titles: { en: 'Water pass' } });
    const pays = makeDocument({
      id: 'pays',
      titles: { en: 'Museum' },
      summaries: { en: 'Built by the masses, mass by mass.' },
    });
    const found = async (...documents: ReturnType<typeof makeDocument>[]) =>
      (await suggest(createMemoryStore(documents), vocabulary, { query: 'mass', limit: 8 })).map(({ id }) => id);
    expect(await found(pass)).toEqual(['pass']);
    expect(await found(pass, pays)).toEqual([]);
    expect(await correctWords(createMemoryStore([pass, pays]), ['mass'])).toEqual(new Map());
  });

  test('SEARCH-2 of many that fit equally well the first of the guide come', async () => {
    const parks = Array.from({ length: 300 }, (_, at) => makeDocument({ id: `p${at}`, titles: { en: `Park ${at}` } }));
    const firstOf = async (documents: typeof parks) =>
      (await suggest(createMemoryStore(documents), vocabulary, { query: 'park', limit: 24 })).map(({ id }) => id);
    expect(await firstOf(parks)).toHaveLength(24);
    expect(await firstOf(parks)).toEqual(
      parks
        .slice(0, 24)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  const named = (id: string, en: string, given: Partial<Parameters<typeof makeDocument>[0]> = {}) =>
    makeDocument({ id, titles: { en }, ...given });
  const order = async (query: string, ...documents: ReturnType<typeof makeDocument>[]) =>
    (await suggest(createMemoryStore(documents), vocabulary, { query, limit: 8 })).map(({ id }) => id);

  test('SEARCH-2 a whole word comes before the beginning of one, and that before what is only like it', async () => {
    const found = await order(
      'burj',
      named('alias', 'Hospital', { aliases: ['Burjeel'], prior: 1 }),
      named('beginning', 'BurJuman', { prior: 1 }),
      named('inside', 'At.mosphere Burj Khalifa', { prior: 0 }),
      named('start', 'Burj Park', { prior: 0 }),
    );
    expect(found).toEqual(['start', 'inside', 'beginning', 'alias']);
  });

  test('SEARCH-2 a word of another language proposes what it means, after names that begin with it', async () => {
    const gold = named('gold', 'Gold Souk');
    expect(await order('dahab', gold)).toEqual(['gold']);
    expect(await order('dahab', gold, named('dahab', 'Dahab Café'))).toEqual(['dahab', 'gold']);
  });

  test('SEARCH-2 another word of the same meaning begins no name', async () => {
    const tower = named('tower', 'Cayan Tower');
    expect(await order('برج', tower, named('word', 'Burj Park', { titles: { ar: 'حديقة برج' } }))).toEqual(['word']);
  });

  test('SEARCH-2 what sounds the same is suggested only where no name has the word', async () => {
    const frame = named('sound', 'Cayan', { titles: { ar: 'بُرُوز' }, prior: 1 });
    expect(await order('burj', frame)).toEqual(['sound']);
    expect(await order('burj', frame, named('word', 'Burj Park'))).toEqual(['word']);
  });

  test('SEARCH-2 the city before a name does not put it behind others', async () => {
    const marina = named('marina', 'Dubai Marina', { kind: 'neighbourhood' });
    const marriage = named('marriage', 'Marriage certificate', { kind: 'service' });
    expect(await order('mar', marriage, marina)).toEqual(['marina', 'marriage']);
  });

  test('SEARCH-2 of equals, what the editors want seen comes first; a fact comes after names', async () => {
    const [low, high] = [named('low', 'Marina Walk', { prior: 0 }), named('high', 'Marina Mall', { prior: 1 })];
    const fact = named('fact', 'Marina', { kind: 'fact', prior: 1 });
    expect(await order('marina', fact, low, high)).toEqual(['high', 'low', 'fact']);
  });

  test('SEARCH-2 a longer beginning is met by the whole of it', async () => {
    expect(await idsOf('kitchen')).toEqual([]);
    expect(await idsOf('beachwear')).toEqual([]);
  });

  test('SEARCH-2 no more than are requested', async () => {
    const many = Array.from({ length: 500 }, (_, place) =>
      makeDocument({ id: `p${place}`, titles: { en: `Park ${place}` } }),
    );
    const found = await suggest(createMemoryStore(many), vocabulary, { query: 'pa', limit: 8 });
    expect(found).toHaveLength(8);
  });
});
