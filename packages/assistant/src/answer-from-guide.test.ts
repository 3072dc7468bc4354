import { clockOf } from '@dalil/domain/city/clock-time.ts';
import { prayerTimes, sunTimes } from '@dalil/domain/city/prayer-times.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { answerSchema, answerPartSchema } from './answer-schema.ts';
import { getAnswer, TEST_DAY } from './test-pack.ts';
import { MESSAGES } from './messages/messages.ts';

const FINE: Record<Locale, string> = {
  en: 'How much is the overstay fine?',
  ar: 'كم غرامة تجاوز مدة الإقامة؟',
  hi: 'ओवरस्टे का जुर्माना कितना है?',
  ur: 'اوور سٹے کا جرمانہ کتنا ہے؟',
};
const MAGHRIB: Record<Locale, string> = {
  en: 'When is Maghrib tomorrow?',
  ar: 'متى المغرب بكرة؟',
  hi: 'कल मग़रिब कब होगी?',
  ur: 'کل مغرب کب ہوگی؟',
};

test.each(LOCALES)('CHAT-1 a price is answered from its fact and cited, in %s', async (locale) => {
  const answer = await getAnswer(FINE[locale], { locale });
  expect(answer).toMatchObject({ outcome: 'answered', locale, engine: 'grounded' });
  expect(answer.cited).toContain('fact/visa.overstay.daily-fine');
  expect(answer.citations.find(({ kind }) => kind === 'fact')?.confidence).toBe('press');
  expect(answer.text).toContain('50');
});

test.each(LOCALES)('CHAT-2 a prayer time is computed, in %s', async (locale) => {
  const answer = await getAnswer(MAGHRIB[locale], { locale });
  expect(answer.cited).toEqual(['tool/prayer-times']);
  expect(answer.text).toContain(clockOf(prayerTimes('2026-11-23').maghrib));
});

test('CHAT-1 every claim is cited, and a frame says nothing with a number', async () => {
  for (const question of [
    ...Object.values(FINE),
    ...Object.values(MAGHRIB),
    'Which beaches are free?',
    'national day',
  ]) {
    const { blocks } = await getAnswer(question);
    for (const block of blocks) {
      if (block.kind === 'cards') continue;
      for (const { role, citations, text } of block.sentences) {
        if (role === 'claim') expect([text, citations.length > 0]).toEqual([text, true]);
        else expect(text).not.toMatch(/\p{Nd}/u);
      }
    }
  }
});

test('CHAT-1 what the guide does not have is unknown, and it says so', async () => {
  const answer = await getAnswer('Which form is needed for a unicorn stable?');
  expect(answer).toMatchObject({ outcome: 'unknown', confidence: 0 });
  expect(answer.reasons).toContain('nothing_found');
  expect(answer.followUps.length).toBeGreaterThan(0);
});

test('CHAT-1 one word of a question that stands in some sentence is no answer', async () => {
  for (const question of ['What is the meaning of banana?', 'What is the meaning of life?']) {
    const answer = await getAnswer(question);
    expect(['unknown', 'declined']).toContain(answer.outcome);
    expect(answer.cited).toEqual([]);
  }
});

test('CHAT-1 a fact that may not be shown gives its source, never its value', async () => {
  const answer = await getAnswer('What are the metro hours?');
  expect(answer.text).not.toContain('05:00');
  expect(answer.text).not.toContain('24:00');
  expect(answer.outcome).not.toBe('declined');
});

test('CHAT-1 the answer comes sentence by sentence, a citation before the sentence that names it', async () => {
  const { parts, blocks } = await getAnswer(FINE.en);
  const stated = new Set<number>();
  for (const part of parts) {
    if (part.type === 'citation') stated.add(part.at);
    if (part.type === 'sentence') expect(part.sentence.citations.every((number) => stated.has(number))).toBe(true);
  }
  const sentences = parts.flatMap((part) => (part.type === 'sentence' ? [part.sentence.text] : []));
  expect(sentences).toEqual(
    blocks.flatMap((block) => (block.kind === 'cards' ? [] : block.sentences.map(({ text }) => text))),
  );
});

test('CHAT-1 answers and their parts travel by the schema', async () => {
  for (const question of [FINE.ar, 'Which beaches are free?', 'I want to kill myself', 'Book me a table']) {
    const { parts, text: _text, cited: _cited, ...answer } = await getAnswer(question);
    expect(answerSchema.parse(answer)).toEqual(answer);
    for (const part of parts) expect(answerPartSchema.parse(part)).toEqual(part);
  }
});

test.each(LOCALES)('CHAT-2 places of a sort come as cards with their own words, in %s', async (locale) => {
  const question = {
    en: 'Which beaches are free?',
    ar: 'أي الشواطئ مجانية؟',
    hi: 'मुफ़्त बीच कौन से हैं?',
    ur: 'کون سے ساحل مفت ہیں؟',
  };
  const answer = await getAnswer(question[locale], { locale });
  expect(answer.blocks).toContainEqual({ kind: 'cards', items: [{ kind: 'place', id: 'kite-beach' }] });
  expect(answer.cited).toContain('place/kite-beach');
});

test('CHAT-2 the story around a wish does not hide the places that are wished for', async () => {
  const answer = await getAnswer('We are tired, recommend beaches that are free');
  expect(answer.cited).toContain('place/kite-beach');
});

