import { describe, expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { markWords } from './marks.ts';
import { search, type SearchQuery } from './search.ts';
import { suggest } from './suggest.ts';
import { makeDocument, NAMES } from './test-documents.ts';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary(NAMES);
const NIGHT = [
  'chemist open late',
  'where to buy medicine at 3am',
  '24 hour pharmacy',
  'raat ko dawai kahan milegi',
  'صيدلية مفتوحة بالليل',
  'रात को दवा कहाँ मिलेगी',
  'رات کو دوائی کہاں ملے گی',
];
const store = createMemoryStore([
  makeDocument({
    kind: 'question',
    id: 'medicine-at-night',
    titles: { en: 'Getting remedies after dark' },
    asked: NIGHT,
  }),
  makeDocument({
    id: 'dubai-frame',
    titles: { en: 'Dubai Frame' },
    asked: ['ticket for the frame', 'golden picture frame view'],
  }),
  ...['ticket', 'parking', 'hours', 'lift', 'children', 'queue'].map((subject) =>
    makeDocument({
      kind: 'fact',
      id: `frame.${subject}`,
      titles: { en: `Visit: ${subject} of the big frame` },
      asked: [
        `dubai frame ${subject}`,
        `how about the ${subject} at dubai frame`,
        `burj khalifa or dubai frame ${subject}`,
      ],
      concepts: ['category/attractions'],
    }),
  ),
  makeDocument({ id: 'burj-khalifa', titles: { en: 'Burj Khalifa' }, asked: ['tallest tower tickets'] }),
  makeDocument({
    kind: 'fact',
    id: 'rent.flat',
    titles: { en: 'Yearly price of a home with two bedrooms' },
    bodies: {
      en: 'An apartment with 2 bedrooms; the walk to the shops takes 15 minutes, the way to the sea is 10 km.',
    },
  }),
  makeDocument({ kind: 'fact', id: 'cooling', titles: { en: 'Broken air conditioning and the landlord' } }),
]);

const find = (query: string, request: Partial<SearchQuery> = {}) =>
  search(store, vocabulary, { query, limit: 20, offset: 0, ...request });
const idsOf = async (query: string) => (await find(query)).matches.map(({ id }) => id);

describe('SEARCH-8 a need finds what is asked for so, although no text has its words', () => {
  test.each([
    'chemist open at 3am',
    '24 hr pharmacy',
    'buy medicine late at 3am',
    'raat ko dawa kahan milti hai',
    'صيدلية مفتوحة بالليل الحين',
    'रात को दवा कहाँ मिलती है',
  ])('%s', async (query) => {
    const found = await find(query);
    expect(found.matches[0]?.id).toBe('medicine-at-night');
    expect([found.total > 0, found.isMore, found.meant]).toEqual([true, false, null]);
  });

  test('what is not asked for so, or only by one of its words, is not found', async () => {
    expect(await idsOf('chemist exam syllabus')).toEqual([]);
    expect(await idsOf('open account for a company abroad')).toEqual([]);
  });

  test('it is counted in its kind and passes filters like every other result', async () => {
    const found = await find('chemist open at 3am');
    expect(found.kinds.question.count).toBe(1);
    expect((await find('chemist open at 3am', { kinds: ['place'] })).matches).toEqual([]);
    expect((await find('chemist open at 3am', { required: ['category/attractions'] })).matches).toEqual([]);
    expect((await find('chemist open at 3am', { among: [] })).matches).toEqual([]);
  });

  test('its words are neither marked nor quoted nor called unknown', async () => {
    const { words, unmet, matches } = await find('chemist open at 3am');
    expect([markWords('Getting remedies after dark', words), unmet, matches[0]?.isInText]).toEqual([[], [], false]);
  });

  test('a caller that asks for words alone does not find it', async () => {
    expect((await find('chemist open at 3am', { isByWordsOnly: true })).matches).toEqual([]);
  });
});

describe('SEARCH-8 a name that is typed is a name', () => {
  test.each(['dubai frame', 'Dubai Frame', 'dubai fram', 'frame', 'dubaiframe'])('%s', async (query) => {
    expect((await idsOf(query))[0]).toBe('dubai-frame');
  });

  test('what else is asked with a name stands behind it, what is asked about it before', async () => {
    expect((await idsOf('burj khalifa'))[0]).toBe('burj-khalifa');
    expect((await idsOf('how long is the queue at dubai frame'))[0]).toBe('frame.queue');
  });

  test('SEARCH-2 suggestions stay names', async () => {
    expect(await suggest(store, vocabulary, { query: 'chemist op', limit: 8 })).toEqual([]);
  });
});

describe('SEARCH-8 abbreviations and units are read as people write them', () => {
  test.each([
    '24 hr pharmacy',
    '24hr pharmacy',
    '24hrs pharmacy',
    '24h pharmacy',
    '24/7 pharmacy',
    '24 hours pharmacy',
  ])('%s', async (query) => {
    expect((await idsOf(query))[0]).toBe('medicine-at-night');
  });

  test.each(['apt 2bhk', '2 br apt', '15min walk', '15 mins walk', '10km sea', '10 kms sea', '10 kilometres sea'])(
    '%s',
    async (query) => {
      expect((await idsOf(query))[0]).toBe('rent.flat');
    },
  );

  test.each(['a/c broken', 'broken ac', 'A/C landlord', 'aircon broken'])('%s', async (query) => {
    expect((await idsOf(query))[0]).toBe('cooling');
  });
});
