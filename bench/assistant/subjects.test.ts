import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { createMemoryStore } from '@dalil/search/memory-store.ts';
import { search } from '@dalil/search/search.ts';
import { describe, expect, test } from 'vitest';
import { readStartingGuide } from '../search/starting-guide.ts';
import { readPack } from './read-pack.ts';

/** The thirty subjects that people ask about most: a query and a question with what answers them. */
const SUBJECTS: readonly [
  query: string,
  found: string,
  question: string,
  cited: string,
  outcome?: Answer['outcome'],
][] = [
  ['dubai frame opening hours', 'place/dubai-frame', 'When is Dubai Frame open?', 'fact/hours.dubai-frame'],
  [
    'museum of the future ticket price',
    'fact/ticket.museum-of-the-future',
    'How much is a ticket for the Museum of the Future?',
    'fact/ticket.museum-of-the-future',
  ],
  [
    'visa for indians',
    'question/indian-visa-on-arrival',
    'Do Indians need a visa for Dubai?',
    'fact/visa.on-arrival.india.short',
  ],
  ['last metro', 'question/metro-times', 'When is the last metro?', 'fact/metro.hours'],
  [
    'bus to abu dhabi',
    'question/bus-to-abu-dhabi',
    'How do I get from Dubai to Abu Dhabi by bus?',
    'fact/bus.e101.route',
  ],
  ['events this weekend', 'event/sailgp-abu-dhabi', 'What events are on this weekend?', 'event/dubai-boat-show'],
  ['is dubai safe now', 'question/is-it-safe-now', 'Is it safe to travel to Dubai now?', 'question/is-it-safe-now'],
  [
    'cheap food deira',
    'place/milen-restaurant-deira',
    'how do I eat out on a small budget',
    'article/eating-out-budget',
  ],
  ['budget hotels', 'place/citymax-al-barsha', 'budget hotels', 'place/citymax-al-barsha'],
  ['red light fine', 'fact/fine.red-light', 'What is the fine for crossing a red light?', 'fact/fine.red-light'],
  [
    'unpaid salary',
    'service/labour-complaint',
    'My employer has not paid my salary',
    'service/labour-complaint',
    'official',
  ],
  ['employer keeps passport', 'question/passport-kept', 'May an employer keep my passport?', 'question/passport-kept'],
  [
    'visa cancelled how long can i stay',
    'question/visa-cancelled-how-long',
    'grace period after visa cancellation',
    'fact/residence.grace.60',
  ],
  ['tourist sim card', 'article/getting-from-airport', 'Where can I buy a tourist SIM card?', 'fact/sim.tourist.price'],
  ['bus to sharjah', 'question/bus-to-sharjah', 'bus from Dubai to Sharjah', 'question/bus-to-sharjah'],
  ['etihad rail', 'service/etihad-rail', 'Etihad Rail', 'fact/rail.status'],
  [
    'british schools al barsha',
    'place/repton-al-barsha',
    'How much are British schools in Al Barsha?',
    'fact/price.repton-al-barsha.tuition-a-year-lowest-2025-26',
  ],
  ['dentist', 'place/dr-michaels-dental', 'dentist in Dubai', 'place/dr-michaels-dental'],
  ['24 hour pharmacy', 'question/pharmacy-at-night', '24 hour pharmacy', 'question/pharmacy-at-night'],
  ['rent dubai marina', 'fact/rent.marina.one-bedroom', 'rent in Dubai Marina', 'fact/rent.marina.one-bedroom'],
  ['indian consulate', 'place/consulate-india', 'Where is the Indian consulate?', 'place/consulate-india'],
  ['hindu temple', 'place/hindu-temple-dubai', 'church in Dubai', 'place/st-francis-church-jebel-ali'],
  ['eid prayer', 'question/where-is-eid-prayer', 'Eid prayer time', 'question/where-is-eid-prayer'],
  ['vape', 'question/vape-rules', 'Can I bring a vape to Dubai?', 'question/vape-rules'],
  ['public holidays', 'question/holiday-timetable', 'public holidays 2026', 'event/national-day'],
  ['desert safari', 'question/desert-safari-kinds', 'desert safari price', 'question/desert-safari-kinds', 'closest'],
  ['day trips', 'question/day-trip-compare', 'Which day trip from Dubai is best?', 'question/day-trip-compare'],
  [
    'supermarket delivery',
    'question/grocery-delivery-apps',
    'Which app delivers groceries?',
    'question/grocery-delivery-apps',
  ],
  ['send money home', 'question/send-money-home', 'How do I send money home?', 'question/send-money-home'],
  ['hire a maid', 'question/hire-a-maid', 'How do I hire a maid?', 'question/hire-a-maid'],
  ['petrol price', 'article/cost-of-living', 'What does petrol cost now?', 'fact/fuel.super-98', 'unknown'],
];

/** An answer that states something; how sure of it the assistant is varies with its training. */
const STATED: readonly Answer['outcome'][] = ['answered', 'partly'];
const FIRST = 3;
const { documents, vocabulary } = await readStartingGuide();
const store = createMemoryStore(documents);
const guide = createMemoryGuide(await readPack(), '2026-11-24');

async function ask(question: string): Promise<Answer> {
  const now = new Date('2026-11-24T14:00:00+04:00');
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const answer = answerFromGuide({ question, locale: 'en', now, about: null, before: [], preferences }, guide);
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return step.value;
}

describe.each(SUBJECTS)('%s', (query, expected, question, cited, outcome) => {
  test('SEARCH-8 is found among the first three', async () => {
    const { matches } = await search(store, vocabulary, { query, limit: FIRST, offset: 0 });
    expect(matches.map(({ kind, id }) => `${kind}/${id}`)).toContain(expected);
  });

  test('CHAT-2 is answered as far as the guide knows it, with its source', async () => {
    const answer = await ask(question);
    expect(answer.citations.map(({ kind, id }) => `${kind}/${id}`)).toContain(cited);
    expect(outcome ? [outcome] : STATED).toContain(answer.outcome);
  });
});