test('CHAT-2 steps and documents of a service are listed as such', async () => {
  const steps = await getAnswer('How do I pay an overstay fine?');
  expect(steps.blocks).toContainEqual(expect.objectContaining({ kind: 'steps' }));
  const documents = await getAnswer('Which documents do I need for an overstay fine?');
  expect(documents.text).toContain('Passport');
});

test('CHAT-2 the distance between two places is computed', async () => {
  const answer = await getAnswer('How far is Kite Beach from the Gold Souk?');
  expect(answer.cited).toEqual(['tool/distance', 'place/kite-beach', 'place/gold-souk']);
  expect(answer.text).toContain('15');
});

test('CHAT-2 sunset is computed for the day that is named', async () => {
  const answer = await getAnswer('When is sunset today?');
  expect(answer.text).toContain(clockOf(sunTimes(TEST_DAY).sunset));
});

test.each([
  ['Salik at 9 am tomorrow, how much?', 'AED\u00a06', '10:00'],
  ['Salik at 11 am tomorrow, how much?', 'AED\u00a04', '16:00'],
])('CHAT-2 %s', async (question, price, until) => {
  const answer = await getAnswer(question);
  expect(answer.text).toContain(price);
  expect(answer.text).toContain(until);
  expect(answer.cited).toEqual(expect.arrayContaining(['tool/tariffs', 'fact/salik.schedule']));
});

test('CHAT-2 parking is free on a Sunday and on a holiday, charged on a working day', async () => {
  expect((await getAnswer('Is parking free today at 5 pm?')).text).toContain('is free');
  expect((await getAnswer('Is parking free tomorrow at 5 pm?')).text).toContain('peak price');
  expect((await getAnswer('Is parking free on 2 December at 5 pm?')).text).toContain('is free');
});

test.each([
  ['My rent is 80,000 and the rental index is 100,000, how much can it be increased?', '5', '84,000'],
  ['The rental index is 100,000 and my rent is 95,000, how much can the landlord increase it?', '', 'may not'],
  ['إيجاري ٨٠ ألف ومؤشر الإيجارات ١٠٠ ألف، كم الزيادة؟', '5', '84,000'],
])('CHAT-2 %s', async (question, percent, words) => {
  const answer = await getAnswer(question, { locale: 'en' });
  expect(answer.cited).toContain('tool/rent-increase');
  expect(answer.text).toContain(percent);
  if (answer.locale === 'en' || words !== 'may not') expect(answer.text).toContain(words);
});

test('CHAT-2 a holiday is told with its next days', async () => {
  const answer = await getAnswer('When is National Day?');
  expect(answer.text).toContain('2 December 2026');
  expect(answer.cited).toContain('event/national-day');
});

test.each([
  ['and tomorrow?', 'en', 'When is Maghrib today?', '2026-11-23'],
  ['وغدا؟', 'ar', 'متى المغرب اليوم؟', '2026-11-23'],
] as const)('CHAT-2 “%s” [%s] goes on from the question before', async (question, locale, before, day) => {
  const answer = await getAnswer(question, { locale, before: [{ question: before, cited: [] }] });
  expect(answer.text).toContain(clockOf(prayerTimes(day).maghrib));
  expect(answer.reasons).toContain('follow_up');
});

test('CHAT-2 “how much is it?” means what was asked before, a new subject does not', async () => {
  const before = [{ question: 'How do I pay an overstay fine?', cited: [] }];
  expect((await getAnswer('How much is it?', { before })).cited).toContain('fact/visa.overstay.daily-fine');
  expect((await getAnswer('When is sunset today?', { before })).cited).toEqual(['tool/sun-times']);
});

test('CHAT-3 a brief answer is shorter than a detailed one, and says the same', async () => {
  const style = (responseStyle: 'brief' | 'detailed') => ({
    preferences: { responseStyle, confidenceThreshold: 0, biasAwareness: false, explainDecisions: false },
  });
  const brief = await getAnswer(FINE.en, style('brief'));
  const detailed = await getAnswer(FINE.en, style('detailed'));
  expect(brief.text.length).toBeLessThanOrEqual(detailed.text.length);
  expect(brief.cited).toContain('fact/visa.overstay.daily-fine');
});

test('CHAT-2 an emergency gives the numbers, with their facts', async () => {
  const answer = await getAnswer('My father is not breathing');
  expect(answer).toMatchObject({ outcome: 'official', topic: 'emergency' });
  expect(answer.text).toContain('998');
  expect(answer.cited).toContain('fact/emergency.ambulance');
});

test('CHAT-2 what is asked from a page is asked about that page', async () => {
  const answer = await getAnswer('How much is it?', { about: { kind: 'service', id: 'overstay-fines' } });
  expect(answer.cited).toContain('service/overstay-fines');
  expect(answer.reasons).toContain('about_page');
});

test('CHAT-2 it says in every language that it is a program', async () => {
  const questions = {
    en: 'Are you a real person?',
    ar: 'هل أنت روبوت؟',
    hi: 'क्या आप इंसान हैं?',
    ur: 'کیا آپ انسان ہیں؟',
  };
  for (const locale of LOCALES) {
    const answer = await getAnswer(questions[locale], { locale });
    expect(answer.outcome).toBe('answered');
    expect(answer.text).toBe(MESSAGES[locale].self);
  }
});
