import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { search, type SearchQuery } from './search.ts';
import type { SearchStore } from './search-store.ts';
import { GUIDE, makeDocument, NAMES } from './test-documents.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary(NAMES);
const store = createMemoryStore(GUIDE);

function find(query: string, request: Partial<SearchQuery> = {}) {
  return search(store, vocabulary, { query, limit: 20, offset: 0, ...request });
}

async function idsOf(query: string, request: Partial<SearchQuery> = {}): Promise<string[]> {
  return (await find(query, request)).matches.map(({ id }) => id);
}

describe('SEARCH-8 one query in four scripts', () => {
  test.each(['barsha', 'Al-Barsha', 'albarsha', 'البرشاء', 'برشاء', 'बरशा', 'अल बरशा', 'برشا', 'البرشا'])(
    '%s',
    async (query) => {
      expect((await idsOf(query)).slice(0, 2)).toEqual(['al-barsha', 'al-barsha-pond-park']);
    },
  );

  test.each([
    ['beach', 'seaside', 'شاطئ', 'समुद्र तट', 'ساحل', 'ساحلوں'],
    ['burj khalifa', 'برج خليفة', 'बुर्ज ख़लीफ़ा', 'बुर्ज खलीफा', 'برج خلیفہ', 'burj kalifa', 'burjkhalifa'],
    ['bu qtair', 'buqtair', 'بو قطير', 'बू क़तैर', 'بو قطیر'],
  ])('%s finds the same as its other spellings', async (first, ...others) => {
    const expected = await idsOf(first);
    expect(expected.length).toBeGreaterThan(0);
    for (const other of others) expect((await idsOf(other))[0], other).toBe(expected[0]);
  });
});

describe('SEARCH-8 names by their sound', () => {
  test.each(['borjkhaleefa', 'burj-khaleefa', 'burjkhlifa'])('%s is written as one, or otherwise', async (query) => {
    expect((await idsOf(query))[0]).toBe('burj-khalifa');
  });

  test('SEARCH-8 how long a vowel of Hindi is, is no other word where the word is unknown', async () => {
    const documents = [
      makeDocument({ id: 'ravi', titles: { hi: 'रावी रेस्तराँ' }, concepts: ['subcategory/restaurant'] }),
      makeDocument({ id: 'other', titles: { hi: 'शाही रेस्तराँ' }, concepts: ['subcategory/restaurant'] }),
    ];
    const found = await search(createMemoryStore(documents), vocabulary, {
      query: 'रवि रेस्तराँ',
      limit: 5,
      offset: 0,
    });
    expect(found.matches[0]?.id).toBe('ravi');
    expect(found.meant).toEqual({ query: 'रावी रेस्तराँ', isUsed: true });
  });
});

