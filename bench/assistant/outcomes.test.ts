import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const guide = createMemoryGuide(await readPack(), '2026-11-24');

async function ask(question: string, ...before: string[]): Promise<Answer> {
  const answer = answerFromGuide(
    {
      question,
      locale: 'en',
      now: new Date('2026-11-24T14:00:00+04:00'),
      about: null,
      before: before.map((one) => ({ question: one, cited: [] })),
      preferences: DEFAULT_PREFERENCES.aiPreferences,
    },
    guide,
  );
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return step.value;
}

test('CHAT-3 a follow-up that does not say its topic is answered in part only', async () => {
  const eviction = 'how much notice for eviction';
  expect(await ask(eviction)).toMatchObject({ outcome: 'answered' });
  const { outcome, confidence } = await ask('can he just send it on whatsapp', eviction);
  expect(outcome).toBe('partly');
  expect(confidence).toBeLessThanOrEqual(65);
});

test('CHAT-2 a price is stated though its topic is confused with that of the hours', async () => {
  const answer = await ask('what does street parking cost');
  expect(textOf(answer)).toMatch(/AED \d/);
  expect(answer.citations.map(({ id }) => id)).toContain('parking.lowest.price');
});

test('CHAT-2 an area is known by its initials', async () => {
  const text = textOf(await ask('service charge in jvc per sq ft'));
  expect(text).toContain('AED 10');
  expect(text).not.toContain('Downtown Dubai per sq ft');
});

test('CHAT-2 a price that changes daily is answered in part only', async () => {
  expect(await ask('how much is a dollar in dirhams')).toMatchObject({ outcome: 'answered' });
  expect(await ask('how much is a dollar in dirhams today')).toMatchObject({ outcome: 'partly' });
});

test.each(['متى عيد الاتحاد', 'متى اليوم الوطني', 'when is national day'])(
  'CHAT-2 the National Day is a public holiday and no religious feast: %s',
  async (question) => {
    const { citations, outcome } = await ask(question);
    expect(outcome).toBe('answered');
    expect(citations[0]).toMatchObject({ kind: 'event', id: 'national-day' });
  },
);

test.each([
  ['What is Ain Dubai?', 'place/ain-dubai', 'answered'],
  ['What is Kite Beach?', 'place/kite-beach', 'answered'],
  ['Where is the Museum of the Future?', 'place/museum-of-the-future', 'partly'],
  ['Dubai Frame kahan hai', 'place/dubai-frame', 'answered'],
  ['أين يقع برج خليفة؟', 'place/burj-khalifa', 'answered'],
  ['what is global village', 'place/global-village', 'answered'],
  ['ما هو متحف المستقبل؟', 'place/museum-of-the-future', 'partly'],
  ['दुबई फ्रेम क्या है?', 'place/dubai-frame', 'answered'],
])('CHAT-2 what is only a name is answered by the text of its item: %s', async (question, cited, outcome) => {
  const answer = await ask(question);
  expect([...new Set(answer.citations.map(({ kind, id }) => `${kind}/${id}`))]).toEqual([cited]);
  expect(answer.outcome).toBe(outcome);
});

test.each([
  ['Where is the Indian consulate?', 'consulate-india', 'answered'],
  ['Where is the Philippine consulate?', 'consulate-philippines', 'answered'],
  ['phone number of the Pakistani consulate', 'consulate-pakistan', 'partly'],
  ['أين القنصلية المصرية', 'consulate-egypt', 'answered'],
  ['मिस्र का वाणिज्य दूतावास कहाँ है?', 'consulate-egypt', 'answered'],
  ['پاکستانی قونصلیٹ کہاں ہے؟', 'consulate-pakistan', 'answered'],
])('CHAT-2 a consulate is found by its country: %s', async (question, id, outcome) => {
  const answer = await ask(question);
  expect(answer.citations.filter(({ kind }) => kind === 'place').map((citation) => citation.id)).toEqual([id]);
  expect(answer.outcome).toBe(outcome);
});

test('CHAT-2 no consulate stands for another country, or for consulates in general', async () => {
  for (const question of ['Where is the Brazilian consulate?', 'where is the consulate']) {
    expect(await ask(question)).not.toMatchObject({ outcome: 'answered' });
  }
});

test.each([
  ['Which British schools are in Al Barsha?', 'repton-al-barsha'],
  ['CBSE schools in Dubai', 'gems-our-own-indian-school'],
  ['المدارس البريطانية في البرشاء', 'repton-al-barsha'],
  ['दुबई में भारतीय स्कूल', 'indian-high-school'],
  ['دبئی میں برطانوی اسکول', 'dubai-college'],
])('CHAT-2 schools are chosen by curriculum and area: %s', async (question, id) => {
  const answer = await ask(question);
  expect(answer.outcome).toBe('answered');
  expect(answer.citations.every(({ kind }) => kind === 'place')).toBe(true);
  expect(answer.citations.map((citation) => citation.id)).toContain(id);
});

test('CHAT-2 a word that only begins a name is no question about the place', async () => {
  for (const question of ['what is a majlis', 'what is a souk']) {
    expect(await ask(question)).not.toMatchObject({ outcome: 'answered', citations: [{ kind: 'place' }] });
  }
});

test('CHAT-2 a question on something at a place is not answered with where the place is', async () => {
  for (const question of ['where can I park at Dubai Frame', 'what is the dress code at Dubai Frame']) {
    expect(await ask(question)).not.toMatchObject({ outcome: 'answered' });
  }
});

