import type { EventData } from '@dalil/domain/guide/event.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { createMemoryGuide } from './memory-guide.ts';
import { requestedProgramme } from './requested-programme.ts';
import type { WrittenItem } from './stored-guide.ts';
import { getAnswer, TEST_DAY, TEST_PACK } from './test-pack.ts';

/** TEST_DAY is a Sunday. */
function programme(
  id: string,
  data: Pick<EventData, 'type' | 'recurrence'> & { placeId?: string },
  venue: string,
  neighbourhoods: string[] = [],
): WrittenItem {
  const text = {
    title: `Programme ${id}`,
    summary: 'An evening.',
    body: { venue, organiser: null, recurrenceNote: '' },
  };
  return {
    kind: 'event',
    id,
    category: 'events',
    tags: [],
    neighbourhoods,
    asOf: '2026-03',
    source: null,
    data: {
      frequency: 'weekly',
      usualMonths: [1],
      hasConfirmedDates: false,
      isTypicallyFree: null,
      placeId: null,
      website: null,
      confidence: 'general',
      ...data,
    },
    texts: Object.fromEntries(LOCALES.map((locale) => [locale, text])),
  };
}

const weekly = (days: ('tue' | 'sat' | 'sun')[], from?: string, to?: string) => ({
  rule: 'weekly' as const,
  days,
  ...(from && { from }),
  ...(to && { to }),
});

const PROGRAMMES = [
  programme('ladies', { type: 'ladies-night', recurrence: weekly(['sun'], '19:00', '01:00') }, 'The Roof'),
  programme('other-ladies', { type: 'ladies-night', recurrence: weekly(['tue'], '20:00') }, 'The Cellar'),
  programme('quiz', { type: 'quiz', recurrence: weekly(['tue'], '20:00', '22:00') }, 'The Pub'),
  programme('band', { type: 'live-music', recurrence: weekly(['sun', 'tue'], '21:00') }, 'The Deck'),
  programme(
    'brunch',
    { type: 'brunch', recurrence: weekly(['sat'], '13:00', '16:00'), placeId: 'gold-souk' },
    'The Yard',
  ),
  programme('far-brunch', { type: 'brunch', recurrence: weekly(['sat'], '12:00', '15:00') }, 'The Garden', ['jbr']),
];
const area = (id: string, title: string, lat: number, lon: number) => ({
  item: {
    ...programme(id, { type: 'quiz', recurrence: weekly(['sun']) }, ''),
    kind: 'neighbourhood' as const,
    data: { position: { lat, lon, precisionMetres: 500 } },
    texts: Object.fromEntries(
      LOCALES.map((locale) => [locale, { title, summary: 'A part of the city.', body: NEIGHBOURHOOD }]),
    ),
  },
  document: {
    kind: 'neighbourhood' as const,
    id,
    titles: Object.fromEntries(LOCALES.map((locale) => [locale, title])),
    aliases: [],
    summaries: {},
    bodies: {},
    concepts: ['kind/neighbourhood' as const],
    prior: 0.5,
    asked: [],
  },
});
const NEIGHBOURHOOD = { housing: '', freehold: '', character: [], pros: [], cons: [], alsoKnownAs: [], transit: [] };
const AREAS = [area('deira', 'Deira', 25.27, 55.3), area('satwa', 'Satwa', 25.22, 55.27)];
const guide = createMemoryGuide(
  {
    ...TEST_PACK,
    items: [...TEST_PACK.items, ...PROGRAMMES, ...AREAS.map(({ item }) => item)],
    documents: [...TEST_PACK.documents, ...AREAS.map(({ document }) => document)],
  },
  TEST_DAY,
);
const ask = (question: string, locale: (typeof LOCALES)[number] = 'en') => getAnswer(question, { locale }, guide);

test.each([
  ['en', 'ladies night tonight', 'ladies'],
  ['en', 'quiz night tuesday', 'quiz'],
  ['en', 'live music tonight', 'band'],
  ['ar', 'ليلة السيدات الليلة', 'ladies'],
  ['ar', 'موسيقى حية الليلة', 'band'],
  ['hi', 'मंगलवार को क्विज़ नाइट', 'quiz'],
  ['hi', 'aaj raat live music', 'band'],
  ['ur', 'آج رات لائیو موسیقی', 'band'],
  ['ur', 'mangal ko quiz night', 'quiz'],
] as const)(
  'CHAT-2 the programmes of a type on a day are listed with time and venue [%s] %s',
  async (locale, question, id) => {
    const { outcome, cited, text } = await ask(question, locale);
    expect(outcome).toBe('answered');
    expect(cited).toEqual([`event/${id}`]);
    expect(text).toMatch(/The (Roof|Pub|Deck)/);
    expect(text).toMatch(/\d\d:00/);
  },
);

test('CHAT-2 a programme is said with its weekdays, its times and its venue', async () => {
  expect((await ask('ladies night tonight')).text).toBe('Programme ladies: every Sunday, 19:00–01:00, The Roof.');
  expect((await ask('ladies night on tuesday')).text).toBe(
    'Programme other-ladies: every Tuesday, from 20:00, The Cellar.',
  );
  expect((await ask('which ladies nights are there')).cited).toEqual(['event/ladies', 'event/other-ladies']);
});

test('CHAT-2 where no programme of the kind is known on the day, that is said before those of other days', async () => {
  const { outcome, text, cited } = await ask('quiz night tonight');
  expect(outcome).toBe('partly');
  expect(text).toMatch(/^The guide knows of nothing of this kind on these days \(Sunday, 22 November 2026\)/);
  expect(cited).toEqual(['event/quiz']);
});

test('CHAT-2 an evening of which the guide has none at all is not answered by another one', async () => {
  const { outcome, text } = await getAnswer('ladies night tonight');
  expect(outcome).toBe('unknown');
  expect(text).toMatch(/^The guide knows of nothing of this kind on these days \(Sunday, 22 November 2026\)\./);
});

test('CHAT-2 in a part of the city only its programmes are listed; without one that is said first', async () => {
  expect((await ask('brunch on saturday in deira')).cited).toEqual(['event/brunch']);
  const elsewhere = await ask('brunch on saturday in satwa');
  expect(elsewhere.outcome).toBe('partly');
  expect(elsewhere.text).toMatch(/^For Satwa the guide knows of nothing of this kind/);
  expect(elsewhere.cited).toEqual(['event/far-brunch', 'event/brunch']);
});

test('CHAT-2 what is named otherwise, or costs something, is no question about programmes', async () => {
  for (const question of [
    'brunch',
    'how much is ladies night tonight',
    'live music',
    'brunch at kite beach on saturday',
  ]) {
    expect((await ask(question)).text, question).not.toMatch(/every (Sunday|Tuesday|Saturday)/);
  }
});

test('CHAT-2 what is on tonight has the programmes of the evening too', async () => {
  const { cited } = await ask("what's on tonight");
  expect(cited).toEqual(expect.arrayContaining(['event/ladies', 'event/band']));
  expect(cited).not.toContain('event/quiz');
});

test.each([
  ['brunch on saturday', 'brunch', 'on saturday'],
  ['comedy show friday', 'comedy', 'friday'],
  ['saturday ko brunch', 'brunch', 'saturday ko'],
  ['سالسا يوم الأربعاء', 'dance', 'يوم الأربعاء'],
  ['show me beaches', null, null],
  ['parking on friday', null, null],
])('CHAT-2 %s asks for the programmes of the type %s', (question, type, rest) => {
  const requested = requestedProgramme(question);
  expect(requested && [requested.type, requested.rest]).toEqual(type && [type, rest]);
});
