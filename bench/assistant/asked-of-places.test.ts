import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { Answer } from '@dalil/assistant/answer.ts';
import { createMemoryGuide } from '@dalil/assistant/memory-guide.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { textOf } from './judge-question.ts';
import { readPack } from './read-pack.ts';

const guide = createMemoryGuide(await readPack(), '2026-11-24');

async function ask(question: string, locale: Locale = 'en'): Promise<Answer> {
  const now = new Date('2026-11-24T14:00:00+04:00');
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const answer = answerFromGuide({ question, locale, now, about: null, before: [], preferences }, guide);
  let step = await answer.next();
  while (step.done !== true) step = await answer.next();
  return step.value;
}

const placesIn = ({ citations }: Answer) => citations.filter(({ kind }) => kind === 'place').map(({ id }) => id);
const SURE: readonly Answer['outcome'][] = ['answered'];

test.each([
  ['en', 'is there wifi at the green planet', /does not state this about The Green Planet: wifi/, 'green-planet'],
  ['en', 'does arte museum have a prayer room', /does not state .*: a prayer room/, 'arte-museum-dubai'],
  ['en', 'phone number of al ustad special kabab', /does not state .*: a telephone number/, 'al-ustad-special-kabab'],
  ['en', 'opening hours of alserkal avenue', /does not state .*: opening hours/, 'alserkal-avenue'],
  ['ar', 'هل يوجد واي فاي في دبي مول', /^لا يذكر الدليل هذا عن دبي مول: الواي فاي/, 'dubai-mall'],
] as const)('CHAT-1 what the guide does not state of a place is named [%s] %s', async (locale, question, said, id) => {
  const answer = await ask(question, locale);
  expect(textOf(answer)).toMatch(said);
  expect(SURE).not.toContain(answer.outcome);
  expect(placesIn(answer)[0]).toBe(id);
});

test.each([
  ['en', 'is there parking at kite beach', /parking is full early at weekends/],
  ['ar', 'فيه مواقف عند كايت بيتش', /المواقف تمتلئ باكرا/],
  ['ur', 'کائٹ بیچ پر پارکنگ ہے کیا', /پارکنگ جلد بھر جاتی ہے/],
] as const)('CHAT-2 what a place says of itself answers [%s] %s', async (locale, question, said) => {
  const answer = await ask(question, locale);
  expect(answer.outcome).toBe('answered');
  expect(textOf(answer)).toMatch(said);
});

test.each([
  ['hi', 'भारतीय दूतावास का पता', 'consulate-india'],
  ['ur', 'پاکستانی قونصلیٹ کا نمبر', 'consulate-pakistan'],
  ['ar', 'وين القنصلية المصرية', 'consulate-egypt'],
] as const)('CHAT-2 a nationality leads to its consulate [%s] %s', async (locale, question, id) => {
  expect(placesIn(await ask(question, locale))).toEqual([id]);
});

test.each([
  ['en', 'swedish embassy dubai phone', 'The guide has no consulate or embassy of Sweden.'],
  ['ar', 'السفارة السورية في دبي', 'ليس في الدليل قنصلية أو سفارة لهذا البلد: سوريا.'],
] as const)(
  'CHAT-1 a country without a consulate in the guide is not given that of another [%s] %s',
  async (locale, question, said) => {
    const answer = await ask(question, locale);
    expect(textOf(answer)).toBe(said);
    expect(answer.citations).toEqual([]);
  },
);

test.each([
  ['en', 'visa on arrival for nigerians', /^There is no visa on arrival for nationals of Nigeria/],
  ['ar', 'لازم تأشيرة للسعوديين', /^لا تأشيرة على مواطني دول الخليج/],
  ['ur', 'kya pakistani ko visa on arrival milta hai', /^پاکستان: .*ویزا آن ارائیول نہیں ملتا/],
  ['hi', 'indians ko visa on arrival kitne din ka milta hai', /^यह स्थिति पर निर्भर है।/],
] as const)('CHAT-2 a nationality is looked up in the lists of visas [%s] %s', async (locale, question, said) => {
  const answer = await ask(question, locale);
  expect(answer.outcome).toBe('answered');
  expect(textOf(answer)).toMatch(said);
});

test.each([
  ['en', 'is the metro running at 1am on saturday', /^No\. /],
  ['hi', '18 saal me beer pi sakte hain kya', /^नहीं। /],
  ['en', 'can i rent a car at 19', /^No\. /],
  ['en', 'can 16 year old drive a car', /^No\. /],
  ['hi', 'kya dubai me sunday ko office band hota hai', /^हाँ। /],
  ['en', 'is the weekend friday saturday', /^No\. /],
  ['ur', 'کیا میٹرو ابوظہبی جاتی ہے', /^جی نہیں۔ /],
  ['en', 'is kite beach free', /^Yes\. /],
] as const)('CHAT-2 an hour or an age decides between yes and no [%s] %s', async (locale, question, said) => {
  expect(textOf(await ask(question, locale))).toMatch(said);
});

test('CHAT-2 places in a mall are those that say so', async () => {
  const answer = await ask('cheap food in dubai mall');
  expect(placesIn(answer)).toEqual(['al-baik-dubai', 'impression-of-xibei-dubai-mall', 'taqado-difc']);
});

test('CHAT-1 a question for a yes or no that a fact on something else would answer stays open', async () => {
  expect((await ask('هل دبي عاصمة الامارات', 'ar')).outcome).toBe('unknown');
});

test('CHAT-2 what an asked quality leaves of a list', async () => {
  expect(placesIn(await ask('vet open at night'))).toEqual(['modern-vet', 'the-veterinary-hospital']);
});

test('CHAT-2 a message about the visa of a country is none about another place', async () => {
  expect((await ask('visa on arrival for bangladeshis')).outcome).toBe('answered');
});

test('CHAT-2 a number that the guide has is not said to be missing', async () => {
  expect(textOf(await ask('راشد ہسپتال کا فون نمبر', 'ur'))).toMatch(/80060/);
});

test('CHAT-1 what no place of a list states is said before it', async () => {
  const answer = await ask('gym for women only in jlt');
  expect(answer.outcome).toBe('partly');
  expect(textOf(answer)).toMatch(/^The guide does not state this about them: a time or place for women only/);
});

test.each([
  ['does cedars hospital have an emergency room', 'closest'],
  ['where is the eiffel tower in dubai', 'unknown'],
  ['is uber legal here', 'unknown'],
] as const)(
  'CHAT-1 what lacks the word that a question is about does not answer it, and is near only with a heavy word of it: %s',
  async (question, outcome) => {
    expect((await ask(question)).outcome).toBe(outcome);
  },
);