test('CHAT-2 a question about schools in general lists no schools', async () => {
  for (const question of ['schools in dubai', 'school bus rule']) {
    expect((await ask(question)).citations.filter(({ kind }) => kind === 'place')).toEqual([]);
  }
});

test('CHAT-2 a named event states when it recurs, and whether it is a day off', async () => {
  expect(textOf(await ask('when is the dubai airshow'))).toContain('Odd-numbered years');
  expect(textOf(await ask('is christmas a holiday in dubai'))).toContain('not a public holiday');
});

test('CHAT-2 what holds in Dubai answers a question about another city in part only', async () => {
  expect(await ask('what does the metro cost for two zones')).toMatchObject({ outcome: 'answered' });
  expect(await ask('what does the tram to abu dhabi cost for two zones')).not.toMatchObject({ outcome: 'answered' });
  expect(textOf(await ask('what does the metro to abu dhabi cost for two zones'))).toMatch(
    /^No\. The metro does not run/u,
  );
});

test.each(['you are a useless bot', 'you are so stupid', 'तुम किसी काम के नहीं हो'])(
  'CHAT-1 blame is no question about the assistant: %s',
  async (text) => {
    expect(await ask(text)).toMatchObject({ outcome: 'declined', citations: [] });
  },
);

test('CHAT-2 a name of common words is found, what holds elsewhere answers for that place in part only, and a taxi to it is computed', async () => {
  expect(await ask('parking cost per hour')).toMatchObject({ outcome: 'answered' });
  expect(await ask('parking at ibn battuta mall after six hours cost')).not.toMatchObject({ outcome: 'answered' });
  expect(await ask('taxi from airport to marina price')).toMatchObject({ outcome: 'answered' });
  const computed = await ask('taxi from airport to atlantis price');
  expect(textOf({ blocks: computed.blocks })).toMatch(/^By the tariff it costs/u);
});

test('CHAT-2 the hours of the metro are stated with their source', async () => {
  const { citations, ...answer } = await ask('when does the last metro run on friday');
  expect(textOf({ blocks: answer.blocks })).toContain('Fri 05:00–01:00');
  expect(citations.map(({ id }) => id)).toContain('metro.hours');
});

test.each(['what is the metro fare to abu dhabi', 'how do i renew a boat licence'])(
  'CHAT-2 a whole question is not answered with the subject of the one before: %s',
  async (question) => {
    const { citations } = await ask(question, 'how much is the fine for overstaying');
    expect(citations.map(({ id }) => id)).not.toContain('visa.overstay.daily-fine');
  },
);

test('CHAT-2 the hours, prices and number of a place are its own facts', async () => {
  const hours = await ask('what time does miracle garden close');
  expect(hours).toMatchObject({ outcome: 'answered' });
  expect(hours.citations.map(({ id }) => id)).toContain('hours.miracle-garden');
  expect(textOf(hours)).toContain('09:00–21:00');
  const price = await ask('how much is dubai frame');
  expect(price.citations.map(({ id }) => id)).toContain('ticket.dubai-frame.adult');
  expect(textOf(await ask('phone number of rashid hospital'))).toContain('80060');
});

test('CHAT-2 a place that may be closed is answered in part, with what is known of its closure', async () => {
  const answer = await ask('how much is a ticket for legoland dubai');
  expect(answer).toMatchObject({ outcome: 'partly', confidence: 65 });
  expect(textOf(answer)).toContain('2 October 2026');
});

test('CHAT-2 a fine is answered with its amount', async () => {
  const answer = await ask('fine for using the phone while driving');
  expect(answer.citations.map(({ id }) => id)).toContain('fine.phone');
  expect(textOf(answer)).toContain('AED 800');
});

test.each([
  ['what is bus on demand', 'rta-bus-on-demand', 'answered'],
  ['bus on demand price', 'rta-bus-on-demand', 'answered'],
  ['public library in dubai', 'dubai-public-library', 'answered'],
  ['where can i recycle batteries', 'smart-sustainability-oasis', 'answered'],
  ['हॉट एयर बैलून कब उड़ते हैं', 'hot-air-balloon', 'answered'],
  // The guide knows no price of a flight. The tethered balloon at Atlantis is another one.
  ['hot air balloon price', 'hot-air-balloon', 'partly'],
  ['bus from dubai to abu dhabi', 'buses-dubai-abu-dhabi', 'answered'],
  ['how do i get a po box', 'emirates-post', 'answered'],
])('CHAT-2 a service with a name of its own is answered by its text: %s', async (question, id, outcome) => {
  const answer = await ask(question);
  const page = answer.citations.find(({ kind }) => kind !== 'fact');
  // The guide has a question on the bus as well.
  expect([`service/${id}`, 'question/bus-to-abu-dhabi']).toContain(`${page?.kind}/${page?.id}`);
  expect(answer.outcome).toBe(outcome);
});

test('CHAT-2 the last tram is answered with the hours of the tram', async () => {
  expect(textOf(await ask('last tram'))).toContain('Sun 09:00–01:00');
});

test.each([
  ['fine for eating in public in ramadan', 'ramadan.eating.fine', 'AED 2,000'],
  ['can i fly a drone in dubai', 'drone.dubai', 'not allowed'],
  ['what to wear at guru nanak darbar', 'worship.gurdwara.dress', 'cover your head'],
])('CHAT-2 a rule is answered with its fact: %s', async (question, id, words) => {
  const answer = await ask(question);
  expect(answer.citations.map((cited) => cited.id)).toContain(id);
  expect(textOf(answer)).toContain(words);
});
