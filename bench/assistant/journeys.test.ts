import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer, Turn } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const guide = createMemoryGuide(await readPack(), '2026-11-30');

/** A Monday. */
const DAY = '2026-11-30';

async function ask(question: string, locale: Locale, { clock = '11:00', before = [] as Turn[] } = {}): Promise<Answer> {
  const now = new Date(`${DAY}T${clock}:00+04:00`);
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const answer = answerFromGuide({ question, locale, now, about: null, before, preferences }, guide);
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return step.value;
}

const lines = (answer: Answer) => textOf(answer).split('\n');
const isOnJourney = ({ citations }: Answer) => citations.some(({ kind, id }) => kind === 'tool' && id === 'journey');

test.each([
  [
    'en',
    'How do I get from the airport T1 to Dubai Mall?',
    'Take the Red Line from Airport Terminal 1 towards Expo 2020 or Life Pharmacy to Burj Khalifa/Dubai Mall: no change, about 38 to 46 minutes in all.',
    'With a Silver card this costs AED 5 (2 zones).',
  ],
  [
    'en',
    'how long by metro from Dubai Marina to Gold Souk',
    'Take the Red Line from Sobha Realty towards Centrepoint to BurJuman, change there to the Green Line towards e& to Al Ras: 1 change, about 51 to 67 minutes in all.',
    'With a Silver card this costs AED 7.50 (3 zones).',
  ],
  [
    'en',
    'which metro line from rashidiya to al ghubaiba',
    'Take the Red Line from Centrepoint towards Expo 2020 or Life Pharmacy to BurJuman, change there to the Green Line towards e& to Al Ghubaiba: 1 change, about 23 to 39 minutes in all.',
    'With a Silver card this costs AED 5 (2 zones).',
  ],
  [
    'hi',
    'Dubai Mall se Deira metro se kaise jau, change karna padega?',
    'रेड लाइन लें: Burj Khalifa/Dubai Mall से Union तक, Centrepoint की दिशा में: कोई बदलाव नहीं, कुल क़रीब 31 से 39 मिनट।',
    'सिल्वर कार्ड से किराया 5 दिरहम है (2 ज़ोन)।',
  ],
  [
    'hi',
    'दुबई मॉल से एक्सपो सिटी मेट्रो से कैसे जाऊँ?',
    'रेड लाइन लें: Burj Khalifa/Dubai Mall से Expo 2020 तक, Expo 2020 की दिशा में: कोई बदलाव नहीं, कुल क़रीब 73 से 81 मिनट।',
    'किराया पक्का पता नहीं: गाइड का कोई स्रोत एक स्टेशन का ज़ोन नहीं बताता।',
  ],
  [
    'ar',
    'كيف اروح من دبي مول لاكسبو بالمترو',
    'خذ الخط الأحمر من برج خليفة/دبي مول باتجاه إكسبو 2020 إلى إكسبو 2020: بلا تبديل، والوقت كله نحو 65 إلى 73 دقيقة.',
    'الأجرة غير مؤكدة: لا يذكر أي مصدر للدليل منطقة إحدى المحطات.',
  ],
  [
    'ur',
    'دبئی مال سے گولڈ سوق میٹرو سے کیسے جاؤں؟',
    'ریڈ لائن لیں: Burj Khalifa/Dubai Mall سے BurJuman تک، Centrepoint کی سمت میں، وہاں گرین لائن میں بدلیں اور e& کی سمت میں Al Ras تک جائیں: 1 تبدیلی، کل تقریبا 44 سے 60 منٹ۔',
    'سلور کارڈ سے کرایہ 5 درہم ہے (2 زونز)۔',
  ],
] as const)('CHAT-2 in %s: %s', async (locale, question, way, fare) => {
  const answer = await ask(question, locale);
  expect(lines(answer).slice(0, 2)).toEqual([way, fare]);
  expect(answer.outcome).toBe('answered');
});

test('CHAT-2 the hours of the day, the walk and the taxi stand below the way', async () => {
  const said = textOf(await ask('How do I get from the airport T1 to Dubai Mall?', 'en'));
  expect(said).toContain('From Burj Khalifa/Dubai Mall it is about 18 minutes on foot to The Dubai Mall.');
  expect(said).toContain('the metro runs from 05:00 to 24:00; at most stations the last one passes earlier.');
  expect(said).toContain('By taxi: about 13 to 17 kilometres.');
  // From the airport: 20 + 13 × 2.26 + 5 = 54.38; 20 + 17 × 2.26 + 5 = 63.42.
  expect(said).toContain('it costs about AED 54 to AED 64 without waiting in traffic; Salik crossings on the way: 1.');
});

test('CHAT-2 at night the answer is that the metro is closed, when it begins, and the taxi; the way follows', async () => {
  const answer = await ask('how do I get from terminal 3 to JBR', 'en', { clock: '02:00' });
  expect(lines(answer)[0]).toBe(
    'At 02:00 the metro does not run. It begins again on Monday, 30 November 2026 at 05:00.',
  );
  expect(textOf(answer)).toContain('Until then take a taxi.');
  // At night cars pass the gates free: 20 + 32 × 2.26 = 92.32; 20 + 40 × 2.26 + 3 × 5 = 125.40.
  expect(textOf(answer)).toContain('it costs about AED 92 to AED 126 without waiting in traffic');
  // A time in the question is as good as the clock.
  const asked = await ask('how to get from terminal 3 to JBR at 2 am', 'en');
  expect(lines(asked)[0]).toBe(lines(answer)[0]);
});

test('CHAT-2 what was named before is an end of the way', async () => {
  const before = [{ question: 'Where is the Museum of the Future?', cited: [] }];
  const answer = await ask('how do I get there from the airport by metro?', 'en', { before });
  expect(lines(answer)[0]).toContain('to Emirates Towers: no change');
});

test('CHAT-2 a place without a station near it is said to have none', async () => {
  const answer = await ask('How do I get to Burj Al Arab from Deira by metro?', 'en');
  expect(lines(answer)[0]).toBe(
    'No station of metro or tram is within a walk of Burj Al Arab Jumeirah. The nearest is Mall of the Emirates, about 2.7 kilometres away in a straight line.',
  );
});

test.each([
  'bus from Union to Hatta',
  'taxi from the airport to Dubai Marina',
  'how far is Burj Khalifa from Dubai Mall',
  'Which beaches are free?',
  'How much is a metro ride?',
])('CHAT-2 no way by metro is asked for: %s', async (question) => {
  expect(isOnJourney(await ask(question, 'en'))).toBe(false);
});

test('CHAT-2 what a taxi costs between two ends is computed by the tariff, the sum first', async () => {
  const [first = ''] = textOf(await ask('taxi from dxb t3 to jlt roughly how much', 'en')).split('\n');
  expect(first).toMatch(/^By the tariff it costs about AED \d+ to AED \d+/u);
});
