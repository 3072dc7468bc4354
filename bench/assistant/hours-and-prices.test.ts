import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { readPack } from './read-pack.ts';

const guide = createMemoryGuide(await readPack(), '2026-11-24');

async function ask(question: string, locale: Locale, ...earlier: string[]): Promise<Answer> {
  const now = new Date('2026-11-24T14:00:00+04:00');
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const before = earlier.map((one) => ({ question: one, cited: [] }));
  const answer = answerFromGuide({ question, locale, now, about: null, before, preferences }, guide);
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return step.value;
}

const factsOf = ({ citations }: Answer) => citations.flatMap(({ kind, id }) => (kind === 'fact' ? [id] : []));

const FARES = 'nol.fare.silver.one-zone';

test.each<[Locale, string, string]>([
  ['en', 'When is the metro open?', 'metro.hours'],
  ['en', 'is the metro open now', 'metro.hours'],
  ['en', 'when does the airport metro start on Fridays', 'metro.hours'],
  ['en', 'metro kab khulta hai', 'metro.hours'],
  ['en', 'mata yaftah al metro', 'metro.hours'],
  ['ar', 'متى يفتح المترو', 'metro.hours'],
  ['hi', 'मेट्रो कब खुलती है', 'metro.hours'],
  ['ur', 'میٹرو کب کھلتی ہے', 'metro.hours'],
  ['en', 'How much is the metro?', FARES],
  ['ar', 'بكم المترو', FARES],
  ['hi', 'मेट्रो कितने की है', FARES],
  ['ur', 'میٹرو کا کرایہ کتنا ہے', FARES],
  ['en', 'bikam al metro', FARES],
  ['en', 'when will the new metro line open', 'metro.blue.opening'],
  ['en', 'When is the tram open?', 'tram.hours.weekday'],
  ['en', 'How much is the tram?', 'tram.fare'],
  ['en', 'how much is the bus', FARES],
  ['ar', 'كم سعر الباص', FARES],
  ['en', 'how much is the abra', 'abra.fare'],
  ['en', 'what does a taxi start at by day', 'taxi.flagfall.day'],
  ['en', 'how much is a nol card', 'nol.silver.price'],
  ['ar', 'مواعيد الباركنج', 'parking.paid.hours'],
  ['en', 'lowest parking price for an hour', 'parking.lowest.price'],
  ['en', 'when is salik free', 'salik.free.hours'],
  ['en', 'salik peak hours', 'salik.peak.hours'],
  ['en', 'how much is salik', 'salik.peak.price'],
  ['en', 'When do the malls open?', 'mall.hours'],
  ['en', 'when is dubai frame open', 'hours.dubai-frame'],
  ['en', 'how much is dubai frame', 'ticket.dubai-frame.adult'],
  ['en', 'how much is ejari', 'ejari.fee'],
  ['en', 'bus fare', FARES],
  ['ar', 'كم أجرة الباص', FARES],
  ['hi', 'बस का किराया', FARES],
  ['hi', 'बस का किराया कितना है', FARES],
  ['ur', 'بس کا کرایہ', FARES],
])('CHAT-1 hours, prices and dates are not taken for one another [%s] %s', async (locale, question, fact) => {
  const answer = await ask(question, locale);
  expect(['answered', 'partly']).toContain(answer.outcome);
  expect(factsOf(answer)[0]).toBe(fact);
});

test.each<[Locale, string]>([
  ['hi', 'बस कब चलती है'],
  ['en', 'abra timings'],
  ['ar', 'متى تعمل العبرة'],
  ['en', 'when is the water taxi open'],
  ['en', 'how much is a water taxi'],
  ['ar', 'كم سعر التاكسي المائي'],
  ['hi', 'वाटर टैक्सी का किराया कितना है'],
  ['ur', 'واٹر ٹیکسی کے اوقات'],
  ['en', 'when is burj khalifa open'],
  ['en', 'when is the post office open'],
  ['en', 'when do petrol stations open'],
  ['en', 'when is the consulate open'],
  ['en', 'when is the ejari office open'],
  ['en', 'when is the RTA open'],
  ['ar', 'متى تفتح هيئة الطرق'],
  ['hi', 'आरटीए कब खुलता है'],
  ['ur', 'آر ٹی اے کب کھلتا ہے'],
])('CHAT-1 what the guide does not know is linked, and nothing near it stated [%s] %s', async (locale, question) => {
  const answer = await ask(question, locale);
  expect(answer.outcome).toBe('closest');
  expect(factsOf(answer)).toEqual([]);
  expect(answer.citations.length).toBeGreaterThan(0);
});

test('CHAT-1 a mall without hours of its own has the usual ones, said as such', async () => {
  const answer = await ask('is ibn battuta mall open now', 'en');
  expect(answer.outcome).toBe('partly');
  expect(factsOf(answer)).toEqual(['mall.hours']);
});

test('CHAT-1 the hours of an authority lead to one of its offices', async () => {
  const answer = await ask('when is the RTA open', 'en');
  expect(answer.citations[0]).toMatchObject({ kind: 'place', id: expect.stringMatching(/^rta-/) });
});

test.each<[Locale, string]>([
  ['en', 'how much is a hotel'],
  ['en', 'how much is a hotel per night'],
  ['ar', 'كم سعر الفندق'],
  ['hi', 'होटल कितने का है'],
  ['ur', 'ہوٹل کا کرایہ کتنا ہے'],
])('CHAT-1 the price of a room is answered in part, by the average [%s] %s', async (locale, question) => {
  const answer = await ask(question, locale);
  expect(answer.outcome).toBe('partly');
  expect(factsOf(answer)).toEqual(['hotel.average-rate.2025']);
});

test('CHAT-1 the price of parking at a time is stated with the time', async () => {
  const answer = await ask('what does street parking cost on wednesday at 9am', 'en');
  expect(factsOf(answer)).toEqual(
    expect.arrayContaining(['parking.premium.peak-price', 'parking.standard.peak-price']),
  );
});

test('CHAT-1 a follow-up that names another holiday is about that one', async () => {
  const question = 'وعيد الفطر بعده؟';
  const answer = await ask(question, 'ar', 'متى يبدأ رمضان القادم؟');
  expect(answer.citations[0]).toMatchObject({ kind: 'event', id: 'eid-al-fitr' });
});