describe('SEARCH-8 ranking', () => {
  test('SEARCH-8 the title itself comes first, then titles with the word, then other fields', async () => {
    const documents = [
      makeDocument({ id: 'body', bodies: { en: 'Falcon falcon falcon' } }),
      makeDocument({ id: 'summary', summaries: { en: 'A falcon' } }),
      makeDocument({ id: 'alias', aliases: ['Falcon'] }),
      makeDocument({ id: 'long', titles: { en: 'The history of the falcon and its keepers' } }),
      makeDocument({ id: 'exact', titles: { en: 'Falcon' }, prior: 0 }),
    ];
    const found = await search(createMemoryStore(documents), vocabulary, { query: 'falcon', limit: 9, offset: 0 });
    expect(found.matches.map(({ id }) => id)).toEqual(['exact', 'long', 'alias', 'summary', 'body']);
  });

  test('SEARCH-8 it is known what only a text says, for which it has to be quoted', async () => {
    const documents = [
      makeDocument({ id: 'body', bodies: { en: 'A falcon' } }),
      makeDocument({ id: 'summary', summaries: { ur: 'falcon' } }),
      makeDocument({ id: 'title', titles: { en: 'Falcon' }, bodies: { en: 'A falcon' } }),
    ];
    const found = await search(createMemoryStore(documents), vocabulary, { query: 'falcon', limit: 9, offset: 0 });
    expect(found.matches.map(({ id, isInText }) => [id, isInText])).toEqual([
      ['title', false],
      ['summary', false],
      ['body', true],
    ]);
  });

  test.each(['beach in deira', 'beaches near Deira', 'شاطئ في ديرة', 'देरा में समुद्र तट', 'دیرہ کے ساحل'])(
    'SEARCH-8 words that only join are not requested: %s',
    async (query) => {
      expect((await idsOf(query))[0]).toBe('kite-beach');
    },
  );

  test('SEARCH-8 what meets the whole query comes before what meets a part of it well', async () => {
    expect((await idsOf('fish qtair'))[0]).toBe('bu-qtair');
    expect((await idsOf('beach showers'))[0]).toBe('kite-beach');
    const documents = [
      makeDocument({ id: 'half', titles: { en: 'Falcon' }, prior: 1 }),
      makeDocument({
        id: 'whole',
        titles: { en: 'Shows of birds' },
        summaries: { en: 'A falcon, a camel.' },
        prior: 0,
      }),
    ];
    const found = await search(createMemoryStore(documents), vocabulary, {
      query: 'falcon camel',
      limit: 9,
      offset: 0,
    });
    expect(found.matches.map(({ id }) => id)).toEqual(['whole', 'half']);
  });

  test('SEARCH-8 a name of two words is met by neither of them alone', async () => {
    const marina = makeDocument({ id: 'marina', titles: { en: 'Marina market' } });
    const walk = makeDocument({ id: 'walk', titles: { en: 'Walk' }, bodies: { en: 'Along Dubai and its marina.' } });
    const request = { query: 'dubai marina', limit: 20, offset: 0 };
    const found = await search(createMemoryStore([marina, walk]), vocabulary, request);
    expect(found.matches.map(({ id }) => id)).toEqual(['walk']);
  });

  test('SEARCH-8 equals stand by kind and id, whatever their places in the index', async () => {
    const same = ['c', 'a', 'b'].map((id) => makeDocument({ id, titles: { en: 'Falcon' } }));
    for (const documents of [same, same.toReversed()]) {
      const found = await search(createMemoryStore(documents), vocabulary, { query: 'falcon', limit: 9, offset: 0 });
      expect(found.matches.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    }
  });

  test('SEARCH-8 pages follow one another without gap or repetition', async () => {
    const whole = await idsOf('beach');
    const pages = await Promise.all([0, 2, 4, 6].map((offset) => idsOf('beach', { limit: 2, offset })));
    expect(pages.flat()).toEqual(whole);
  });
});

describe('SEARCH-8 narrowing and counting', () => {
  test('SEARCH-8 only kinds that are requested, while all are counted', async () => {
    const found = await find('overstay', { kinds: ['service'] });
    expect(found.matches.map(({ id }) => id)).toEqual(['overstay-fines']);
    expect(found).toMatchObject({ total: 1, isMore: false, kinds: { fact: { count: 1 }, service: { count: 1 } } });
  });

  test('SEARCH-8 only documents of a concept, while its alternatives are counted', async () => {
    const found = await find('beach', { required: ['neighbourhood/deira'] });
    expect(found.matches.map(({ id }) => id)).toEqual(['kite-beach']);
    const places = await find('barsha', { required: ['neighbourhood/deira'] });
    expect(places.total).toBe(0);
    expect(places.concepts).toContainEqual({ concept: 'neighbourhood/al-barsha', count: 2, isMore: false });
  });

  test('SEARCH-8 only some documents', async () => {
    const all = await find('beach');
    const some = all.matches.slice(1).map(({ document }) => document);
    const found = await find('beach', { among: some });
    expect(new Set(found.matches.map(({ document }) => document))).toEqual(new Set(some));
    expect((await find('beach', { among: [] })).total).toBe(0);
  });
});

describe('SEARCH-8 words of other languages', () => {
  const documents = [
    makeDocument({ kind: 'question', id: 'rent', titles: { en: 'How much may the rent increase?' } }),
    makeDocument({ id: 'gold', titles: { en: 'Gold Souk' }, summaries: { en: 'A market of jewellers' } }),
    makeDocument({ id: 'khalifa', titles: { en: 'Burj Khalifa' } }),
    makeDocument({ id: 'shakhbout', titles: { en: 'Shakhbout House' } }),
    makeDocument({ id: 'kahan', titles: { en: 'Kahan Gallery' } }),
    makeDocument({ id: 'golf', titles: { en: 'Par Golf' } }),
    makeDocument({ kind: 'article', id: 'body', titles: { en: 'A day out' }, bodies: { en: 'Take cheap flights' } }),
  ];
  const ask = (query: string) =>
    search(createMemoryStore(documents), createVocabulary([]), { query, limit: 5, offset: 0 });

  test.each([
    ['kiraya kitna badh sakta hai', 'rent'],
    ['kirraya kitna', 'rent'],
    ['souq el dahab', 'gold'],
    ['elsouq', 'gold'],
    ['sonay ka bazar', 'gold'],
    ['burj 5alifa', 'khalifa'],
    ['burj kalifa', 'khalifa'],
    ['sha5bout', 'shakhbout'],
    ['किराया कितना', 'rent'],
  ])('%s finds %s by what its words mean', async (query, first) => {
    expect((await ask(query)).matches[0]?.id).toBe(first);
  });

  test('a listed spelling is no typing error, and an unknown word of romanised text is ignored', async () => {
    expect(await ask('burj kalifa')).toMatchObject({ meant: null });
    expect(await ask('sonay ka zzqx bazar')).toMatchObject({ matches: [{ id: 'gold' }], unmet: [] });
  });

  test('a word that only joins or asks is not searched for, also one that is English in other text', async () => {
    const idsOf = async (query: string) => (await ask(query)).matches.map(({ id }) => id);
    expect(await idsOf('souk kahan hai')).toEqual(['gold']);
    expect(await idsOf('souk par kahan hai')).toEqual(['gold']);
    expect(await idsOf('par')).toEqual(['golf']);
  });

  test('English words that are words of another language as well are read as English', async () => {
    const stomach = makeDocument({ id: 'stomach', titles: { en: 'Stomach ache' } });
    const pets = [makeDocument({ id: 'pets', titles: { en: 'Bring a pet' } }), stomach];
    const found = await search(createMemoryStore(pets), createVocabulary([]), { query: 'pet', limit: 5, offset: 0 });
    expect(found.matches.map(({ id }) => id)).toEqual(['pets']);
  });

  test('a word that the guide does not have is named, and the others have to be subjects', async () => {
    expect(await ask('gold souk zzqx')).toMatchObject({ matches: [{ id: 'gold' }], unmet: ['zzqx'] });
    expect(await ask('cheap flights zzqx')).toMatchObject({ matches: [], unmet: [] });
  });

  test('one word of two has to occur in more than the body of a document', async () => {
    expect((await ask('flights jewellers')).matches.map(({ id }) => id)).toEqual(['gold']);
  });
});

describe('SEARCH-8 did you mean', () => {
  test.each([
    ['beech', 'beach', 'kite-beach'],
    ['burj khalixa', 'burj khalifa', 'burj-khalifa'],
    ['fried fis', 'fried fish', 'bu-qtair'],
    ['oversxay fines', 'overstay fines', 'overstay-fines'],
    ['غرامت', 'غرامات', 'overstay-fines'],
    ['जुरमाना', 'जुर्माना', 'overstay-fines'],
  ])('%s is searched as %s', async (query, meant, first) => {
    const found = await find(query);
    expect(found.meant).toEqual({ query: meant, isUsed: true });
    expect(found.matches.map(({ id }) => id)).toContain(first);
  });

  test('SEARCH-8 where a name sounds as written, another spelling is only proposed', async () => {
    const documents = [
      makeDocument({ id: 'sound', titles: { ar: 'البرشاء' } }),
      makeDocument({ id: 'spelling', titles: { en: 'Barsa Club' } }),
    ];
    const found = await search(createMemoryStore(documents), createVocabulary([]), {
      query: 'barsha',
      limit: 5,
      offset: 0,
    });
    expect(found.meant).toEqual({ query: 'barsa', isUsed: false });
    expect(found.matches.map(({ id }) => id)).toEqual(['sound']);
  });

  test('SEARCH-8 a word as written is not the name that sounds like it', async () => {
    const documents = [
      makeDocument({ id: 'creek', titles: { en: 'Dubai Creek' } }),
      makeDocument({ id: 'tea', titles: { en: 'Eating on a budget' }, bodies: { en: 'A cup of karak costs little.' } }),
    ];
    const found = (query: string, among = documents) =>
      search(createMemoryStore(among), createVocabulary([]), { query, limit: 5, offset: 0 });
    expect((await found('karak')).matches.map(({ id }) => id)).toEqual(['tea']);
    expect((await found('karak', documents.slice(0, 1))).matches.map(({ id }) => id)).toEqual(['creek']);
  });

  test.each(['beach', 'شاطئ', 'xyzzyx', '45', 'बरशा'])('nothing is proposed for %s', async (query) => {
    expect((await find(query)).meant).toBeNull();
  });

  test('SEARCH-8 a correction that finds nothing either is not proposed', async () => {
    const found = await find('barsga qqqqqqq zzzzzzz');
    expect([found.total, found.meant]).toEqual([0, null]);
  });

  test('SEARCH-8 no word is proposed that has no documents', async () => {
    const counted: SearchStore = {
      ...store,
      spellings: async (forms) => forms.map((form) => ({ form, word: 'beach', count: 0 })),
    };
    expect((await search(counted, vocabulary, { query: 'beech', limit: 5, offset: 0 })).meant).toBeNull();
  });
});

describe('SEARCH-8 the fact that answers', () => {
  test.each([
    'visa overstay fine',
    'overstay fine per day',
    'غرامة تجاوز مدة الإقامة',
    'वीज़ा ओवरस्टे जुर्माना',
    'ویزا اوور سٹے جرمانہ',
  ])('%s is answered', async (query) => {
    expect((await find(query)).isAnswered).toBe('visa.overstay.daily-fine');
  });

  test.each(['visa', 'fine', 'beach', 'burj khalifa', 'overstay restaurant', 'visa fish', ''])(
    '“%s” is not',
    async (query) => {
      expect((await find(query)).isAnswered).toBeNull();
    },
  );

  const yearly = makeDocument({ kind: 'fact', id: 'hijri-new-year', titles: { en: 'Hijri New Year 2027' } });
  const answerAmong = async (query: string, ...others: ReturnType<typeof makeDocument>[]) =>
    (await search(createMemoryStore([yearly, ...others]), createVocabulary([]), { query, limit: 5, offset: 0 }))
      .isAnswered;

  test('SEARCH-8 what several names have is answered by no fact: it does not say which is meant', async () => {
    const events = ['Chinese New Year', 'Persian New Year'].map((en) =>
      makeDocument({ kind: 'event', id: en.replaceAll(' ', '-'), titles: { en } }),
    );
    expect(await answerAmong('new year')).toBe('hijri-new-year');
    expect(await answerAmong('new year', ...events.slice(0, 1))).toBe('hijri-new-year');
    expect(await answerAmong('new year', ...events)).toBeNull();
  });

  test('SEARCH-8 what an article names as its subject is answered by the article', async () => {
    const about = (en: string) => makeDocument({ kind: 'article', id: 'about', titles: { en } });
    expect(await answerAmong('hijri year', about('Hijri year: what changes'))).toBeNull();
    expect(await answerAmong('hijri year', about('What the Hijri year changes'))).toBe('hijri-new-year');
  });

  test('SEARCH-8 where two facts say it as well, neither answers', async () => {
    const twice = ['low', 'high'].map((id) =>
      makeDocument({ kind: 'fact', id, titles: { en: 'Salik crossing price' } }),
    );
    const found = await search(createMemoryStore(twice), vocabulary, { query: 'salik price', limit: 5, offset: 0 });
    expect(found.isAnswered).toBeNull();
  });
});

test('SEARCH-8 whatever is typed, no document is found that meets nothing of it', async () => {
  const words = GUIDE.flatMap(({ titles }) => Object.values(titles)).flatMap((title) => (title ?? '').split(' '));
  const query = fc
    .array(fc.constantFrom(...words, 'in', 'qqqq', '"', '45'), { maxLength: 12 })
    .map((parts) => parts.join(' '));
  await fc.assert(
    fc.asyncProperty(query, async (typed) => {
      const found = await find(typed);
      expect(found.matches.every(({ score }) => score > 0)).toBe(true);
      expect(found.total).toBeGreaterThanOrEqual(found.matches.length);
      expect(new Set(found.matches.map(({ document }) => document)).size).toBe(found.matches.length);
    }),
    { numRuns: 60 },
  );
});

test('SEARCH-8 a document whose title is the query is found first', async () => {
  const names = GUIDE.filter(({ kind }) => kind !== 'fact');
  for (const { id, titles } of names) {
    for (const title of Object.values(titles)) expect((await idsOf(title ?? ''))[0], title).toBe(id);
  }
});
