import { expect, test } from 'vitest';
import { rankFacts, type SearchedFact } from './rank-facts.ts';

const fact = (id: string, labels: string[], more: Partial<SearchedFact> = {}): SearchedFact => ({
  id,
  topic: 'tolls',
  labels,
  sentences: [],
  uses: 0,
  ...more,
});
const FACTS = [
  fact('salik.ramadan.low', ['Salik toll in Ramadan, 07:00–09:00', 'تعرفة سالك في رمضان']),
  fact('salik.peak.price', ['Salik crossing in the peak', 'عبور سالك في وقت الذروة', 'पीक में सालिक', 'پیک میں سالک'], {
    uses: 7,
  }),
  fact('salik.tag.price', ['Salik tag, price'], { uses: 2 }),
  fact('hours.dubai-frame', ['Dubai Frame: opening hours', 'ساعات العمل: برواز دبي'], { topic: 'place-detail' }),
  fact('salik.peak.hours', ['Salik peak hours']),
  fact('ramadan.free', ['Free Salik hours in Ramadan'], {
    sentences: ['From two to seven in the morning nothing is charged.'],
  }),
  fact('speaking.price', ['Something else: the peaks of price']),
];

test.each([
  ['dubai frame hours', 'hours.dubai-frame'],
  ['hours frame DUBAI', 'hours.dubai-frame'],
  ['hour frame', 'hours.dubai-frame'],
  ['salik price', 'salik.peak.price'],
  ['price of peak'.replace(' of', ''), 'salik.peak.price'],
  ['peak toll', 'salik.peak.price'],
  ['الذروه سالك', 'salik.peak.price'],
  ['सालिक पीक', 'salik.peak.price'],
  ['charged morning', 'ramadan.free'],
])('STAFF-6 a search of facts finds words in any order and language: %s', (search, first) => {
  expect(rankFacts(search, FACTS)[0]).toBe(first);
});

test('STAFF-6 whole words come before beginnings and parts, every word has to be there, and equals follow their use', () => {
  expect(rankFacts('salik price', FACTS)).toEqual(['salik.peak.price', 'salik.tag.price']);
  expect(rankFacts('pea', FACTS)).toEqual(['salik.peak.price', 'salik.peak.hours', 'speaking.price']);
  const longer = fact('salik.off-peak.price', ['Salik crossing outside the peak'], { uses: 99 });
  expect(rankFacts('{{salik.peak.price}}', [...FACTS, longer])[0]).toBe('salik.peak.price');
  expect(rankFacts('salik zebra', FACTS)).toEqual([]);
  expect(rankFacts('  … ', FACTS)).toEqual([]);
});
